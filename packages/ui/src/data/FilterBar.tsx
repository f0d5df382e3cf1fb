'use client';

import { SlidersHorizontal } from 'lucide';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Chip } from '../actions/Chip.tsx';
import { CountBadge } from '../actions/CountBadge.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './FilterBar.css.ts';

export interface FilterBarProps extends ElementAttributes {
  label: string;
  /** Compact fields, whose values the caller owns. */
  children: ReactNode;
  /** Active filters, such as "Status: Won", each removable. */
  applied: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
  onApply: () => void;
  onReset: () => void;
  /** Results for these filters are loading. */
  busy?: boolean;
  words: {
    filter: string;
    filters: (count: number) => string;
    apply: string;
    reset: string;
    remove: (label: string) => string;
  };
}

/** Shows the filters of a table; Enter in a field applies them all. On a phone they fold into a button with a count. */
export function FilterBar({
  label,
  children,
  applied,
  onRemove,
  onApply,
  onReset,
  busy,
  words,
  ...attributes
}: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const filtersId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const chips = useRef<HTMLDivElement>(null);
  return (
    <search aria-label={label} {...attributes} className={css.bar}>
      <div className={css.opener}>
        <Button
          ref={opener}
          wide
          iconStart={SlidersHorizontal}
          aria-expanded={open}
          aria-controls={filtersId}
          onClick={() => setOpen(!open)}
        >
          {words.filter}
          {applied.length > 0 && (
            <span className={css.count}>
              <CountBadge value={applied.length} label={words.filters(applied.length)} />
            </span>
          )}
        </Button>
      </div>
      <form id={filtersId} className={css.filters} data-open={open || undefined} noValidate onSubmit={apply}>
        {children}
        <div className={css.acts}>
          <Button kind="primary" type="submit" busy={busy}>
            {words.apply}
          </Button>
          <Button kind="ghost" onClick={onReset}>
            {words.reset}
          </Button>
        </div>
      </form>
      {applied.length > 0 && (
        <div ref={chips} className={css.applied}>
          {applied.map((filter, index) => (
            <Chip
              key={filter.id}
              selected
              remove={{
                label: words.remove(filter.label),
                onClick: () => {
                  keepFocus(index);
                  onRemove(filter.id);
                },
              }}
            >
              {filter.label}
            </Chip>
          ))}
        </div>
      )}
    </search>
  );

  function apply(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    onApply();
    setOpen(false);
    opener.current?.focus();
  }

  /** Moves the focus from a removed chip to its neighbour, then to the opener or the first field. */
  function keepFocus(index: number) {
    const buttons = chips.current?.querySelectorAll('button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) return next.focus();
    opener.current?.focus();
    if (document.activeElement !== opener.current) document.getElementById(filtersId)?.querySelector('button')?.focus();
  }
}
