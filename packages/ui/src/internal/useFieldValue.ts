'use client';

import { useState } from 'react';

/** Value of a field: controlled with `value`, otherwise kept by the field. */
export interface FieldValue<Value> {
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
}

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
    /** For `PostedValue`: only an uncontrolled value follows form resets. */
    onReset: isOwn ? () => change(defaultValue ?? empty) : undefined,
  };
}
