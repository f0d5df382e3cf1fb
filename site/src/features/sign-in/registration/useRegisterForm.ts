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
import { useBrand } from '../../../core/services/services.ts';
import { useStatus } from '../../../core/services/status.ts';
import { errorText } from '../../../data/load.ts';
import { fieldErrorText } from '../../../shared/forms/fieldErrors.ts';
import type { Problems } from '../../../shared/forms/problems.ts';
import { mobileDigits } from '../phone/countries.ts';
import { usePhones } from '../phone/usePhones.ts';
import { keepDraft, readDraft } from './draft.ts';
import { fieldInputs } from './fieldInputs.ts';

export type Values = Record<RegistrationName, string> & { country: string; age: boolean; terms: boolean };
export type FormName = keyof Values;

const nothing = Object.fromEntries(registrationNames.map((name) => [name, ''])) as Record<RegistrationName, string>;

/** The two forms' common memory: what is typed in one tab is there in the other, and after an accidental close (REG-09). */
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

/** The mobile number of the form: as typed, and as it will be sent. */
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
 * Everything that is wrong with what is typed, in the order of the form. A number is held against its country's own
 * numbers too; a riddle that is `solved` another way leaves no picture to read.
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
    // Until the numbering plans are there nothing can be said to be a number.
    errors.mobileNum = phones.read
      ? { kind: 'mobile', digits: mobileDigits(value.country) }
      : { kind: 'pattern', patternId: null, min: null, max: null };
  }
  if (solved) delete errors.captcha;
  if (!values.age) errors.age = missing;
  if (!values.terms) errors.terms = missing;
  return { typed, errors };
}

const formOrder: readonly FormName[] = [...registrationNames, 'age', 'terms'];

/** What is wrong, in words, in the order of the form and in the language shown (VAL-04). */
export function useFieldWords() {
  const text = useText();
  const { ageGate } = useBrand();
  const wordsOf = (name: FormName, error: FieldError | undefined): string | undefined => {
    if (name === 'age') return error && text('register.age.required', { age: ageGate });
    if (name === 'terms') return error && text('register.terms.required');
    if (name === 'country') return undefined;
    if (name === 'verificationCode' && error) return text('codes.invalid');
    return fieldErrorText(text, labelOf(name) ?? '', error);
  };
  /** None of the consents: their words name them. */
  const labelOf = (name: FormName) =>
    name === 'age' || name === 'terms' || name === 'country' ? undefined : text(fieldInputs[name].label);
  return {
    problemsOf: (errors: ReturnType<typeof problems>['errors']): Problems<FormName> =>
      Object.fromEntries(formOrder.map((name) => [name, wordsOf(name, errors[name])])),
    /** What the platform said of the fields. */
    refusalsOf: (error: GatewayError): Problems<FormName> => {
      const places = placesOf(error);
      const named = formOrder.filter((name) => name in fieldInputs && places[name]);
      return Object.fromEntries(named.map((name) => [name, errorText(text, error)]));
    },
    /** A line of the list above the form. */
    lineOf: (name: FormName, problem: string) => {
      const field = labelOf(name);
      return field ? text('validation.named', { field, problem }) : problem;
    },
  };
}

/** Which fields a refusal is about: the platform says so, or its code does. */
function placesOf({ code, value }: GatewayError): Readonly<Record<string, unknown>> {
  if (code === 'invitation-code-error') return { affiliateCode: code };
  // The invitation came with the address, and has no field.
  if (code === 'invitation-closed') return {};
  if (/^(?:phone-)?code-?/.test(code)) return { verificationCode: code };
  return readRefusal(value).fields;
}
