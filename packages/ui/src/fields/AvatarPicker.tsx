'use client';

import { Check } from 'lucide';
import { type Ref, useId } from 'react';
import { Avatar } from '../content/Avatar.tsx';
import { fieldLabel } from '../internal/Field.css.ts';
import { type CommonFieldProps, FieldMessage, joinIds } from '../internal/Field.tsx';
import { icon } from '../internal/icon.tsx';
import { spinner } from '../internal/motion.css.ts';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './AvatarPicker.css.ts';
import { radioGroup } from './RadioGroup.css.ts';

export interface AvatarPickerProps
  extends Pick<CommonFieldProps, 'label' | 'hint' | 'error' | 'success' | 'disabled'>,
    ElementAttributes<HTMLInputElement> {
  /** Id of the first radio button, as a target for error summaries and forms. */
  id?: string;
  ref?: Ref<HTMLInputElement>;
  /** Options; `name` describes the face. */
  options: readonly { value: string; name: string; picture: PictureSources }[];
  name?: string;
  /** Chosen value; undefined for none. */
  value?: string;
  /** Initial value of an uncontrolled picker; '' for none. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Label shown while the choice is saved; others are locked meanwhile. */
  saving?: string;
}

/** Offers one face of many, as native radio buttons. For own pictures use `FileUpload`. */
export function AvatarPicker(props: AvatarPickerProps) {
  const { label, hint, error, success, disabled, options, id, ref, name, value, defaultValue, onValueChange, ...rest } =
    props;
  const { saving, ...attributes } = rest;
  const own = useId();
  const caption = useId();
  const words = useId();
  const said = saving ? { hint: saving, loading: true } : { error, success, hint };
  return (
    <div
      aria-labelledby={caption}
      aria-invalid={error && !saving ? true : undefined}
      aria-busy={saving ? true : undefined}
      {...attributes}
      className={radioGroup}
      role="radiogroup"
      aria-describedby={joinIds((saving ?? error ?? success ?? hint) && words, attributes['aria-describedby'])}
    >
      <span id={caption} className={fieldLabel}>
        {label}
      </span>
      <div className={css.faces}>
        {options.map((option, index) => (
          <label key={option.value} className={css.face}>
            <input
              type="radio"
              {...(index === 0 && { id, ref })}
              className={css.input}
              name={name ?? own}
              value={option.value}
              checked={defaultValue === undefined ? option.value === value : undefined}
              defaultChecked={defaultValue === undefined ? undefined : option.value === defaultValue}
              disabled={disabled}
              onChange={() => saving === undefined && onValueChange?.(option.value)}
            />
            <Avatar picture={option.picture} size="lg" alt="" />
            <span className={css.mark}>
              {saving ? <span className={spinner} data-size="sm" aria-hidden /> : icon(Check, 14)}
            </span>
            <VisuallyHidden>{option.name}</VisuallyHidden>
          </label>
        ))}
      </div>
      <FieldMessage id={words} {...said} />
    </div>
  );
}
