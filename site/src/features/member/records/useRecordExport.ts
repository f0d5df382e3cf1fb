import { type CsvCell, exportName } from '@baize/domain';
import { allPages, longestRecordPage } from '@baize/gateway';
import { useBrand, useLanguage, useServices } from '../../../core/services/services.ts';
import type { BringTable } from './useExport.ts';
import type { RecordSpan } from './useRecordSpan.ts';

interface Asked {
  /** Moments in ms since 1970, the last left out. */
  from: number;
  to: number;
  language: string;
  page: number;
  pageSize: number;
}

/** A column of a table file. */
export interface TableCell<Row> {
  head: string;
  cell: (row: Row) => CsvCell;
}

interface RecordExport<Row> {
  /** Stands in the name of the file. */
  kind: 'account' | 'bets' | 'bills' | 'income' | 'team-bets' | 'team-transactions';
  span: RecordSpan;
  read: (
    asked: Asked,
    signal: AbortSignal,
  ) => Promise<{ rows: readonly Row[]; total: number; currency: string | null }>;
  /** `inCurrency` adds to a heading what its figures are in. */
  columns: (inCurrency: (heading: string) => string) => readonly TableCell<Row>[];
}

/** All rows of a filtered record, up to now: what comes to it while they are fetched moves none of them to another page. */
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

/** Rows that changed their place between two pages stand there once. */
function oneOfEach<Row extends { reference: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.reference, row])).values()];
}
