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
  amount: string;
  status: StatusBadgeProps;
  /** Wagering requirement, or the reason it cannot be claimed. */
  terms?: string;
  /** Claim deadline, or time of the claim. */
  expiry?: string;
  /** Claim button, while available; `busy` during the request. */
  claim?: { label: string; busy?: boolean; onClick: () => void };
}

/** Shows a received reward with its terms. For pending tasks use `Mission`. */
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
        <bdi translate="no" className={css.amount}>
          {amount}
        </bdi>
        {claim && (
          <Button kind="accent" busy={claim.busy} aria-label={`${claim.label}: ${title}`} onClick={claim.onClick}>
            {claim.label}
          </Button>
        )}
      </div>
    </article>
  );
}
