import { type FocusEvent, type InputHTMLAttributes, useState } from 'react';
import { editAmount, formatAmount, isSameAmount, parseAmount } from './amount.ts';

export interface AmountOptions {
  /** BCP 47: whose digits and separators are read and shown. */
  locale: string;
  /** How many decimals may be typed. */
  digits: number;
  /** A decimal string such as '1250.50', '' for nothing, null for what is no number. */
  value: string | null;
  /** null while the text is no number; the text stays for the person to mend. */
  onValueChange: (value: string | null) => void;
}

type Attributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'onFocus' | 'onBlur'>;

/**
 * The text of a number while it is typed, and the attributes of its input. Text is kept as long as it means the value:
 * a value from elsewhere takes its place. `least` decimals are shown once the person has left.
 */
export function useAmount(
  { locale, digits, value, onValueChange }: AmountOptions,
  { onFocus, onBlur }: Attributes,
  { least = 0, symbol }: { least?: number; symbol?: string } = {},
) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => parseAmount(text, locale, digits, symbol);
  const kept = typed !== null && isSameAmount(read(typed), value);
  return {
    type: 'text',
    dir: 'ltr',
    inputMode: digits > 0 ? 'decimal' : 'numeric',
    autoComplete: 'off',
    value: kept ? typed : formatAmount(value ?? '', locale, least),
    onFocus(event: FocusEvent<HTMLInputElement>) {
      onFocus?.(event);
      if (value !== null) setTyped(editAmount(value, locale));
    },
    onChange({ target }: { target: HTMLInputElement }) {
      setTyped(target.value);
      onValueChange(read(target.value));
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      onBlur?.(event);
      if (value !== null) setTyped(null);
    },
  } as const;
}
