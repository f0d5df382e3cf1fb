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
import { readRefusal } from '@baize/gateway';
import type { MobileNumber } from '@baize/ui/overlays';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import { useStatus } from '../../../core/services/status.ts';
import { errorText } from '../../../data/load.ts';
import { fieldErrorText } from '../../../shared/forms/fieldErrors.ts';
import { mobileDigits } from '../phone/countries.ts';
import { usePhones } from '../phone/usePhones.ts';
import { keepDraft, readDraft } from './draft.ts';
import { fieldInputs } from './fieldInputs.ts';
import type { Refusal } from './useRegister.ts';

export type Values = Record<RegistrationName, string> & { country: string; age: boolean; terms: boolean };
export type FormName = keyof Values;

const nothing = Object.fromEntries(registrationNames.map((name) => [name, ''])) as Record<RegistrationName, string>;

/** The two forms' common memory: what is typed in one tab is there in the other, and after an accidental close (REG-09). */
export function useRegistrationValues(): { form: UseFormReturn<Values>; kept: boolean } {
  const [draft] = useState(readDraft);
  const form = useForm<Values>({
    defaultValues: { ...nothing, ...draft?.values, country: draft?.country ?? '', age: false, terms: false },
    // The form leads to its first mistake itself, as the rules come from the platform.
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft({ values, country: values.country }),
      }),
    [subscribe],
  );
  return { form, kept: draft !== null && Object.keys(draft.values).length > 0 };
}

/** The mobile number of the form: as typed, and as it will be sent. */
export function useFormMobile({ watch, setValue }: UseFormReturn<Values>, way: RegistrationForm) {
  const here = useStatus().country?.countryCode ?? '';
  const [number, chosen] = watch(['mobileNum', 'country']);
  const phones = usePhones(number, way === 'mobile');
  const country = chosen || here;
  const value = useMemo((): MobileNumber => ({ country, number }), [country, number]);
  const onValueChange = useCallback(
    (next: MobileNumber) => {
      setValue('mobileNum', next.number);
      setValue('country', next.country);
    },
    [setValue],
  );
  const mobile = useMemo(() => phones.read?.(number, country) ?? null, [phones, number, country]);
  return { phones, value, onValueChange, mobile };
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
  const typed: RegistrationValues = { ...values, ...(mobile && { mobileNum: mobile.mobileNum }) };
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
  return { typed, errors, first: formOrder.find((name) => errors[name]) };
}

export const formOrder: readonly FormName[] = [...registrationNames, 'age', 'terms'];

/** What stands under each field, in the language shown; what the platform refused stays until the value changes (VAL-04). */
export function useFieldWords(values: Values, errors: ReturnType<typeof problems>['errors'], refused: Refused | null) {
  const text = useText();
  const { ageGate } = useBrand();
  const theirs = refused ? placesOf(refused.refusal) : {};
  const wordsOf = (name: FormName): string | undefined => {
    if (name === 'age') return errors.age && text('register.age.required', { age: ageGate });
    if (name === 'terms') return errors.terms && text('register.terms.required');
    if (name === 'country') return undefined;
    if (name === 'verificationCode' && errors[name]) return text('codes.invalid');
    const own = fieldErrorText(text, text(fieldInputs[name].label), errors[name]);
    const refusal = refused && theirs[name] && refused.values[name] === values[name] ? refused.refusal : null;
    return own ?? (refusal ? errorText(text, refusal) : undefined);
  };
  const listed = formOrder.flatMap((name) => {
    const message = wordsOf(name);
    if (!message) return [];
    const field = name === 'age' || name === 'terms' || name === 'country' ? null : text(fieldInputs[name].label);
    return [{ id: idOf(name), message: field ? text('validation.named', { field, problem: message }) : message }];
  });
  return { wordsOf, listed, placed: Object.keys(theirs).some((name) => name in fieldInputs) };
}

/** Which fields a refusal is about: the platform says so, or its code does. */
export function placesOf({ code, value }: Refusal): Readonly<Record<string, unknown>> {
  if (code === 'invitation-code-error') return { affiliateCode: code };
  if (/^(?:phone-)?code-?/.test(code)) return { verificationCode: code };
  return readRefusal(value).fields;
}

/** What the platform said no to, and what was typed then. */
export interface Refused {
  refusal: Refusal;
  values: Values;
}

export const idOf = (name: FormName) => `register-${name}`;
