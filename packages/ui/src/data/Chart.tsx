import { LoadFrame } from '../feedback/LoadFrame.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import type { Load } from '../internal/types.ts';
import * as css from './Chart.css.ts';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { ChartPoint, ChartSeries } from './chartData.ts';

export interface ChartProps {
  title: string;
  /** In the order of time, about 31 at most. */
  points: readonly ChartPoint[];
  series: ChartSeries;
  /** A value as it is to be read. */
  format: (value: number) => string;
  /** A value on the axis, shorter; the same where none is given. */
  formatTick?: (value: number) => string;
  load: Load;
  words: {
    /** Opens the same figures as a table. */
    table: string;
    /** Heads the column of the points' names, such as "Day". */
    point: string;
  };
}

/** How one or two sums went over time: bars, and a line where they are to be compared. The same figures lie in a table under it. */
export function Chart({ title, points, series, format, formatTick = format, load, words }: ChartProps) {
  return (
    <figure className={css.chart}>
      <figcaption className={css.head}>
        <span className={css.title}>{title}</span>
        <span className={css.legend}>
          <span className={css.name} data-series="bar">
            {series.bar}
          </span>
          {series.line && (
            <span className={css.name} data-series="line">
              {series.line}
            </span>
          )}
        </span>
      </figcaption>
      <LoadFrame load={load} skeleton={<Waiting />}>
        <ChartPlot title={title} points={points} series={series} format={format} formatTick={formatTick} />
        <ChartTable title={title} points={points} series={series} format={format} words={words} />
      </LoadFrame>
    </figure>
  );
}

const Waiting = () => (
  <div className={css.waiting}>
    <Skeleton shape="chart" />
  </div>
);
