'use client';

import { useState } from 'react';

/** How the value of a field is kept: with `value` by the caller, without by the field itself, which begins with `defaultValue`. */
export interface FieldValue<Value> {
  value?: Value;
  /** What the field begins with, and goes back to when its form is reset. */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
}

/** The value of a field, whoever keeps it. `empty` is what one begins with that is told nothing. */
export function useFieldValue<Value>({ value, defaultValue, onValueChange }: FieldValue<Value>, empty: Value) {
  const [own, setOwn] = useState(defaultValue ?? empty);
  const isOwn = value === undefined;
  const change = (next: Value) => {
    if (isOwn) setOwn(next);
    onValueChange?.(next);
  };
  return {
    value: isOwn ? own : value,
    change,
    /** For `PostedValue`: only the field's own value follows its form. */
    onReset: isOwn ? () => change(defaultValue ?? empty) : undefined,
  };
}
