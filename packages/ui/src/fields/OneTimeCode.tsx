'use client';

import type { CSSProperties } from 'react';
import { Field, splitLook } from '../internal/Field.tsx';
import { latinDigits } from './amount.ts';
import { oneTimeCode } from './OneTimeCode.css.ts';
import type { TextFieldProps } from './TextField.tsx';

export interface OneTimeCodeProps
  extends Omit<
    TextFieldProps,
    'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder' | 'iconStart' | 'dir'
  > {
  /** Number of digits, up to 7 on a phone. */
  length?: number;
}

/**
 * Asks for a short code, one box per digit. A single input, so that pasting, correction and autofill work natively.
 * Keeps the digits of what is typed or pasted, of any script; `maxLength` would cut a pasted code before that.
 * While `loading`, the code is being checked and locked.
 */
export function OneTimeCode({ length = 6, onValueChange, ...props }: OneTimeCodeProps) {
  const { look, attributes } = splitLook(props);
  return (
    <Field {...look}>
      {(controlProps) => (
        <input
          pattern="[0-9]*"
          autoCorrect="off"
          spellCheck={false}
          readOnly={look.loading}
          aria-busy={look.loading || undefined}
          {...attributes}
          {...controlProps}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          className={oneTimeCode}
          style={{ '--length': length } as CSSProperties}
          onChange={(event) => {
            keepDigits(event.target, length);
            attributes.onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}

/** Reduces the text of an input to its first digits, and leaves it and its caret alone if it has no other. */
function keepDigits(input: HTMLInputElement, length: number) {
  const digits = latinDigits(input.value.normalize('NFKC')).replace(/\D/g, '').slice(0, length);
  if (digits !== input.value) input.value = digits;
}
