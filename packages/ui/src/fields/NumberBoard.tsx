'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { joinIds } from '../internal/Field.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './NumberBoard.css.ts';

export interface BoardSign {
  /** What is chosen: a figure, or a letter that stands for a word. */
  sign: string;
  /** As it is shown: the figure itself, or the word. */
  label: string;
}

export interface NumberBoardProps extends ElementAttributes<HTMLDivElement> {
  /** Names the board. */
  label: string;
  rows: readonly { id: string; label: string; chosen: string }[];
  /** The same in each row. */
  signs: readonly BoardSign[];
  /** Several signs of a row at one press, such as all or the even ones. */
  quick?: readonly { id: string; label: string }[];
  disabled?: boolean;
  onToggle: (rowId: string, sign: string) => void;
  onQuick?: (rowId: string, id: string) => void;
  /** Why what is chosen does not do. */
  error?: string;
  /** How to choose by the keyboard. */
  hint: string;
}

/** Rows of figures or words to choose from, any number in each. Each row is one stop of Tab: arrows move in it, Space chooses, and a figure typed is pressed. */
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

/** Where an arrow, Home or End leads from a place; the arrows follow the direction of the row. Null for other keys. */
function stepped({ key, currentTarget }: KeyboardEvent<HTMLElement>, from: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowUp' || key === 'ArrowDown') return null;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return (from + (key === forward ? 1 : count - 1)) % count;
}
