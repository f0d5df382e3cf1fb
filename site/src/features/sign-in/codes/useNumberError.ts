import { useText } from '../../../core/language/useText.ts';
import { mobileDigits } from '../phone/countries.ts';
import type { MobileEntry } from '../session/useMobileEntry.ts';

/** What is wrong with a number being typed; undefined when it is one of its country, '' while it cannot be judged yet. */
export function useNumberError({ phones, value, mobile }: MobileEntry): string | undefined {
  const text = useText();
  if (mobile) return undefined;
  if (value.number.trim() === '') return text('login.required', { field: text('registration.field.mobileNum') });
  return phones.read ? text('validation.mobile', { digits: mobileDigits(value.country).join(', ') }) : '';
}
