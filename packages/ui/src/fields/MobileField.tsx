'use client';

import type { ComponentPropsWithRef } from 'react';
import { type CommonFieldProps, Field, type OwnAttribute, splitLook } from '../internal/Field.tsx';
import { PostedValue } from '../internal/PostedValue.tsx';
import { type FieldValue, useFieldValue } from '../internal/useFieldValue.ts';
import { latinDigits } from './amount.ts';
import { type Country, CountryPicker, type CountryPickerWords } from './CountryPicker.tsx';
import * as css from './MobileField.css.ts';

export interface MobileNumber {
  country: string;
  number: string;
}

type Taken = OwnAttribute | 'dir' | 'value' | 'defaultValue' | 'onChange';

export interface MobileFieldProps
  extends CommonFieldProps,
    FieldValue<MobileNumber>,
    Omit<ComponentPropsWithRef<'input'>, Taken> {
  countries: readonly Country[];
  words: CountryPickerWords;
}

const noNumber: MobileNumber = { country: '', number: '' };

/**
 * Asks for a mobile number after its dialling code, searchable by name or code. A form sends it under `name` as E.164,
 * without national leading zeros; '' while incomplete.
 */
export function MobileField({ countries, words, ...props }: MobileFieldProps) {
  const { value: given, defaultValue, onValueChange, ...rest } = props;
  const { look, attributes: all } = splitLook(rest);
  const { name, ...attributes } = all;
  const { value, change, onReset } = useFieldValue({ value: given, defaultValue, onValueChange }, noNumber);
  const dialling = countries.find(({ code }) => code === value.country)?.dialling;
  const digits = value.number.replace(/\D/g, '').replace(/^0+/, '');
  const posted = dialling && digits ? `${dialling}${digits}` : '';
  return (
    <Field {...look}>
      {(controlProps) => (
        <>
          <CountryPicker
            countries={countries}
            selected={value.country}
            onSelect={(country) => change({ ...value, country })}
            disabled={look.disabled}
            words={words}
          />
          <span className={css.divider} />
          <input
            autoComplete="tel-national"
            {...attributes}
            {...controlProps}
            type="tel"
            dir="ltr"
            className={css.number}
            value={value.number}
            onChange={({ target }) => change({ ...value, number: latinDigits(target.value) })}
          />
          <PostedValue {...{ name, value: posted, form: attributes.form, disabled: look.disabled, onReset }} />
        </>
      )}
    </Field>
  );
}
