'use client';

import { type ReactNode, useId } from 'react';
import { Button } from '../actions/Button.tsx';
import { Picture } from '../content/Picture.tsx';
import { Progress } from '../feedback/Progress.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './PromotionDetail.css.ts';
import { type Offer, OfferBadges, OfferFacts, OfferTime } from './promotionParts.tsx';

export interface PromotionDetailProps extends Offer, ElementAttributes<HTMLDivElement> {
  /** Heading of the conditions. */
  title: string;
  /** Limits, such as maximum bet and expiry of the bonus. */
  facts: readonly { id: string; label: string; value: string }[];
  /** Turnover done; `text` describes the rest. */
  wager?: { label: string; value: number; text: string };
  /** Exclusions, in one sentence. */
  terms?: string;
  /** Action; only one that credits money is brass. `disabled` if no longer possible. */
  action?: { kind: 'join' | 'claim'; label: string; busy?: boolean; disabled?: boolean; onClick: () => void };
  /** Reason for no action, or consequences; describes the button. */
  note?: string;
  /** Ended: greyscale picture. */
  ended?: boolean;
  children: ReactNode;
}

/** Shows an offer in full: its terms, and beside them the player's obligations with the button. */
export function PromotionDetail(props: PromotionDetailProps) {
  const {
    picture,
    type,
    status,
    title,
    period,
    deadline,
    facts,
    wager,
    terms,
    action,
    note,
    ended,
    children,
    ...attributes
  } = props;
  const titleId = useId();
  const noteId = useId();
  return (
    <div {...attributes} className={css.detail} data-ended={ended || undefined}>
      <div className={css.art}>
        <Picture sources={picture} alt="" width={640} height={280} priority fallback="wide" />
      </div>
      <section className={css.panel} aria-labelledby={titleId}>
        <OfferBadges type={type} status={status} />
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <p className={css.period}>
          <OfferTime period={period} deadline={deadline} />
        </p>
        <OfferFacts facts={facts} className={css.facts} />
        {wager && (
          <div className={css.wager}>
            <Progress label={wager.label} value={wager.value} />
            <bdi className={css.terms}>{wager.text}</bdi>
          </div>
        )}
        {terms && <p className={css.terms}>{terms}</p>}
        {action && (
          <Button
            size="lg"
            wide
            kind={action.kind === 'claim' ? 'accent' : 'primary'}
            busy={action.busy}
            disabled={action.disabled}
            aria-describedby={note ? noteId : undefined}
            onClick={action.onClick}
          >
            {action.label}
          </Button>
        )}
        <p id={noteId} className={css.note} role="status">
          {note}
        </p>
      </section>
      <div className={css.content}>{children}</div>
    </div>
  );
}
