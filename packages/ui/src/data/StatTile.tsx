import { Plus, TrendingDown, TrendingUp } from 'lucide';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './StatTile.css.ts';

const trends = { up: TrendingUp, down: TrendingDown, new: Plus };

export interface StatDelta {
  /** Change and its size, or a pending event, such as "Settles at 00:00". */
  text: string;
  /** Colour only: the text must say the same. */
  tone?: 'positive' | 'negative' | 'neutral';
  trend?: 'up' | 'down' | 'new';
}

export interface StatTileProps extends ElementAttributes<HTMLDListElement> {
  label: string;
  /** Formatted value, such as "1.92M"; `null` while unknown. */
  value: string | null;
  delta?: StatDelta;
  /** Text at the end of the last line, such as the previous value. */
  note?: string;
  /** `sm` is lower, for many tiles. */
  size?: 'sm' | 'md';
  /** Value loading; the tile keeps its size. */
  loading?: boolean;
}

/** Shows one figure with its name and its change. */
export function StatTile({ label, value, delta, note, size, loading, ...attributes }: StatTileProps) {
  return (
    <dl aria-busy={loading || undefined} {...attributes} className={css.tile} data-size={size}>
      <dt className={css.label}>{label}</dt>
      {loading ? (
        <>
          <dd className={css.waiting}>
            <Skeleton shape="title" />
          </dd>
          <dd className={css.waiting}>
            <Skeleton shape="short" />
          </dd>
        </>
      ) : (
        <>
          <dd className={css.value}>
            <bdi translate="no">{value ?? '–'}</bdi>
          </dd>
          {note === undefined ? (
            delta && (
              <dd className={css.delta} data-tone={delta.tone}>
                {changed(delta)}
              </dd>
            )
          ) : (
            <dd className={css.last}>
              {delta && (
                <span className={css.delta} data-tone={delta.tone}>
                  {changed(delta)}
                </span>
              )}
              <bdi className={css.note}>{note}</bdi>
            </dd>
          )}
        </>
      )}
    </dl>
  );
}

const changed = ({ text, trend }: StatDelta) => (
  <>
    {trend && icon(trends[trend], 14)}
    <bdi translate="no">{text}</bdi>
  </>
);
