import { useText } from '../../../core/language/useText.ts';
import { mobileText } from '../../../shared/forms/fieldErrors.ts';
import { mobileDigits } from '../phone/countries.ts';
import type { MobileEntry } from '../session/useMobileEntry.ts';

/** Returns the error of a number being typed; undefined when valid, '' while it cannot be checked yet. */
export function useNumberError({ phones, value, mobile }: MobileEntry): string | undefined {
  const text = useText();
  if (mobile) return undefined;
  if (value.number.trim() === '') return text('login.required', { field: text('registration.field.mobileNum') });
  const digits = mobileDigits(value.country);
  return phones.read || digits.length === 0 ? mobileText(text, digits) : '';
}
