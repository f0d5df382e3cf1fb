import { ChevronDown } from 'lucide';
import { icon } from '../internal/icon.tsx';
import * as css from './ChartTable.css.ts';
import type { ChartPoint, ChartSeries } from './chartData.ts';

interface ChartTableProps {
  title: string;
  points: readonly ChartPoint[];
  series: ChartSeries;
  format: (value: number) => string;
  words: { table: string; point: string };
}

/** The figures of a chart, as a table. */
export function ChartTable({ title, points, series, format, words }: ChartTableProps) {
  return (
    <details className={css.disclosure}>
      <summary className={css.summary}>
        {words.table}
        <span className={css.chevron}>{icon(ChevronDown, 16)}</span>
      </summary>
      <table className={css.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className={css.columnName}>
              {words.point}
            </th>
            <th scope="col" className={css.columnName} data-figure>
              {series.bar}
            </th>
            {series.line && (
              <th scope="col" className={css.columnName} data-figure>
                {series.line}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.map(({ name, bar, line }) => (
            <tr key={name}>
              <th scope="row" className={css.cell}>
                <bdi>{name}</bdi>
              </th>
              <td className={css.cell} data-figure>
                <bdi>{format(bar)}</bdi>
              </td>
              {series.line && (
                <td className={css.cell} data-figure>
                  <bdi>{line === undefined ? '–' : format(line)}</bdi>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
