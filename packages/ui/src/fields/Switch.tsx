import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldMessage } from '../internal/Field.tsx';
import { switchField, switchRow, switchTrack, switchWords } from './Switch.css.ts';

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'role' | 'children' | 'size'> {
  /** What is on or off; it stays the same in both. */
  label: ReactNode;
  hint?: string;
  error?: string;
  onValue?: (on: boolean) => void;
}

/** On or off, in force at once. Where a form is sent to say so, a Checkbox is right. */
export function Switch({ label, hint, error, onValue, ...attributes }: SwitchProps) {
  const words = useId();
  return (
    <div className={switchField}>
      <label className={switchRow}>
        <span className={switchWords}>{label}</span>
        <input
          {...attributes}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: whether it is on, the browser says itself
          role="switch"
          className={switchTrack}
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? hint) ? words : undefined}
          onChange={(event) => {
            attributes.onChange?.(event);
            onValue?.(event.target.checked);
          }}
        />
      </label>
      <FieldMessage id={words} error={error} hint={hint} />
    </div>
  );
}
