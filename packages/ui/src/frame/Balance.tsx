'use client';

import { Eye, EyeOff, RefreshCw, TriangleAlert } from 'lucide';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Balance.css.ts';

export interface BalanceProps extends ElementAttributes<HTMLDivElement> {
  label: string;
  /** The sum as it is to be read, symbol first; `null` while it is unknown. */
  amount: string | null;
  hidden: boolean;
  updating: boolean;
  /** The last try to bring the sum up to date failed: when it was still right, such as "10:05". */
  outdated?: string;
  /** Without its label and its eye, where a desk has little room. */
  compact?: boolean;
  onRefresh: () => void;
  onToggle: () => void;
  words: { hide: string; show: string; refresh: string; updating: string; unavailable: string; outdated: string };
}

/** The wallet in the header. A press on the sum brings it up to date; the eye hides it from those who look on. */
export function Balance(props: BalanceProps) {
  const { label, amount, hidden, updating, outdated, compact, onRefresh, onToggle, words, ...attributes } = props;
  const sum = hidden ? '***' : amount;
  const old = updating || amount === null ? undefined : outdated;
  return (
    <div {...attributes} className={css.balance} data-compact={compact}>
      {!compact && <span className={css.label}>{label}</span>}
      <button
        type="button"
        className={css.amount}
        title={old ? words.outdated : words.refresh}
        aria-busy={updating || undefined}
        data-old={Boolean(old) || undefined}
        data-plain={updating || sum === null || undefined}
        onClick={onRefresh}
      >
        {updating ? words.updating : sum === null ? words.unavailable : <bdi>{sum}</bdi>}
        {old && (
          <span className={css.since}>
            {icon(TriangleAlert, 12)}
            <bdi>{old}</bdi>
          </span>
        )}
      </button>
      <span className={css.announced} role="status">
        {updating ? words.updating : old && words.outdated}
      </span>
      {!compact && (
        <button
          type="button"
          className={css.act}
          data-wide
          aria-label={hidden ? words.show : words.hide}
          onClick={onToggle}
        >
          {icon(hidden ? EyeOff : Eye, 16)}
        </button>
      )}
      <button type="button" className={css.act} aria-label={words.refresh} onClick={onRefresh}>
        {icon(RefreshCw, 16)}
      </button>
    </div>
  );
}
