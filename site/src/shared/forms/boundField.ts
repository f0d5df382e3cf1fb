import type { RefCallback } from 'react';

export interface FieldProps {
  id: string;
  error: string | undefined;
  ref: RefCallback<HTMLElement>;
}

export interface BoundField<Value> extends FieldProps {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
}
