'use client';

import { Clock3 } from 'lucide';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { useAmount } from '../fields/useAmount.ts';
import { fieldBox } from '../internal/Field.css.ts';
import { FieldMessage } from '../internal/Field.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './CountConfirm.css.ts';

export interface CountConfirmProps extends ElementAttributes<HTMLFormElement> {
  /** Name of the field, such as "Type how many contracts will end". */
  label: string;
  /** Number to type; 0 asks for none. */
  count: number;
  /** Same as in `NumberField`: '' when empty, null when not a number. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** BCP 47 tag that decides which digits are parsed. */
  locale: string;
  /** Accept button: acts once the number matches, and focuses the field until then. */
  accept: { label: string; onClick: () => void; busy?: boolean };
  reject?: { label: string; onClick: () => void };
  /** Deadline, shown when the page header has no room for it. */
  deadline?: string;
  words: {
    matches: string;
    differs: (typed: string) => string;
  };
}

/** Responds to a request that ends other contracts: accepting requires typing how many. For the foot of a page. */
export function CountConfirm(props: CountConfirmProps) {
  const { label, count, value, onValueChange, locale, accept, reject, deadline, words, ...attributes } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const { input } = useAmount({ locale, digits: 0, value, onValueChange }, {});
  const asked = count > 0;
  const matches = !asked || value === String(count);
  // A partly typed number is not wrong yet.
  const finished = tried || value === null || value.length >= String(count).length;
  const wrong = value !== '' && !matches && finished;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (accept.busy) return;
    if (matches) return accept.onClick();
    setTried(true);
    field.current?.focus();
  }

  return (
    <form {...attributes} className={css.bar} noValidate onSubmit={submit}>
      {asked && (
        <div className={css.field}>
          <label className={css.label} htmlFor={id}>
            {label}
          </label>
          <div className={css.box}>
            <div className={fieldBox} data-success={matches || undefined}>
              <input
                {...input}
                ref={field}
                id={id}
                className={css.input}
                aria-invalid={wrong || undefined}
                aria-describedby={`${id}-message`}
                onChange={(event) => {
                  setTried(false);
                  input.onChange(event);
                }}
              />
            </div>
          </div>
          <div id={`${id}-message`} className={css.message} role="status">
            <FieldMessage
              id={`${id}-words`}
              success={matches ? words.matches : undefined}
              error={wrong ? words.differs(input.value) : undefined}
            />
          </div>
        </div>
      )}
      <div className={css.actions}>
        {reject && (
          <Button onClick={reject.onClick} disabled={accept.busy}>
            {reject.label}
          </Button>
        )}
        <Button type="submit" kind="primary" busy={accept.busy}>
          {accept.label}
        </Button>
      </div>
      {deadline && (
        <p className={css.deadline}>
          {icon(Clock3, 16)}
          <span>{deadline}</span>
        </p>
      )}
    </form>
  );
}
