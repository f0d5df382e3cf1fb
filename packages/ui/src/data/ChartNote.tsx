import { plain } from '../internal/plain.css.ts';
import * as css from './Chart.css.ts';
import { type ChartPoint, type ChartSeries, valuesOf } from './chartData.ts';

interface ChartNoteProps {
  point: ChartPoint;
  series: ChartSeries;
  format: (value: number) => string;
  /** Position along the axis, from 0 to 1. */
  share: number;
}

/** Describes the point under the pointer or focus; screen readers get the same text from the slider. */
export function ChartNote({ point, series, format, share }: ChartNoteProps) {
  const room = `calc(${Math.max(share, 1 - share) * 100}% - 12px)`;
  const side = share < 0.5 ? 'insetInlineStart' : 'insetInlineEnd';
  return (
    <span
      className={css.note}
      style={{ maxInlineSize: room, [side]: `calc(${Math.min(share, 1 - share) * 100}% + 12px)` }}
      aria-hidden
    >
      <b className={plain}>
        <bdi>{point.name}</bdi>
      </b>
      {valuesOf(point, series).map(
        ({ kind, label, value }) =>
          value !== undefined && (
            <span key={kind} className={css.name} data-series={kind}>
              {label}{' '}
              <b className={plain}>
                <bdi translate="no">{format(value)}</bdi>
              </b>
            </span>
          ),
      )}
    </span>
  );
}
