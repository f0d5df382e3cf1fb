'use client';

import type { ComponentPropsWithRef } from 'react';
import { PostedValue } from '../internal/PostedValue.tsx';
import { type FieldValue, useFieldValue } from '../internal/useFieldValue.ts';
import * as css from './Slider.css.ts';

export interface SliderProps
  extends FieldValue<number>,
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'value' | 'defaultValue' | 'size'> {
  /** Accessible name. */
  label: string;
  /** Value in words, such as an amount of money; read aloud instead of the number. */
  valueText?: string;
  min?: number;
  max?: number;
}

/** Offers a value from a range. For exact figures use `NumberField`. */
export function Slider({ label, valueText, min = 0, max = 100, ...props }: SliderProps) {
  const { value: given, defaultValue, onValueChange, ...attributes } = props;
  const { value, change, onReset } = useFieldValue({ value: given, defaultValue, onValueChange }, min);
  return (
    <span className={css.slider}>
      <progress
        className={css.filled}
        data-tone="accent"
        aria-hidden
        value={value - min}
        max={Math.max(1, max - min)}
      />
      <input
        aria-label={label}
        aria-valuetext={valueText}
        {...attributes}
        type="range"
        className={css.input}
        min={min}
        max={max}
        value={value}
        onChange={(event) => {
          attributes.onChange?.(event);
          change(event.target.valueAsNumber);
        }}
      />
      <PostedValue name={undefined} value="" onReset={onReset} />
    </span>
  );
}
