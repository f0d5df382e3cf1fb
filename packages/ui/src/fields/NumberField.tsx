'use client';

import { type CommonFieldProps, Field, splitLook } from '../internal/Field.tsx';
import { PostedValue } from '../internal/PostedValue.tsx';
import { number, unitMark } from './NumberField.css.ts';
import type { NumberAttributes } from './numberAttributes.ts';
import { type AmountOptions, useAmount } from './useAmount.ts';

export interface NumberFieldProps extends CommonFieldProps, NumberAttributes, AmountOptions {
  /** Unit after the number, such as '%'. */
  unit?: string;
}

/** Asks for a number in the user's digits and separators, grouped on blur. A form sends it plain under `name`. */
export function NumberField({ unit, ...props }: NumberFieldProps) {
  const { locale, digits, value: given, defaultValue, onValueChange, ...rest } = props;
  const { look, attributes: all } = splitLook(rest);
  const { name, ...attributes } = all;
  const amount = useAmount({ locale, digits, value: given, defaultValue, onValueChange }, attributes);
  const { input, value, onReset } = amount;
  return (
    <Field {...look} end={unit && <bdi className={unitMark}>{unit}</bdi>}>
      {(controlProps) => (
        <>
          <input {...attributes} {...controlProps} {...input} className={number} />
          <PostedValue {...{ name, value: value ?? '', form: attributes.form, disabled: look.disabled, onReset }} />
        </>
      )}
    </Field>
  );
}
