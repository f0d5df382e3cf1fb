'use client';

import { X } from 'lucide';
import type { ReactNode } from 'react';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { chip, chipRemove, chipWords } from './Chip.css.ts';

export interface ChipProps extends ElementAttributes<HTMLSpanElement> {
  selected?: boolean;
  /** Callback that makes the chip a toggle. */
  onSelect?: () => void;
  /** Callback that makes the chip a button. */
  onClick?: () => void;
  /** Cross that removes the chip; the label names the effect, such as "Remove min bet 0.10". */
  remove?: { label: string; onClick: () => void };
  children: ReactNode;
}

/** Shows one small choice or one applied filter. */
export function Chip({ selected, onSelect, onClick, remove, children, ...attributes }: ChipProps) {
  return (
    <span {...attributes} className={chip} data-selected={selected || undefined}>
      {onSelect ? (
        <button type="button" className={chipWords} aria-pressed={selected ?? false} onClick={onSelect}>
          {children}
        </button>
      ) : onClick ? (
        <button type="button" className={chipWords} onClick={onClick}>
          {children}
        </button>
      ) : (
        <span className={chipWords}>{children}</span>
      )}
      {remove && (
        <button type="button" className={chipRemove} aria-label={remove.label} onClick={remove.onClick}>
          {icon(X, 14)}
        </button>
      )}
    </span>
  );
}
