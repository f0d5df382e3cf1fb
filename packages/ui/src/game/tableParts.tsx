import { Wrench } from 'lucide';
import { icon } from '../internal/icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './tableParts.css.ts';

export interface TableStatus {
  /** Shown as mark and colour; the words say it. */
  kind: 'open' | 'closing' | 'full' | 'closed';
  label: string;
}

export interface RoadMark {
  column: number;
  row: number;
  side: 'player' | 'banker';
  ties: number;
}

export type TableResults = {
  /** Text that is read out. */
  label: string;
} & (
  | {
      kind: 'balls' | 'letters' | 'tiles';
      /** Newest first. */
      marks: readonly { text: string; tone?: 'red' | 'black' | 'green' | 'amber' }[];
    }
  | { kind: 'road'; cells: readonly RoadMark[] }
);

export function TablePill({ status }: { status: TableStatus }) {
  return (
    <span className={css.pill} data-kind={status.kind}>
      {status.kind === 'closed' ? icon(Wrench, 14) : <span className={css.dot} />}
      {status.label}
    </span>
  );
}

/** Last results of a table. Their order on the table is kept in every language. */
export function LastResults({ results }: { results: TableResults }) {
  return (
    <>
      <VisuallyHidden>{results.label}</VisuallyHidden>
      {results.kind === 'road' ? (
        <span className={css.road} aria-hidden>
          <Road cells={results.cells} columns={10} cell={11} />
        </span>
      ) : (
        <span className={css.marks} data-kind={results.kind} aria-hidden dir="ltr" translate="no">
          {results.marks.map(({ text, tone }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results have no identity but their place
            <span key={place} className={css.mark} data-tone={tone}>
              {text}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

const rows = 6;

/** Big road of a shoe, its newest columns only. Drawn from left to right in every language. */
export function Road({ cells, columns, cell }: { cells: readonly RoadMark[]; columns: number; cell: number }) {
  const last = Math.max(-1, ...cells.map(({ column }) => column));
  const first = Math.max(0, last + 1 - columns);
  const [width, height] = [columns * cell, rows * cell];
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, index) => `M${index * cell} 0V${height}`),
    ...Array.from({ length: rows + 1 }, (_, index) => `M0 ${index * cell}H${width}`),
  ];
  return (
    <svg className={css.roadPicture} viewBox={`-0.5 -0.5 ${width + 1} ${height + 1}`} aria-hidden>
      <path className={css.roadLines} d={lines.join('')} />
      {cells
        .filter(({ column }) => column >= first)
        .map(({ column, row, side, ties }) => {
          const [x, y] = [(column - first + 0.5) * cell, (row + 0.5) * cell];
          const reach = cell * 0.34;
          return (
            <g key={`${column} ${row}`} className={css.roadMark} data-side={side}>
              <circle cx={x} cy={y} r={reach} strokeWidth={cell * 0.14} />
              {ties > 0 && (
                <path
                  className={css.roadTie}
                  d={`M${x - reach} ${y + reach}L${x + reach} ${y - reach}`}
                  strokeWidth={cell * 0.14}
                />
              )}
            </g>
          );
        })}
    </svg>
  );
}
