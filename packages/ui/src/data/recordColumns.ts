import type { ReactNode } from 'react';

export interface RecordColumn<Row> {
  id: string;
  /** Column name, shown before the value on a phone's card; for action columns read aloud only. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` is for numbers: tabular, end-aligned, never wrapped. */
  align?: 'start' | 'end';
  /**
   * Position on a phone's card: title top start, result top end, details below, actions last or, without details,
   * beside the result.
   */
  role: 'title' | 'result' | 'detail' | 'action';
  /** Self-explanatory value, such as a date or status: its card omits the header. */
  plain?: boolean;
  sortable?: boolean;
}

export type RecordPlace = 'title' | 'result' | 'start' | 'end' | 'action' | 'beside';

/**
 * Returns the position of each column on a card: details alternate between start and end, actions share the only line
 * if there are no details.
 */
export function placesOf(columns: readonly Pick<RecordColumn<never>, 'role'>[]): RecordPlace[] {
  const oneLine = columns.every(({ role }) => role !== 'detail');
  let details = 0;
  return columns.map(({ role }) => {
    if (role === 'detail') return details++ % 2 === 0 ? 'start' : 'end';
    return role === 'action' && oneLine ? 'beside' : role;
  });
}

export function spanOfTotals(ids: readonly string[], values: Readonly<Record<string, unknown>>): number {
  const first = ids.findIndex((id) => id in values);
  return first < 0 ? ids.length : Math.max(first, 1);
}
