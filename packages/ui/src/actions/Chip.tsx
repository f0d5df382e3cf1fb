import { X } from 'lucide';
import type { ReactNode } from 'react';
import { icon } from '../internal/icon.tsx';
import { chip, chipRemove, chipWords } from './Chip.css.ts';

export interface ChipProps {
  selected?: boolean;
  /** Makes the words a switch. */
  onSelect?: () => void;
  /** Adds a cross that takes the chip away; `removeLabel` says what goes, such as "Remove min bet 0.10". */
  onRemove?: () => void;
  removeLabel?: string;
  children: ReactNode;
}

/** One small choice or one applied filter. */
export function Chip({ selected, onSelect, onRemove, removeLabel, children }: ChipProps) {
  return (
    <span className={chip} data-selected={selected || undefined}>
      {onSelect ? (
        <button type="button" className={chipWords} aria-pressed={selected ?? false} onClick={onSelect}>
          {children}
        </button>
      ) : (
        <span className={chipWords}>{children}</span>
      )}
      {onRemove && (
        <button type="button" className={chipRemove} aria-label={removeLabel} onClick={onRemove}>
          {icon(X, 14)}
        </button>
      )}
    </span>
  );
}
