'use client';

import { type FocusEvent, type InputHTMLAttributes, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { type FieldValue, useFieldValue } from '../internal/useFieldValue.ts';
import { editAmount, formatAmount, isSameAmount, parseAmount } from './amount.ts';

/**
 * The value is a decimal string such as '1250.50', '' when empty, null for invalid text, which stays for correction.
 */
export interface AmountOptions extends FieldValue<string | null> {
  locale: string;
  digits: number;
}

type Attributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'onFocus' | 'onBlur' | 'onPointerDown'>;

/**
 * Manages a number, controlled or not, its typed text and its input attributes. Text is kept while it means the value.
 * `least` decimals are shown on blur; `finest` decimals are parsed, so that the form can report too many.
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
  /** Field whose text was just reformatted, losing the browser's selection. */
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
