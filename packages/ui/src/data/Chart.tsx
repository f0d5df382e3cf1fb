'use client';

import { useState } from 'react';
import { LoadFrame } from '../feedback/LoadFrame.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import type { ElementAttributes, Load } from '../internal/types.ts';
import * as css from './Chart.css.ts';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartFigures, ChartTable } from './ChartTable.tsx';
import { type ChartPoint, type ChartSeries, kindsOf } from './chartData.ts';

export interface ChartProps extends ElementAttributes {
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
    /** Brings the chart back from its table. With it the table takes the chart's place; without it, it unfolds below. */
    chart?: string;
  };
}

/** How one or two sums went over time: bars, and a line where they are to be compared. The same figures lie in a table under it. */
export function Chart({ title, points, series, format, formatTick = format, load, words, ...attributes }: ChartProps) {
  const [asTable, setAsTable] = useState(false);
  const swaps = words.chart !== undefined;
  const figures = { title, points, series, format };
  return (
    <figure {...attributes} className={css.chart}>
      <figcaption className={css.head}>
        <span className={css.title}>{title}</span>
        <span className={css.legend}>
          {kindsOf(series).map((kind) => (
            <span key={kind} className={css.name} data-series={kind}>
              {series[kind]}
            </span>
          ))}
          {swaps && load.kind === 'ready' && (
            <button type="button" className={css.swap} onClick={() => setAsTable(!asTable)}>
              {asTable ? words.chart : words.table}
            </button>
          )}
        </span>
      </figcaption>
      <LoadFrame load={load} skeleton={<Waiting />}>
        {!(swaps && asTable) && <ChartPlot {...figures} formatTick={formatTick} />}
        {swaps ? asTable && <ChartFigures {...figures} words={words} /> : <ChartTable {...figures} words={words} />}
      </LoadFrame>
    </figure>
  );
}

const Waiting = () => (
  <div className={css.waiting}>
    <Skeleton shape="chart" />
  </div>
);
