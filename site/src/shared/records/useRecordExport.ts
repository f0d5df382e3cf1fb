import { type CsvCell, exportName } from '@baize/domain';
import { allPages, longestRecordPage } from '@baize/gateway';
import { useBrand, useLanguage, useServices } from '../../core/services/services.ts';
import type { BringTable } from './useExport.ts';
import type { RecordSpan } from './useRecordSpan.ts';

interface Asked {
  /** Range in ms since 1970, end exclusive. */
  from: number;
  to: number;
  language: string;
  page: number;
  pageSize: number;
}

export interface TableCell<Row> {
  head: string;
  cell: (row: Row) => CsvCell;
}

export interface RecordExport<Row> {
  kind: 'account' | 'bets' | 'bills' | 'income' | 'team-bets' | 'team-transactions';
  span: RecordSpan;
  read: (
    asked: Asked,
    signal: AbortSignal,
  ) => Promise<{ rows: readonly Row[]; total: number | null; more?: boolean | null; currency: string | null }>;
  /** Columns; `inCurrency` adds the currency to a heading. */
  columns: (inCurrency: (heading: string) => string) => readonly TableCell<Row>[];
}

/** Exports all rows up to now; the fixed end keeps new rows from shifting others between pages. */
export function useRecordExport<Row extends { reference: string }>(record: RecordExport<Row>): BringTable {
  const { now } = useServices();
  const { id, currency: own } = useBrand();
  const language = useLanguage();
  const { kind, span, read, columns } = record;
  return async (onProgress, signal) => {
    const asked = { from: span.from, to: Math.min(span.to, now()), language };
    let currency = own.code;
    const { rows, cut } = await allPages({
      read: async (page, pageSize) => {
        const answer = await read({ ...asked, page, pageSize }, signal);
        currency = answer.currency ?? currency;
        return answer;
      },
      pageSize: longestRecordPage,
      onProgress,
    });
    const shown = columns((heading) => (currency ? `${heading} (${currency})` : heading));
    return {
      name: exportName(id, kind, span.first, span.last),
      head: shown.map(({ head }) => head),
      rows: oneOfEach(rows).map((row) => shown.map(({ cell }) => cell(row))),
      cut,
    };
  };
}

/** Removes duplicates of rows that moved between two pages. */
function oneOfEach<Row extends { reference: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.reference, row])).values()];
}
