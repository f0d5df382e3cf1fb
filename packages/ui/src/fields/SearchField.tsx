'use client';

import { Search, X } from 'lucide';
import { IconButton } from '../actions/IconButton.tsx';
import { fieldControl } from '../internal/Field.css.ts';
import { type CommonFieldProps, Field, splitLook } from '../internal/Field.tsx';
import { isComposing } from '../internal/isComposing.ts';
import { PostedValue } from '../internal/PostedValue.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { type FieldValue, useFieldValue } from '../internal/useFieldValue.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';

export interface SearchFieldProps
  extends Pick<CommonFieldProps, 'hint' | 'error' | 'success' | 'loading' | 'disabled'>,
    FieldValue<string>,
    ElementAttributes<HTMLInputElement> {
  /** Label inside the box, beside the icon. */
  label: string;
  placeholder?: string;
  /** Label shown as the placeholder, for tight places. */
  short?: boolean;
  name?: string;
  words: { clear: string };
}

/** Asks for search text. Escape and the cross clear it and keep the focus. */
export function SearchField({ placeholder, short, name, words, ref, ...props }: SearchFieldProps) {
  const { value: given, defaultValue, onValueChange, ...rest } = props;
  const { look, attributes } = splitLook(rest);
  const { value, change, onReset } = useFieldValue({ value: given, defaultValue, onValueChange }, '');
  const own = useOwnRef(ref);
  return (
    <Field
      {...look}
      iconStart={Search}
      compact
      short={short}
      end={value !== '' && !look.disabled && <IconButton size="sm" icon={X} label={words.clear} onClick={clear} />}
    >
      {(controlProps) => (
        <>
          <input
            {...attributes}
            {...controlProps}
            ref={own}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            name={name}
            className={fieldControl}
            placeholder={short ? look.label : placeholder}
            value={value}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || value === '' || isComposing(event)) return;
              event.preventDefault();
              event.stopPropagation();
              change('');
            }}
          />
          <PostedValue name={undefined} value="" onReset={onReset} />
        </>
      )}
    </Field>
  );

  function clear() {
    change('');
    own.current?.focus();
  }
}
