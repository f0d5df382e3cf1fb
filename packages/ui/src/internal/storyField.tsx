import { type ComponentType, useState } from 'react';
import { column } from './storySurface.css.ts';

interface Controlled<Value> {
  value?: Value;
  onValueChange?: (value: Value) => void;
}

export function controlled<Value, Props extends Controlled<Value>>(
  Shown: ComponentType<Props & Controlled<Value>>,
  place: string = column,
) {
  return function Held(props: Props) {
    const [value, setValue] = useState<Value | undefined>(props.value);
    const tell = (next: Value) => {
      props.onValueChange?.(next);
      setValue(next);
    };
    return (
      <div className={place}>
        <Shown {...props} value={value} onValueChange={tell} />
      </div>
    );
  };
}
