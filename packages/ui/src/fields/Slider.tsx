'use client';

import type { ComponentPropsWithRef } from 'react';
import { PostedValue } from '../internal/PostedValue.tsx';
import { type FieldValue, useFieldValue } from '../internal/useFieldValue.ts';
import * as css from './Slider.css.ts';

export interface SliderProps
  extends FieldValue<number>,
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'value' | 'defaultValue' | 'size'> {
  /** Names what is chosen; read aloud only. */
  label: string;
  /** The value in words, such as a sum of money; read aloud instead of the number. */
  valueText?: string;
  min?: number;
  max?: number;
}

/** A value picked from a range by a thumb on a line. For a figure that must be exact take a `NumberField`. */
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
