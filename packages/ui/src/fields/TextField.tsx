import type { ComponentPropsWithRef } from 'react';
import { fieldControl } from '../internal/Field.css.ts';
import { Field, type FieldLook, splitLook } from '../internal/Field.tsx';

type Attributes = Omit<ComponentPropsWithRef<'input'>, keyof FieldLook | 'className' | 'style' | 'children' | 'size'>;

export interface TextFieldProps extends FieldLook, Attributes {
  /** The value alone, beside the native `onChange`. */
  onValue?: (value: string) => void;
}

/** One line of text. Native events and the ref pass through, so that a form library can register it. */
export function TextField({ onValue, ...props }: TextFieldProps) {
  const { look, attributes } = splitLook(props);
  return (
    <Field {...look}>
      {(wiring) => (
        <input
          type="text"
          {...attributes}
          {...wiring}
          className={fieldControl}
          onChange={(event) => {
            attributes.onChange?.(event);
            onValue?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
