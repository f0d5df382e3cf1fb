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
  /** Points in time order, about 31 at most. */
  points: readonly ChartPoint[];
  series: ChartSeries;
  format: (value: number) => string;
  /** Shorter format for axis values; defaults to `format`. */
  formatTick?: (value: number) => string;
  load: Load;
  words: {
    table: string;
    point: string;
    /**
     * Label of the button back to the chart. With it the table replaces the chart; without it the table unfolds below.
     */
    chart?: string;
  };
}

/** Charts one or two sums over time: bars, and a line for comparison. The same figures are in a table below. */
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
