import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { rowList } from './RowList.css.ts';

export interface RowListProps extends ElementAttributes<HTMLUListElement> {
  /** Names the list; read aloud only. */
  label: string;
  /** List items, such as `Mission` and `MessageRow`. */
  children: ReactNode;
}

/** Rows that are acted on one by one, on a card. For records that are compared column by column take `RecordTable`. */
export function RowList({ label, children, ...attributes }: RowListProps) {
  return (
    <ul aria-label={label} {...attributes} className={rowList}>
      {children}
    </ul>
  );
}
