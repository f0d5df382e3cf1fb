'use client';

import { ChevronDown } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { attachPopup } from '../internal/attachPopup.ts';
import type { Choice } from '../internal/choices.ts';
import { type CommonFieldProps, Field, type OwnAttribute, splitLook } from '../internal/Field.tsx';
import { icon } from '../internal/icon.tsx';
import { Listbox, useListbox } from '../internal/Listbox.tsx';
import { PostedValue } from '../internal/PostedValue.tsx';
import { type FieldValue, useFieldValue } from '../internal/useFieldValue.ts';
import * as css from './Combobox.css.ts';

type Taken = OwnAttribute | 'role' | 'value' | 'defaultValue' | 'onChange' | 'onKeyDown';

export interface ComboboxProps
  extends CommonFieldProps,
    FieldValue<string>,
    Omit<ComponentPropsWithRef<'input'>, Taken> {
  options: readonly Choice[];
  words: {
    nothing: string;
  };
}

/**
 * Offers one option of many, found by typing; unmatched text is dropped on blur. The value is the option's, or '' for
 * none; a form sends it under `name`.
 */
export function Combobox({ options, value: given, defaultValue, onValueChange, words, ...props }: ComboboxProps) {
  const { look, attributes: all } = splitLook(props);
  const { name, ...attributes } = all;
  const { value, change, onReset } = useFieldValue({ value: given, defaultValue, onValueChange }, '');
  const list = useListbox({ choices: options, selected: value, onChoose: change });
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...look}>
      {(controlProps) => (
        <>
          <input
            type="text"
            {...attributes}
            {...controlProps}
            {...list.input}
            className={css.input}
            value={list.query ?? chosen?.label ?? ''}
            onFocus={(event) => {
              attributes.onFocus?.(event);
              event.currentTarget.select();
            }}
            onClick={(event) => {
              attributes.onClick?.(event);
              if (list.open) return;
              list.show();
              event.currentTarget.select();
            }}
            onBlur={(event) => {
              attributes.onBlur?.(event);
              list.hide();
            }}
            onChange={({ target }) => {
              list.type(target.value);
              if (target.value === '') change('');
            }}
          />
          <PostedValue {...{ name, value, form: attributes.form, disabled: look.disabled, onReset }} />
          <span className={css.chevron}>{icon(ChevronDown, 16)}</span>
          {list.open && (
            <div ref={attachPopup} popover="manual" className={css.popup}>
              <Listbox list={list} label={look.label} nothing={words.nothing} />
            </div>
          )}
        </>
      )}
    </Field>
  );
}
