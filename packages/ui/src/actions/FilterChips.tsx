'use client';

import type { ElementAttributes } from '../internal/types.ts';
import * as css from './FilterChips.css.ts';

export interface FilterChipsProps extends ElementAttributes<HTMLFieldSetElement> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { id: string; label: string; count?: number }[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Narrows a list to one kind, with the number of each. On phones the row is swiped. */
export function FilterChips({ label, options, selected, onSelect, ...attributes }: FilterChipsProps) {
  return (
    <fieldset aria-label={label} {...attributes} className={css.row}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className={css.chip}
          aria-pressed={option.id === selected}
          data-none={option.count === 0 || undefined}
          onClick={() => onSelect(option.id)}
        >
          {option.label}
          {option.count !== undefined && <span className={css.count}>{option.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
