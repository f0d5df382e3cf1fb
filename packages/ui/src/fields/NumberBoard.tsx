'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { joinIds } from '../internal/Field.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './NumberBoard.css.ts';

export interface BoardSign {
  /** Value: a digit, or a letter for a word. */
  sign: string;
  label: string;
}

export interface NumberBoardProps extends ElementAttributes<HTMLDivElement> {
  /** Accessible name of the board. */
  label: string;
  rows: readonly { id: string; label: string; chosen: string }[];
  /** Signs, the same in each row. */
  signs: readonly BoardSign[];
  /** Shortcuts that choose several signs of a row, such as all or even. */
  quick?: readonly { id: string; label: string }[];
  disabled?: boolean;
  onToggle: (rowId: string, sign: string) => void;
  onQuick?: (rowId: string, id: string) => void;
  error?: string;
  /** Keyboard instructions. */
  hint: string;
}

/**
 * Offers rows of figures or words, any number chosen in each. One tab stop per row: arrows move, Space chooses, typing
 * a figure presses it.
 */
export function NumberBoard(props: NumberBoardProps) {
  const { label, rows, signs, quick = [], disabled, onToggle, onQuick, error, hint, ...attributes } = props;
  const words = useId();
  const kind = signs.every((sign) => sign.label.length === 1) ? 'figures' : 'words';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      aria-label={label}
      {...attributes}
      className={css.board}
      role="group"
      aria-describedby={joinIds(words, attributes['aria-describedby'])}
    >
      {rows.map((row) => (
        <div key={row.id} className={css.row}>
          <div className={css.head}>
            <span className={css.label} id={`${words}-${row.id}`}>
              {row.label}
            </span>
            {quick.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: buttons that belong together are no set of fields
              <div className={css.quick} role="group" aria-labelledby={`${words}-${row.id}`}>
                {quick.map(({ id, label: name }) => (
                  <Button key={id} size="sm" kind="ghost" disabled={disabled} onClick={() => onQuick?.(row.id, id)}>
                    {name}
                  </Button>
                ))}
              </div>
            )}
          </div>
          <Row
            labelledBy={`${words}-${row.id}`}
            kind={kind}
            signs={signs}
            chosen={row.chosen}
            disabled={disabled}
            onToggle={(sign) => onToggle(row.id, sign)}
          />
        </div>
      ))}
      <p id={words} className={css.message} data-tone={error ? 'negative' : undefined}>
        {error ?? hint}
      </p>
    </div>
  );
}

interface RowProps {
  labelledBy: string;
  kind: 'figures' | 'words';
  signs: readonly BoardSign[];
  chosen: string;
  disabled: boolean | undefined;
  onToggle: (sign: string) => void;
}

function Row({ labelledBy, kind, signs, chosen, disabled, onToggle }: RowProps) {
  const [stop, setStop] = useState(0);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typed = signs.findIndex(({ sign }) => sign === event.key);
    const next = typed >= 0 ? typed : stepped(event, stop, signs.length);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus();
    if (typed >= 0 && !event.repeat && !disabled) onToggle(signs[typed]?.sign ?? '');
  };

  return (
    <div
      className={css.signs}
      role="toolbar"
      aria-labelledby={labelledBy}
      data-kind={kind}
      dir={kind === 'figures' ? 'ltr' : undefined}
      onKeyDown={onKeyDown}
    >
      {signs.map(({ sign, label }, at) => (
        <button
          key={sign}
          type="button"
          className={css.sign}
          tabIndex={at === stop ? 0 : -1}
          aria-pressed={chosen.includes(sign)}
          disabled={disabled}
          onFocus={() => setStop(at)}
          onClick={() => onToggle(sign)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Returns the target of an arrow, Home or End key in reading direction; null for other keys. */
function stepped({ key, currentTarget }: KeyboardEvent<HTMLElement>, from: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowUp' || key === 'ArrowDown') return null;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return (from + (key === forward ? 1 : count - 1)) % count;
}
