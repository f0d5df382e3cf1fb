import type { CsvCell } from '@baize/domain';

export const figure = (amount: string): CsvCell => ({ figure: amount });

/** Rows that changed their place between two pages stand there once. */
export function oneOfEach<Row extends { reference: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.reference, row])).values()];
}
