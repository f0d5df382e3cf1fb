import { Plus, TrendingDown, TrendingUp } from 'lucide';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './StatTile.css.ts';

const trends = { up: TrendingUp, down: TrendingDown, new: Plus };

export interface StatDelta {
  /** Says what changed by how much, or what is yet to come, such as "Settles at 00:00". */
  text: string;
  /** Whether the change is good; the words say it too. */
  tone?: 'positive' | 'negative' | 'neutral';
  /** Adds an arrow, or a plus before what is new. */
  trend?: 'up' | 'down' | 'new';
}

export interface StatTileProps extends ElementAttributes<HTMLDListElement> {
  label: string;
  /** As it is to be read, such as "1.92M"; `null` while it is unknown. */
  value: string | null;
  delta?: StatDelta;
  /** Stands at the end of the last line, such as the value of the period before. */
  note?: string;
  /** `sm` is lower, for many tiles in a place. */
  size?: 'sm' | 'md';
  /** The value is on its way; the tile keeps its size. */
  loading?: boolean;
}

/** One figure with its name, and what became of it since. */
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
            <bdi>{value ?? '–'}</bdi>
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
    <bdi>{text}</bdi>
  </>
);
