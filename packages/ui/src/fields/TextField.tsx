'use client';

import type { ComponentPropsWithRef } from 'react';
import { fieldControl } from '../internal/Field.css.ts';
import { type CommonFieldProps, Field, splitLook } from '../internal/Field.tsx';

type Attributes = Omit<
  ComponentPropsWithRef<'input'>,
  keyof CommonFieldProps | 'className' | 'style' | 'children' | 'size'
>;

export interface TextFieldProps extends CommonFieldProps, Attributes {
  /** Called with the value; the native `onChange` works too. */
  onValueChange?: (value: string) => void;
}

/** Asks for one line of text. Native events and the ref pass through, for form libraries. */
export function TextField({ onValueChange, ...props }: TextFieldProps) {
  const { look, attributes } = splitLook(props);
  return (
    <Field {...look}>
      {(controlProps) => (
        <input
          type="text"
          {...attributes}
          {...controlProps}
          className={fieldControl}
          onChange={(event) => {
            attributes.onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
