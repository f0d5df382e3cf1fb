export interface ChartPoint {
  /** Full name such as a date, unique; labels the point in the table and the note. */
  name: string;
  label: string;
  bar: number;
  /** Undefined if unknown: the line breaks there. */
  line?: number;
  before?: number;
  /** Matching point of the previous period, such as "29 Sep". */
  beforeName?: string;
}

export interface ChartSeries {
  bar: string;
  before?: string;
  line?: string;
}

type SeriesKind = keyof ChartSeries;

export interface SeriesValue {
  kind: SeriesKind;
  label: string;
  value: number | undefined;
}

export const kindsOf = (series: ChartSeries): SeriesKind[] =>
  (['bar', 'before', 'line'] as const).filter((kind) => series[kind] !== undefined);

export const valuesOf = (point: ChartPoint, series: ChartSeries): SeriesValue[] =>
  kindsOf(series).map((kind) => {
    const label = series[kind] ?? '';
    const of = kind === 'before' ? point.beforeName : undefined;
    return { kind, label: of === undefined ? label : `${label}, ${of}`, value: point[kind] };
  });
