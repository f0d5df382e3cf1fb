import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { rowList } from './RowList.css.ts';

export interface RowListProps extends ElementAttributes<HTMLUListElement> {
  /** Accessible name of the list. */
  label: string;
  /** List items, such as `Mission` and `MessageRow`. */
  children: ReactNode;
}

/** Shows rows on a card, each with its own actions. To compare records by column, use `RecordTable`. */
export function RowList({ label, children, ...attributes }: RowListProps) {
  return (
    <ul aria-label={label} {...attributes} className={rowList}>
      {children}
    </ul>
  );
}
