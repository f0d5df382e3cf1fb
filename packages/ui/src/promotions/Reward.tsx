'use client';

import { Gift, type IconNode } from 'lucide';
import { Button } from '../actions/Button.tsx';
import { StatusBadge, type StatusBadgeProps } from '../data/StatusBadge.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Reward.css.ts';

export interface RewardProps extends ElementAttributes {
  icon?: IconNode;
  title: string;
  /** With its currency or unit, ready to be shown. */
  amount: string;
  status: StatusBadgeProps;
  /** What has to be wagered before it can be withdrawn, or why it cannot be claimed. */
  terms?: string;
  /** Until when it can be claimed, or when it was. */
  expiry?: string;
  /** Only while it can be claimed; `busy` while the platform answers. */
  claim?: { label: string; busy?: boolean; onClick: () => void };
}

/** Something that a player was given, with its terms beside the button. For what still has to be done take `Mission`. */
export function Reward({ icon: mark = Gift, title, amount, status, terms, expiry, claim, ...attributes }: RewardProps) {
  return (
    <article {...attributes} className={css.reward} data-open={claim ? true : undefined}>
      <div className={css.main}>
        <span className={css.mark}>{icon(mark, 22)}</span>
        <div className={css.words}>
          <div className={css.head}>
            <h3 className={css.title}>{title}</h3>
            <StatusBadge {...status} />
          </div>
          {terms && <p className={css.term}>{terms}</p>}
          {expiry && <p className={css.expiry}>{expiry}</p>}
        </div>
      </div>
      <div className={css.end}>
        <bdi className={css.amount}>{amount}</bdi>
        {claim && (
          <Button kind="accent" busy={claim.busy} aria-label={`${claim.label}: ${title}`} onClick={claim.onClick}>
            {claim.label}
          </Button>
        )}
      </div>
    </article>
  );
}
