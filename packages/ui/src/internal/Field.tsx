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

/** What every field can say about itself, whatever is typed or chosen in it. */
export interface CommonFieldProps {
  /** Always visible; a placeholder only gives an example. */
  label: string;
  id?: string;
  hint?: string;
  /** Why the value does not do; takes the place of the hint. */
  error?: string;
  /** Why the value does, such as "This username is free". */
  success?: string;
  /** The value is being checked elsewhere. */
  loading?: boolean;
  /** What is said under it changes by itself, and is announced. */
  live?: boolean;
  /** Id of words elsewhere that belong to it too. */
  describedBy?: string;
  required?: boolean;
  disabled?: boolean;
  iconStart?: IconNode;
}

/** Attributes of an input that every field sets by itself. */
export type OwnAttribute = keyof CommonFieldProps | 'className' | 'style' | 'children' | 'size' | 'type';

/** What the control inside has to carry, so that the words around it belong to it. */
export interface ControlProps {
  id: string;
  required?: boolean;
  disabled?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps extends CommonFieldProps {
  /** A lower box with its label inside, for bars. */
  compact?: boolean;
  /** The label of a compact field is read aloud only, and its icon stands for it. */
  short?: boolean;
  /** In a table: a lower box, figures at its end, and a label that the head of the column stands in for where there is one. */
  cell?: boolean;
  /** Stands after the control, inside the box. */
  end?: ReactNode;
  /** Stands after the box, in line with it. */
  beside?: ReactNode;
  /** Stands between the box and the message. */
  below?: ReactNode;
  children: (controlProps: ControlProps) => ReactNode;
}

/** The one field behind every field: label, box, message, and the ties between them. */
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

/** One line under a field: the error, else the success, else the hint. What changes by itself is announced. */
export function FieldMessage({
  id,
  error,
  success,
  hint,
  loading,
  live,
}: Pick<CommonFieldProps, 'error' | 'success' | 'hint' | 'loading' | 'live'> & { id: string }) {
  const words = error ?? success ?? hint;
  // What is announced has to be there before its words are.
  if (!words && !live) return null;
  const tone = error ? 'negative' : success ? 'positive' : undefined;
  return (
    <p id={id} className={fieldMessage} data-tone={tone} role={live || loading || success ? 'status' : undefined}>
      {tone && <span className={fieldMessageMark}>{icon(error ? CircleAlert : Check, 14)}</span>}
      <span>{words}</span>
    </p>
  );
}

/** Parts what the frame of a field shows from what goes to the control itself. */
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

/** Ids as an attribute lists them; undefined for none. */
export const joinIds = (...ids: readonly (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;
