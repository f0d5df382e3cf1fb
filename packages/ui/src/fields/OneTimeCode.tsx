'use client';

import type { CSSProperties } from 'react';
import { Field, splitLook } from '../internal/Field.tsx';
import { oneTimeCode } from './OneTimeCode.css.ts';
import type { TextFieldProps } from './TextField.tsx';

export interface OneTimeCodeProps
  extends Omit<
    TextFieldProps,
    'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder' | 'iconStart' | 'dir'
  > {
  /** How many digits, up to 7 on a phone. */
  length?: number;
}

/**
 * A code of a few digits, one box for each: a single input, so that pasting, correcting and the phone's own offer of the
 * code work as they do anywhere. While `loading` the code is being checked and cannot be changed.
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
          maxLength={length}
          className={oneTimeCode}
          style={{ '--length': length } as CSSProperties}
          onChange={(event) => {
            attributes.onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
