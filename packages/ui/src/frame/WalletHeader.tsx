'use client';

import { Eye, EyeOff, RefreshCw, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './WalletHeader.css.ts';

export interface WalletHeaderProps extends ElementAttributes<HTMLDivElement> {
  label: string;
  /** The sum as it is to be read, symbol first; `null` while it is unknown. */
  amount: string | null;
  hidden: boolean;
  updating: boolean;
  /** When it was said, or what is missing of it. */
  note?: string;
  /** Of the note: `warning` where the sum could not be brought up to date. */
  tone?: 'warning' | undefined;
  onRefresh: () => void;
  onToggle: () => void;
  /** What can be done with it: one button of the accent among them. */
  actions: ReactNode;
  words: { hide: string; show: string; refresh: string; updating: string; unavailable: string };
}

/** All that a player has, large on a dark surface, with the ways in and out beside it. */
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
            <bdi>{hidden ? '***' : (amount ?? words.unavailable)}</bdi>
          </span>
          <IconButton size="sm" icon={RefreshCw} label={words.refresh} onClick={onRefresh} />
        </div>
        <span className={css.note} data-tone={updating ? undefined : tone} role="status">
          {!updating && tone === 'warning' && icon(TriangleAlert, 14)}
          {updating ? words.updating : note}
        </span>
      </div>
      <div className={css.actions}>{actions}</div>
    </div>
  );
}
