'use client';

import { ChevronDown } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { type CommonFieldProps, Field, splitLook } from '../internal/Field.tsx';
import { icon } from '../internal/icon.tsx';
import { chevron, select } from './SelectField.css.ts';

type Attributes = Omit<
  ComponentPropsWithRef<'select'>,
  keyof CommonFieldProps | 'className' | 'style' | 'children' | 'size'
>;

export interface SelectFieldProps extends CommonFieldProps, Attributes {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  onValueChange?: (value: string) => void;
  /** Lower box with its label inside, for bars. */
  compact?: boolean;
}

/** Offers one of many, as the browser's native list. */
export function SelectField({ options, onValueChange, compact, ...props }: SelectFieldProps) {
  const { look, attributes } = splitLook(props);
  return (
    <Field {...look} compact={compact}>
      {(controlProps) => (
        <>
          <select
            {...attributes}
            {...controlProps}
            className={select}
            onChange={(event) => {
              attributes.onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={chevron}>{icon(ChevronDown, 16)}</span>
        </>
      )}
    </Field>
  );
}
