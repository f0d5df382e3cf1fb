'use client';

import type { IconNode } from 'lucide';
import { useId } from 'react';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { segment, segmentInput, segments, segmentWords } from './SegmentedControl.css.ts';

export interface SegmentedItem<Id extends string> {
  id: Id;
  label: string;
  icon?: IconNode;
  compact?: boolean;
  disabled?: boolean;
}

export interface SegmentedControlProps<Id extends string> extends ElementAttributes<HTMLDivElement> {
  /** Accessible name of the group. */
  label: string;
  items: readonly SegmentedItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** Offers one choice among a few visible ones, as native radio buttons with the browser's arrow keys. */
export function SegmentedControl<Id extends string>({
  label,
  items,
  selected,
  onSelect,
  ...attributes
}: SegmentedControlProps<Id>) {
  const name = useId();
  return (
    <div aria-label={label} {...attributes} className={segments} role="radiogroup" data-control>
      {items.map((item) => (
        <label key={item.id} className={segment}>
          <input
            type="radio"
            className={segmentInput}
            name={name}
            value={item.id}
            checked={item.id === selected}
            disabled={item.disabled}
            onChange={() => onSelect(item.id)}
          />
          {item.icon && icon(item.icon, 16)}
          <span className={item.compact ? segmentWords : undefined}>{item.label}</span>
        </label>
      ))}
    </div>
  );
}
