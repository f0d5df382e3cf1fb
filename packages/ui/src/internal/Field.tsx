'use client';

import { Check, CircleAlert, type IconNode } from 'lucide';
import { type AriaAttributes, type ReactNode, useId } from 'react';
import {
  field,
  fieldBox,
  fieldEnd,
  fieldInnerLabel,
  fieldLabel,
  fieldMark,
  fieldMessage,
  fieldMessageMark,
  fieldRow,
  fieldStart,
  fieldUnseenLabel,
} from './Field.css.ts';
import { icon } from './icon.tsx';
import { spinner } from './motion.css.ts';

export interface CommonFieldProps {
  /** Label, always visible; a placeholder only gives an example. */
  label: string;
  id?: string;
  hint?: string;
  /** Error, which replaces the hint. */
  error?: string;
  /** Confirmation, such as "This username is free". */
  success?: string;
  /** Value being validated elsewhere. */
  loading?: boolean;
  /** Announcement of message changes. */
  live?: boolean;
  /** Id of further describing text elsewhere. */
  describedBy?: string;
  required?: boolean;
  disabled?: boolean;
  iconStart?: IconNode;
}

export type OwnAttribute = keyof CommonFieldProps | 'className' | 'style' | 'children' | 'size' | 'type';

export interface ControlProps {
  id: string;
  required?: boolean;
  disabled?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps extends CommonFieldProps {
  /** Lower box with its label inside, for bars. */
  compact?: boolean;
  /** Icon in place of a compact field's label, which is read aloud only. */
  short?: boolean;
  /** Table cell: lower box, end-aligned figures, label hidden if the column has a header. */
  cell?: boolean;
  end?: ReactNode;
  beside?: ReactNode;
  below?: ReactNode;
  children: (controlProps: ControlProps) => ReactNode;
}

/** Renders the frame of every field: label, box, message and their ARIA relations. */
export function Field({ compact, short, cell, end, beside, below, children, ...look }: FieldProps) {
  const { label, error, success, loading, live, describedBy, required, disabled, iconStart } = look;
  const own = useId();
  const id = look.id ?? own;
  const words = useId();
  const controlProps: ControlProps = { id, required, disabled };
  if (error) controlProps['aria-invalid'] = true;
  const described = joinIds((error ?? success ?? look.hint) && words, describedBy);
  if (described) controlProps['aria-describedby'] = described;
  const caption = (
    <>
      {label}
      {required && (
        <span className={fieldMark} aria-hidden>
          {' *'}
        </span>
      )}
    </>
  );
  const box = (
    <div
      className={fieldBox}
      data-compact={compact || undefined}
      data-cell={cell || undefined}
      data-success={Boolean(success && !error) || undefined}
    >
      {compact ? (
        <label className={fieldInnerLabel} data-short={short || undefined} htmlFor={id}>
          {iconStart && icon(iconStart, 16)}
          {short ? <span className={fieldUnseenLabel}>{caption}</span> : caption}
        </label>
      ) : (
        iconStart && <span className={fieldStart}>{icon(iconStart, 18)}</span>
      )}
      {children(controlProps)}
      {loading && <span className={spinner} aria-hidden />}
      {end && <span className={fieldEnd}>{end}</span>}
    </div>
  );
  return (
    <div className={field} data-cell={cell || undefined}>
      {!compact && (
        <label className={fieldLabel} htmlFor={id}>
          {caption}
        </label>
      )}
      {beside ? (
        <div className={fieldRow}>
          {box}
          {beside}
        </div>
      ) : (
        box
      )}
      {below}
      <FieldMessage id={words} error={error} success={success} hint={look.hint} loading={loading} live={live} />
    </div>
  );
}

/** Shows one line under a field: error, else success, else hint. */
export function FieldMessage({
  id,
  error,
  success,
  hint,
  loading,
  live,
}: Pick<CommonFieldProps, 'error' | 'success' | 'hint' | 'loading' | 'live'> & { id: string }) {
  const words = error ?? success ?? hint;
  // A live region must exist before its text.
  if (!words && !live) return null;
  const tone = error ? 'negative' : success ? 'positive' : undefined;
  return (
    <p id={id} className={fieldMessage} data-tone={tone} role={live || loading || success ? 'status' : undefined}>
      {tone && <span className={fieldMessageMark}>{icon(error ? CircleAlert : Check, 14)}</span>}
      <span>{words}</span>
    </p>
  );
}

/** Separates the props of the field's frame from those of its control. */
export function splitLook<Props extends CommonFieldProps & Pick<AriaAttributes, 'aria-describedby'>>(
  props: Props,
): { look: CommonFieldProps; attributes: Omit<Props, keyof CommonFieldProps | 'aria-describedby'> } {
  const {
    label,
    id,
    hint,
    error,
    success,
    loading,
    live,
    describedBy: own,
    'aria-describedby': given,
    required,
    disabled,
    iconStart,
    ...attributes
  } = props;
  const describedBy = joinIds(own, given);
  return {
    look: { label, id, hint, error, success, loading, live, describedBy, required, disabled, iconStart },
    attributes,
  };
}

export const joinIds = (...ids: readonly (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;
