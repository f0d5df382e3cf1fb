export interface ChartPoint {
  /** In full, such as a date, and unlike any other: names the point in the table and beside it. */
  name: string;
  /** In short, under the axis. */
  label: string;
  bar: number;
  /** Left out where it is not known: the line breaks there. */
  line?: number;
}

/** What the bars and the line are. */
export interface ChartSeries {
  bar: string;
  line?: string;
}
