'use client';

import type { ComponentPropsWithRef } from 'react';
import * as css from './Slider.css.ts';

export interface SliderProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'value' | 'defaultValue' | 'size'> {
  /** Names what is chosen; read aloud only. */
  label: string;
  value: number;
  /** The value in words, such as a sum of money; read aloud instead of the number. */
  valueText?: string;
  min?: number;
  max?: number;
  onValueChange: (value: number) => void;
}

/** A value picked from a range by a thumb on a line. For a figure that must be exact take a `NumberField`. */
export function Slider({ label, value, valueText, min = 0, max = 100, onValueChange, ...attributes }: SliderProps) {
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
        {...attributes}
        type="range"
        className={css.input}
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        value={value}
        onChange={(event) => {
          attributes.onChange?.(event);
          onValueChange(event.target.valueAsNumber);
        }}
      />
    </span>
  );
}
