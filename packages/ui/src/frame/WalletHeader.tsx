'use client';

import { Eye, EyeOff, RefreshCw, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './WalletHeader.css.ts';

export interface WalletHeaderProps extends ElementAttributes<HTMLDivElement> {
  label: string;
  /** Formatted sum, symbol first; `null` while unknown. */
  amount: string | null;
  hidden: boolean;
  updating: boolean;
  /** Time of the sum, or what it lacks. */
  note?: string;
  /** Tone of the note: `warning` if the update failed. */
  tone?: 'warning' | undefined;
  onRefresh: () => void;
  onToggle: () => void;
  /** Buttons, one of them accent. */
  actions: ReactNode;
  words: { hide: string; show: string; refresh: string; updating: string; unavailable: string };
}

/** Shows the whole balance in large type on a dark surface, with deposit and withdrawal beside it. */
export function WalletHeader(props: WalletHeaderProps) {
  const { label, amount, hidden, updating, note, tone, onRefresh, onToggle, actions, words, ...attributes } = props;
  return (
    <div {...attributes} className={css.head}>
      <div className={css.held}>
        <div className={css.row}>
          <span className={css.label}>{label}</span>
          <IconButton
            size="sm"
            icon={hidden ? EyeOff : Eye}
            label={hidden ? words.show : words.hide}
            onClick={onToggle}
          />
        </div>
        <div className={css.row}>
          <span className={css.amount} data-plain={(!hidden && amount === null) || undefined}>
            <bdi translate="no">{hidden ? '***' : (amount ?? words.unavailable)}</bdi>
          </span>
          <IconButton size="sm" icon={RefreshCw} label={words.refresh} onClick={onRefresh} />
        </div>
        <span className={css.note} data-tone={updating ? undefined : tone} role="status">
          {!updating && tone === 'warning' && icon(TriangleAlert, 14)}
          <span>{updating ? words.updating : note}</span>
        </span>
      </div>
      <div className={css.actions}>{actions}</div>
    </div>
  );
}
