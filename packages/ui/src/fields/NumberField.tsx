'use client';

import type { ComponentPropsWithRef } from 'react';
import { type CommonFieldProps, Field, type OwnAttribute, splitLook } from '../internal/Field.tsx';
import { PostedValue } from '../internal/PostedValue.tsx';
import { number, unitMark } from './NumberField.css.ts';
import { type AmountOptions, useAmount } from './useAmount.ts';

type Taken = OwnAttribute | keyof AmountOptions | 'onChange' | 'dir' | 'inputMode';

export type NumberAttributes = Omit<ComponentPropsWithRef<'input'>, Taken>;

export interface NumberFieldProps extends CommonFieldProps, NumberAttributes, AmountOptions {
  /** Stands after the number, such as '%'. */
  unit?: string;
}

/** A number, typed in the digits and separators of the person's locale. Once left, it is shown in groups; a form sends it plain, under `name`. */
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
