export interface ChartPoint {
  /** In full, such as a date, and unlike any other: names the point in the table and beside it. */
  name: string;
  /** In short, under the axis. */
  label: string;
  bar: number;
  /** Left out where it is not known: the line breaks there. */
  line?: number;
  /** What the bar was in the period before. */
  before?: number;
  /** The point of the period before, such as "29 Sep". */
  beforeName?: string;
}

/** What the bars and the line are, and the marks for the period before. */
export interface ChartSeries {
  bar: string;
  before?: string;
  line?: string;
}

type SeriesKind = keyof ChartSeries;

export interface SeriesValue {
  kind: SeriesKind;
  /** Names the series and, of the period before, the point. */
  label: string;
  value: number | undefined;
}

/** In the order of legend, note and table. */
export const kindsOf = (series: ChartSeries): SeriesKind[] =>
  (['bar', 'before', 'line'] as const).filter((kind) => series[kind] !== undefined);

/** What is known of a point, in the same order. */
export const valuesOf = (point: ChartPoint, series: ChartSeries): SeriesValue[] =>
  kindsOf(series).map((kind) => {
    const label = series[kind] ?? '';
    const of = kind === 'before' ? point.beforeName : undefined;
    return { kind, label: of === undefined ? label : `${label}, ${of}`, value: point[kind] };
  });
