import { ChevronDown } from 'lucide';
import { icon } from '../internal/icon.tsx';
import * as css from './ChartTable.css.ts';
import { type ChartPoint, type ChartSeries, kindsOf, valuesOf } from './chartData.ts';

interface ChartTableProps {
  title: string;
  points: readonly ChartPoint[];
  series: ChartSeries;
  format: (value: number) => string;
  words: { table: string; point: string };
}

export function ChartTable({ words, ...figures }: ChartTableProps) {
  return (
    <details className={css.disclosure}>
      <summary className={css.summary}>
        {words.table}
        <span className={css.chevron}>{icon(ChevronDown, 16)}</span>
      </summary>
      <ChartFigures {...figures} words={words} />
    </details>
  );
}

export function ChartFigures({ title, points, series, format, words }: ChartTableProps) {
  return (
    <table className={css.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col" className={css.columnName}>
            {words.point}
          </th>
          {kindsOf(series).map((kind) => (
            <th key={kind} scope="col" className={css.columnName} data-figure>
              {series[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.name}>
            <th scope="row" className={css.cell}>
              <bdi>{point.name}</bdi>
            </th>
            {valuesOf(point, series).map(({ kind, value }) => (
              <td key={kind} className={css.cell} data-figure>
                <bdi translate="no">{value === undefined ? '–' : format(value)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
