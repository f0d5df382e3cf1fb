'use client';

import type { IconNode } from 'lucide';
import { ChevronDown } from 'lucide';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './SelectChip.css.ts';

export interface SelectChipProps extends ElementAttributes<HTMLSelectElement> {
  /** Shown before the chosen option. */
  label: string;
  icon?: IconNode;
  value: string;
  options: readonly { value: string; label: string }[];
  onValueChange: (value: string) => void;
}

/** Narrows or orders a list by one of several options, as the browser's native list in a bar above it. */
export function SelectChip({ label, icon: node, value, options, onValueChange, ...attributes }: SelectChipProps) {
  return (
    <label className={css.chip}>
      {node && icon(node, 16)}
      <span className={css.label}>{label}</span>
      <select
        {...attributes}
        className={css.select}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={css.chevron}>{icon(ChevronDown, 16)}</span>
    </label>
  );
}
