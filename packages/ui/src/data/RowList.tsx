import type { ReactNode } from 'react';
import { rowList } from './RowList.css.ts';

export interface RowListProps {
  /** Names the list; read aloud only. */
  label: string;
  /** List items, such as `Mission` and `MessageRow`. */
  children: ReactNode;
}

/** Rows that are acted on one by one, on a card. For records that are compared column by column take `RecordTable`. */
export function RowList({ label, children }: RowListProps) {
  return (
    <ul className={rowList} aria-label={label}>
      {children}
    </ul>
  );
}
