'use client';

import { Eye, EyeOff, RefreshCw, TriangleAlert } from 'lucide';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Balance.css.ts';

export interface BalanceProps extends ElementAttributes<HTMLDivElement> {
  label: string;
  /** Formatted sum, symbol first; `null` while unknown. */
  amount: string | null;
  hidden: boolean;
  updating: boolean;
  /** Time of the last successful update after a failed one, such as "10:05". */
  outdated?: string;
  /** Without label and eye, for narrow desktops. */
  compact?: boolean;
  /** Amount and label alone on phones; a press on the amount updates it. */
  plain?: boolean;
  onRefresh: () => void;
  onToggle: () => void;
  words: { hide: string; show: string; refresh: string; updating: string; unavailable: string; outdated: string };
}

/** Shows the balance in the header. A press updates it; the eye hides it from onlookers. */
export function Balance(props: BalanceProps) {
  const { label, amount, hidden, updating, outdated, compact, plain, onRefresh, onToggle, words, ...attributes } =
    props;
  const sum = hidden ? '***' : amount;
  const old = updating || amount === null ? undefined : outdated;
  return (
    <div {...attributes} className={css.balance} data-compact={compact} data-plain={plain || undefined}>
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
        {updating || sum === null ? (
          <span>{updating ? words.updating : words.unavailable}</span>
        ) : (
          <bdi translate="no">{sum}</bdi>
        )}
        {old && (
          <span className={css.since}>
            {icon(TriangleAlert, 12)}
            <bdi translate="no">{old}</bdi>
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
