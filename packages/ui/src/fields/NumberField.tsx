'use client';

import type { ComponentPropsWithRef } from 'react';
import { type CommonFieldProps, Field, type OwnAttribute, splitLook } from '../internal/Field.tsx';
import { number, unitMark } from './NumberField.css.ts';
import { type AmountOptions, useAmount } from './useAmount.ts';

type Taken = OwnAttribute | keyof AmountOptions | 'onChange';

export type NumberAttributes = Omit<ComponentPropsWithRef<'input'>, Taken | 'defaultValue' | 'dir' | 'inputMode'>;

export interface NumberFieldProps extends CommonFieldProps, NumberAttributes, AmountOptions {
  /** Stands after the number, such as '%'. */
  unit?: string;
}

/** A number, typed in the digits and separators of the person's locale. Once left, it is shown in groups. */
export function NumberField({ locale, digits, value, onValueChange, unit, ...props }: NumberFieldProps) {
  const { look, attributes } = splitLook(props);
  const input = useAmount({ locale, digits, value, onValueChange }, attributes);
  return (
    <Field {...look} end={unit && <bdi className={unitMark}>{unit}</bdi>}>
      {(controlProps) => <input {...attributes} {...controlProps} {...input} className={number} />}
    </Field>
  );
}
