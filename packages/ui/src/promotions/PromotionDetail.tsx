'use client';

import { type ReactNode, useId } from 'react';
import { Button } from '../actions/Button.tsx';
import { Picture } from '../content/Picture.tsx';
import { Progress } from '../feedback/Progress.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './PromotionDetail.css.ts';
import { type Offer, OfferBadges, OfferFacts, OfferTime } from './promotionParts.tsx';

export interface PromotionDetailProps extends Offer, ElementAttributes<HTMLDivElement> {
  /** Heads what has to be known before anything is pressed. */
  title: string;
  /** Its limits by name, such as the largest bet and until when the bonus lasts. */
  facts: readonly { id: string; label: string; value: string }[];
  /** How much of the turnover is done; `text` says in words how much is left. */
  wager?: { label: string; value: number; text: string };
  /** What voids it, in one sentence. */
  terms?: string;
  /** What can be done; only what credits money is brass. `disabled` says that it can not be done any more. */
  action?: { kind: 'join' | 'claim'; label: string; busy?: boolean; disabled?: boolean; onClick: () => void };
  /** Why nothing can be done, or what follows; stands beside the button and is tied to it. */
  note?: string;
  /** It has ended: the picture loses its colour. */
  ended?: boolean;
  /** Its terms in full. */
  children: ReactNode;
}

/** One offer in full: its terms, and beside them what it binds a player to with the button that does so. */
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
