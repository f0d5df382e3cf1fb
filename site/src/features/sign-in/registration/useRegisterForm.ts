import {
  checkRegistration,
  type FieldError,
  type RegistrationContext,
  type RegistrationForm,
  type RegistrationName,
  type RegistrationValues,
  registrationFields,
  registrationNames,
} from '@baize/domain';
import { type GatewayError, readRefusal } from '@baize/gateway';
import type { MobileNumber } from '@baize/ui/overlays';
import { useCallback, useMemo, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useMinimumAge } from '../../../core/services/rules.ts';
import { useStatus } from '../../../core/services/status.ts';
import { errorText } from '../../../data/load.ts';
import type { ErrorsByField } from '../../../shared/forms/errorsByField.ts';
import { fieldErrorText } from '../../../shared/forms/fieldErrors.ts';
import { mobileDigits } from '../phone/countries.ts';
import { usePhones } from '../phone/usePhones.ts';
import { keepDraft, readDraft } from './draft.ts';
import { fieldInputs } from './fieldInputs.ts';

export type Values = Record<RegistrationName, string> & { country: string; age: boolean; terms: boolean };
export type FormName = keyof Values;

const nothing = Object.fromEntries(registrationNames.map((name) => [name, ''])) as Record<RegistrationName, string>;

/** Shares input between both forms and restores it after an accidental close (REG-09). */
export function useRegistrationDraft(): { draft: readonly [Values, (values: Values) => void]; kept: boolean } {
  const [stored] = useState(readDraft);
  const [values, setValues] = useState<Values>({
    ...nothing,
    ...stored?.values,
    country: stored?.country ?? '',
    age: false,
    terms: false,
  });
  const keep = useCallback((next: Values) => {
    setValues(next);
    keepDraft({ values: next, country: next.country });
  }, []);
  return { draft: [values, keep], kept: stored !== null && Object.keys(stored.values).length > 0 };
}

export function useFormMobile({ mobileNum: number, country: chosen }: Values, way: RegistrationForm) {
  const here = useStatus().country?.countryCode ?? '';
  const phones = usePhones(number, way === 'mobile');
  const country = chosen || here;
  const value = useMemo((): MobileNumber => ({ country, number }), [country, number]);
  const mobile = useMemo(() => phones.read?.(number, country) ?? null, [phones, number, country]);
  return { phones, value, mobile };
}

export type FormMobile = ReturnType<typeof useFormMobile>;

/**
 * Returns all errors in form order. Numbers must be valid in their country; `solved` means that no captcha has to be
 * typed.
 */
export function problems(
  values: Values,
  context: RegistrationContext,
  { phones, value, mobile }: FormMobile,
  solved: boolean,
) {
  const missing: FieldError = { kind: 'required' };
  const typed: RegistrationValues = { ...values, ...(mobile && { mobileNum: mobile.nationalNumber }) };
  const errors: Partial<Record<FormName, FieldError>> = { ...checkRegistration(typed, context) };
  const asked = registrationFields(context).some(({ name }) => name === 'mobileNum');
  if (asked && value.number.trim() && !mobile) {
    // Numbers cannot be valid until the numbering plans have loaded.
    const digits = mobileDigits(value.country);
    errors.mobileNum =
      phones.read || digits.length === 0
        ? { kind: 'mobile', digits }
        : { kind: 'pattern', patternId: null, min: null, max: null };
  }
  if (solved) delete errors.captcha;
  if (!values.age) errors.age = missing;
  if (!values.terms) errors.terms = missing;
  return { typed, errors };
}

const formOrder: readonly FormName[] = [...registrationNames, 'age', 'terms'];

export function useFieldWords() {
  const text = useText();
  const ageGate = useMinimumAge();
  const wordsOf = (name: FormName, error: FieldError | undefined): string | undefined => {
    if (name === 'age') return error && text('register.age.required', { age: ageGate });
    if (name === 'terms') return error && text('register.terms.required');
    if (name === 'country') return undefined;
    if (name === 'verificationCode' && error) return text('codes.invalid');
    return fieldErrorText(text, labelOf(name) ?? '', error);
  };
  /** Undefined for consents, whose messages already name them. */
  const labelOf = (name: FormName) =>
    name === 'age' || name === 'terms' || name === 'country' ? undefined : text(fieldInputs[name].label);
  return {
    problemsOf: (errors: ReturnType<typeof problems>['errors']): ErrorsByField<FormName> =>
      Object.fromEntries(formOrder.map((name) => [name, wordsOf(name, errors[name])])),
    refusalsOf: (error: GatewayError): ErrorsByField<FormName> => {
      const places = placesOf(error);
      const named = formOrder.filter((name) => name in fieldInputs && places[name]);
      return Object.fromEntries(named.map((name) => [name, errorText(text, error)]));
    },
  };
}

/** Returns the fields a refusal concerns, from its data or its code. */
function placesOf({ code, value }: GatewayError): Readonly<Record<string, unknown>> {
  if (code === 'invitation-code-error') return { affiliateCode: code };
  // An invitation from the address has no field.
  if (code === 'invitation-closed') return {};
  if (/^(?:phone-)?code-?/.test(code)) return { verificationCode: code };
  return readRefusal(value).fields;
}
