import { type CsvCell, csvOf } from '@baize/domain';
import { GatewayError } from '@baize/gateway';
import { useCallback, useEffect, useRef, useState } from 'react';
import { saveFile } from '../../core/browser/saveFile.ts';

export interface ExportTable {
  name: string;
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
  /** True when the file's limit cut rows off. */
  cut: boolean;
}

/** Loads the table; reports progress from 0 to 1, and can be aborted. */
export type BringTable = (onProgress: (done: number) => void, signal: AbortSignal) => Promise<ExportTable>;

export type ExportState =
  | { kind: 'idle' }
  | { kind: 'working'; done: number }
  | { kind: 'done'; rows: number; cut: boolean }
  | { kind: 'failed'; error: GatewayError };

/** Saves a table as a file, completely or not at all. Leaving the page aborts; clicks while it runs are ignored. */
export function useExport(bring: BringTable): { state: ExportState; start: () => void } {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const flight = useRef<AbortController | null>(null);
  useEffect(() => () => flight.current?.abort(), []);

  const start = useCallback(async () => {
    if (flight.current) return;
    const work = new AbortController();
    flight.current = work;
    setState({ kind: 'working', done: 0 });
    try {
      const { name, head, rows, cut } = await bring((done) => setState({ kind: 'working', done }), work.signal);
      if (work.signal.aborted) return;
      saveFile(name, csvOf(head, rows), 'text/csv;charset=utf-8');
      setState({ kind: 'done', rows: rows.length, cut });
    } catch (error) {
      if (work.signal.aborted) return;
      if (!(error instanceof GatewayError)) throw error;
      setState({ kind: 'failed', error });
    } finally {
      flight.current = null;
    }
  }, [bring]);
  return { state, start: () => void start() };
}
