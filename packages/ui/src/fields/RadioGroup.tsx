'use client';

import { type Ref, useId } from 'react';
import { fieldLabel, fieldMark } from '../internal/Field.css.ts';
import { type CommonFieldProps, FieldMessage, joinIds } from '../internal/Field.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { radio, radioDot, radioGroup, radioHint, radioLabel, radios, radioWords } from './RadioGroup.css.ts';

export interface RadioGroupProps<Value extends string>
  extends Pick<CommonFieldProps, 'label' | 'hint' | 'error' | 'success' | 'required' | 'disabled'>,
    ElementAttributes<HTMLInputElement> {
  options: readonly { value: Value; label: string; hint?: string; disabled?: boolean }[];
  /** `cards` for options with an explanation, side by side if there is room. */
  kind?: 'list' | 'cards';
  name?: string;
  /** Id of the first radio button, as a target for error summaries and forms. */
  id?: string;
  ref?: Ref<HTMLInputElement>;
  /** Controlled value; use `defaultValue` for an uncontrolled group. */
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
}

/** Offers one of a few visible options, as native radio buttons with the browser's keys. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, kind = 'list', label, hint, error, success, required, disabled, id, ref, name, ...rest } = props;
  const { value, defaultValue, onValueChange, ...attributes } = rest;
  const own = useId();
  const caption = useId();
  const words = useId();
  return (
    <div
      aria-labelledby={caption}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      {...attributes}
      className={radioGroup}
      role="radiogroup"
      aria-describedby={joinIds((error ?? success ?? hint) && words, attributes['aria-describedby'])}
    >
      <span id={caption} className={fieldLabel}>
        {label}
        {required && (
          <span className={fieldMark} aria-hidden>
            {' *'}
          </span>
        )}
      </span>
      <div className={radios} data-kind={kind}>
        {options.map((option, index) => (
          <label key={option.value} className={radio}>
            <input
              type="radio"
              {...(index === 0 && { id, ref })}
              className={radioDot}
              name={name ?? own}
              value={option.value}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={value === undefined && defaultValue ? option.value === defaultValue : undefined}
              required={required}
              disabled={disabled || option.disabled}
              onChange={() => onValueChange?.(option.value)}
            />
            <span className={radioWords}>
              <span className={radioLabel}>{option.label}</span>
              {option.hint && <span className={radioHint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={words} error={error} success={success} hint={hint} />
    </div>
  );
}
