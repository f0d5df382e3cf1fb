'use client';

import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { fieldControl } from '../internal/Field.css.ts';
import { Field, splitLook } from '../internal/Field.tsx';
import { PasswordStrength, type PasswordStrengthProps } from './PasswordStrength.tsx';
import type { TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Strength meter, for new passwords only. */
  strength?: PasswordStrengthProps;
  words: { show: string; hide: string };
}

/** Asks for a password, with a reveal button that never takes the focus from typing. */
export function PasswordField({ strength, onValueChange, words, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { look, attributes } = splitLook(props);
  const eye = (
    <IconButton
      size="sm"
      icon={shown ? EyeOff : Eye}
      label={shown ? words.hide : words.show}
      disabled={look.disabled}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setShown(!shown)}
    />
  );
  return (
    <Field {...look} end={eye} below={strength && <PasswordStrength {...strength} />}>
      {(controlProps) => (
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...attributes}
          {...controlProps}
          type={shown ? 'text' : 'password'}
          className={fieldControl}
          onChange={(event) => {
            attributes.onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
