import { TrendingDown, TrendingUp } from 'lucide';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { icon } from '../internal/icon.tsx';
import * as css from './StatTile.css.ts';

export interface StatDelta {
  /** Says what changed by how much, or what is yet to come, such as "Settles at 00:00". */
  text: string;
  /** Whether the change is good; the words say it too. */
  tone?: 'positive' | 'negative' | 'neutral';
  /** Adds an arrow. */
  trend?: 'up' | 'down';
}

export interface StatTileProps {
  label: string;
  /** As it is to be read, such as "1.92M"; `null` while it is unknown. */
  value: string | null;
  delta?: StatDelta;
  /** The value is on its way; the tile keeps its size. */
  loading?: boolean;
}

/** One figure with its name, and what became of it since. */
export function StatTile({ label, value, delta, loading }: StatTileProps) {
  return (
    <dl className={css.tile} aria-busy={loading || undefined}>
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
          {delta && (
            <dd className={css.delta} data-tone={delta.tone}>
              {delta.trend && icon(delta.trend === 'up' ? TrendingUp : TrendingDown, 14)}
              <bdi>{delta.text}</bdi>
            </dd>
          )}
        </>
      )}
    </dl>
  );
}
