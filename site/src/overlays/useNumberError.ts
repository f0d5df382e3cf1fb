import { useText } from '../language/useText.ts';
import type { MobileEntry } from '../session/useMobileEntry.ts';

/** What is wrong with a number being typed; undefined when it is one of its country, or cannot be judged yet. */
export function useNumberError({ phones, value, mobile }: MobileEntry): string | undefined {
  const text = useText();
  if (mobile || phones.kind !== 'ready') return undefined;
  if (value.number.trim() === '') return text('login.required', { field: text('registration.field.mobileNum') });
  return text('validation.mobile', { digits: phones.phones.mobileDigits(value.country).join(', ') });
}
