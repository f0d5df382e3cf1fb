import type { IconNode } from 'lucide';
import { useId } from 'react';
import { segment, segmentInput, segments } from './controls.css.ts';
import { Icon } from './Icon.tsx';

export interface ToolSegment<Id extends string> {
  id: Id;
  label: string;
  icon?: IconNode;
}

interface ToolSegmentsProps<Id extends string> {
  label: string;
  items: readonly ToolSegment<Id>[];
  selected: Id | null;
  onSelect: (id: Id) => void;
  /** Items are icons; only the selected one shows its text. */
  pictograms?: boolean;
}

export function ToolSegments<Id extends string>({
  label,
  items,
  selected,
  onSelect,
  pictograms,
}: ToolSegmentsProps<Id>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={segments}>
      {items.map((item) => {
        const isUnwritten = pictograms && item.id !== selected;
        return (
          <label key={item.id} className={segment} title={isUnwritten ? item.label : undefined}>
            <input
              type="radio"
              className={segmentInput}
              name={name}
              checked={item.id === selected}
              aria-label={isUnwritten ? item.label : undefined}
              onChange={() => onSelect(item.id)}
            />
            {item.icon && <Icon node={item.icon} />}
            {!isUnwritten && <span>{item.label}</span>}
          </label>
        );
      })}
    </div>
  );
}
