'use client';

import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import { isRightToLeft } from '../internal/isRightToLeft.ts';
import * as css from './Chart.css.ts';
import { ChartNote } from './ChartNote.tsx';
import { type ChartPoint, type ChartSeries, valuesOf } from './chartData.ts';
import { axisTicks, labelledPoints, linePath, movePoint, percentOf } from './chartScale.ts';

interface ChartPlotProps {
  title: string;
  points: readonly ChartPoint[];
  series: ChartSeries;
  format: (value: number) => string;
  formatTick: (value: number) => string;
}

/** Draws bars, line and axis. One tab stop: arrow keys move between points, a pointer picks the nearest. */
export function ChartPlot({ title, points, series, format, formatTick }: ChartPlotProps) {
  const [active, setActive] = useState<number | null>(null);
  const ticks = useMemo(
    () => axisTicks(points.flatMap(({ bar, line = 0, before = 0 }) => [bar, line, before])),
    [points],
  );
  const path = useMemo(
    () =>
      linePath(
        points.map(({ line }) => line),
        ticks,
      ),
    [points, ticks],
  );
  const at = Math.min(active ?? points.length - 1, points.length - 1);
  const point = points[at];
  if (!point) return null;
  const place = (value: number) => `${percentOf(value, ticks)}%`;
  const middle = (index: number) => `${((index + 0.5) / points.length) * 100}%`;
  return (
    <div className={css.plot}>
      <div className={css.axis} aria-hidden>
        {ticks.map((tick) => (
          <bdi translate="no" key={tick} className={css.tick}>
            {formatTick(tick)}
          </bdi>
        ))}
      </div>
      <div
        className={css.field}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={at + 1}
        aria-valuetext={valueText(point)}
        onFocus={() => setActive(at)}
        onBlur={() => setActive(null)}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerLeave={({ currentTarget }) => currentTarget === document.activeElement || setActive(null)}
      >
        {ticks.map((tick) => (
          <span key={tick} className={css.line} data-zero={tick === 0 || undefined} style={{ bottom: place(tick) }} />
        ))}
        <span className={css.bars}>
          {points.map(({ name, bar, before }, index) => (
            <span key={name} className={css.band}>
              <span
                className={css.bar}
                data-active={index === active || undefined}
                style={{ bottom: place(Math.min(bar, 0)), top: `calc(100% - ${place(Math.max(bar, 0))})` }}
              />
              {series.before && before !== undefined && (
                <span className={css.before} style={{ bottom: place(before) }} />
              )}
            </span>
          ))}
        </span>
        {active !== null && <span className={css.guide} style={{ insetInlineStart: middle(at) }} />}
        {series.line && (
          <svg className={css.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            <path className={css.halo} d={path} />
            <path className={css.stroke} d={path} />
          </svg>
        )}
        {active !== null && point.line !== undefined && (
          <span className={css.dot} style={{ insetInlineStart: middle(at), bottom: place(point.line) }} />
        )}
        {active !== null && (
          <ChartNote point={point} series={series} format={format} share={(at + 0.5) / points.length} />
        )}
      </div>
      <div className={css.labels} aria-hidden>
        {labelledPoints(points.length, 7).map((index, order) => (
          <span
            key={points[index]?.name}
            className={css.label}
            data-odd={order % 2 === 1 || undefined}
            data-edge={points.length > 9 && index === points.length - 1 ? 'end' : undefined}
            style={{ insetInlineStart: middle(index) }}
          >
            <bdi>{points[index]?.label}</bdi>
          </span>
        ))}
      </div>
    </div>
  );

  function valueText(of: ChartPoint) {
    const known = valuesOf(of, series).flatMap(({ label, value }) =>
      value === undefined ? [] : [`${label} ${format(value)}`],
    );
    return `${of.name}: ${known.join(', ')}`;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const to = movePoint(at, event.key, points.length, isRightToLeft(event.currentTarget));
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setActive(to);
  }

  function onPointer({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const share = (isRightToLeft(currentTarget) ? right - clientX : clientX - left) / width;
    setActive(Math.max(0, Math.min(points.length - 1, Math.floor(share * points.length))));
  }
}
