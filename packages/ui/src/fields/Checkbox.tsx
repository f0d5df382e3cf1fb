'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldMessage, joinIds } from '../internal/Field.tsx';
import { check, checkBox, checkField } from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'children' | 'size'> {
  /** Label, which may contain links. */
  label: ReactNode;
  hint?: string;
  error?: string;
  /** Confirmation, such as "Saved". */
  success?: string;
  onValueChange?: (checked: boolean) => void;
}

/** Offers a yes-or-no choice with its label. */
export function Checkbox({ label, hint, error, success, onValueChange, ...attributes }: CheckboxProps) {
  const words = useId();
  return (
    <div className={checkField}>
      <label className={check}>
        <input
          aria-invalid={error ? true : undefined}
          {...attributes}
          type="checkbox"
          className={checkBox}
          aria-describedby={joinIds((error ?? success ?? hint) && words, attributes['aria-describedby'])}
          onChange={(event) => {
            attributes.onChange?.(event);
            onValueChange?.(event.target.checked);
          }}
        />
        <span>{label}</span>
      </label>
      <FieldMessage id={words} error={error} success={success} hint={hint} />
    </div>
  );
}
