import type { ReactNode } from 'react';

export interface RecordColumn<Row> {
  id: string;
  /** Names the column; on a phone's card it stands before the value. An action's is read aloud only. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` is for numbers: tabular, at the end of the line, kept in one piece. */
  align?: 'start' | 'end';
  /** The place on a phone's card: name above at the start, result above at the end, details below, acts last or, where there are no details, beside the result. */
  role: 'title' | 'result' | 'detail' | 'action';
  /** The value says what it is, as a date or a status does: its card does without the header. */
  plain?: boolean;
  sortable?: boolean;
}

export type RecordPlace = 'title' | 'result' | 'start' | 'end' | 'action' | 'beside';

/** Where each column stands on a card: details take turns at the start and the end of their lines, and acts stay on the one line there is without them. */
export function placesOf(columns: readonly Pick<RecordColumn<never>, 'role'>[]): RecordPlace[] {
  const oneLine = columns.every(({ role }) => role !== 'detail');
  let details = 0;
  return columns.map(({ role }) => {
    if (role === 'detail') return details++ % 2 === 0 ? 'start' : 'end';
    return role === 'action' && oneLine ? 'beside' : role;
  });
}

/** How many columns the label of the totals spans: all before the first sum, one at least. */
export function spanOfTotals(ids: readonly string[], values: Readonly<Record<string, unknown>>): number {
  const first = ids.findIndex((id) => id in values);
  return first < 0 ? ids.length : Math.max(first, 1);
}
