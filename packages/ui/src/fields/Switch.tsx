'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldMessage, joinIds } from '../internal/Field.tsx';
import { spinner } from '../internal/motion.css.ts';
import { switchField, switchRow, switchTrack, switchWords } from './Switch.css.ts';

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'role' | 'children' | 'size'> {
  /** Label, the same in both states. */
  label: ReactNode;
  hint?: string;
  error?: string;
  /** Confirmation, such as "Saved". */
  success?: string;
  /** Choice being saved. */
  loading?: boolean;
  onValueChange?: (on: boolean) => void;
}

/** Turns something on or off immediately. In a submitted form use `Checkbox`. */
export function Switch({ label, hint, error, success, loading, onValueChange, ...attributes }: SwitchProps) {
  const words = useId();
  return (
    <div className={switchField}>
      <label className={switchRow}>
        <span className={switchWords}>{label}</span>
        {loading && <span className={spinner} aria-hidden />}
        <input
          aria-busy={loading || undefined}
          aria-invalid={error ? true : undefined}
          {...attributes}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: whether it is on, the browser says itself
          role="switch"
          className={switchTrack}
          aria-describedby={joinIds((error ?? success ?? hint) && words, attributes['aria-describedby'])}
          onChange={(event) => {
            attributes.onChange?.(event);
            onValueChange?.(event.target.checked);
          }}
        />
      </label>
      <FieldMessage id={words} error={error} success={success} hint={hint} loading={loading} />
    </div>
  );
}
