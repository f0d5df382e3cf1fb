'use client';

import type { ComponentPropsWithRef } from 'react';
import { type CommonFieldProps, Field, type OwnAttribute, splitLook } from '../internal/Field.tsx';
import { latinDigits } from './amount.ts';
import { type Country, CountryPicker, type CountryPickerWords } from './CountryPicker.tsx';
import * as css from './MobileField.css.ts';

export interface MobileNumber {
  /** The code of one of the countries. */
  country: string;
  /** As typed, in Latin digits. */
  number: string;
}

type Taken = OwnAttribute | 'dir' | 'value' | 'defaultValue';

export interface MobileFieldProps extends CommonFieldProps, Omit<ComponentPropsWithRef<'input'>, Taken | 'onChange'> {
  countries: readonly Country[];
  value: MobileNumber;
  onValueChange: (value: MobileNumber) => void;
  words: CountryPickerWords;
}

/** A mobile number behind the dialling code of its country, which is found by name or by code. */
export function MobileField({ countries, value, onValueChange, words, ...props }: MobileFieldProps) {
  const { look, attributes } = splitLook(props);
  return (
    <Field {...look}>
      {(controlProps) => (
        <>
          <CountryPicker
            countries={countries}
            selected={value.country}
            onSelect={(country) => onValueChange({ ...value, country })}
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
            onChange={({ target }) => onValueChange({ ...value, number: latinDigits(target.value) })}
          />
        </>
      )}
    </Field>
  );
}
