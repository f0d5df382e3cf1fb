'use client';

import { type FocusEvent, type InputHTMLAttributes, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { type FieldValue, useFieldValue } from '../internal/useFieldValue.ts';
import { editAmount, formatAmount, isSameAmount, parseAmount } from './amount.ts';

/** Its value is a decimal string such as '1250.50', '' for nothing, null for what is no number; the text then stays for the person to mend. */
export interface AmountOptions extends FieldValue<string | null> {
  /** BCP 47: whose digits and separators are read and shown. */
  locale: string;
  /** How many decimals may be typed. */
  digits: number;
}

type Attributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'onFocus' | 'onBlur' | 'onPointerDown'>;

/**
 * A number whoever keeps it, its text while it is typed, and the attributes of its input. Text is kept as long as it means the value:
 * a value from elsewhere takes its place. `least` decimals are shown once the person has left. `finest` decimals are read, more than may be
 * typed, so that the form can say that there are too many.
 */
export function useAmount(
  { locale, digits, ...kept }: AmountOptions,
  { onFocus, onBlur, onPointerDown }: Attributes,
  { least = 0, finest = digits, symbol }: { least?: number; finest?: number; symbol?: string } = {},
) {
  const { value, change, onReset } = useFieldValue(kept, '');
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => parseAmount(text, locale, finest, symbol);
  const pointed = useRef(false);
  /** The field whose text has just been taken for another, which loses the browser's selection. */
  const [reached, setReached] = useState<HTMLInputElement | null>(null);
  useLayoutEffect(() => {
    reached?.select();
    setReached(null);
  }, [reached]);
  const isKept = typed !== null && isSameAmount(read(typed), value);
  const input = {
    type: 'text',
    dir: 'ltr',
    inputMode: digits > 0 ? 'decimal' : 'numeric',
    autoComplete: 'off',
    value: isKept ? typed : formatAmount(value ?? '', locale, least),
    onFocus(event: FocusEvent<HTMLInputElement>) {
      onFocus?.(event);
      if (value !== null) setTyped(editAmount(value, locale));
      // A key that leads here selects everything; a press sets the caret.
      if (!pointed.current) setReached(event.currentTarget);
    },
    onPointerDown(event: PointerEvent<HTMLInputElement>) {
      onPointerDown?.(event);
      pointed.current = true;
    },
    onChange({ target }: { target: HTMLInputElement }) {
      setTyped(target.value);
      change(read(target.value));
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      onBlur?.(event);
      pointed.current = false;
      if (value !== null) setTyped(null);
    },
  } as const;
  return { input, value, change, onReset };
}
