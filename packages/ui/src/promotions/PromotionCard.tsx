'use client';

import { ArrowRight } from 'lucide';
import { Button } from '../actions/Button.tsx';
import { Link } from '../actions/Link.tsx';
import { Picture } from '../content/Picture.tsx';
import { Progress } from '../feedback/Progress.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as styles from './PromotionCard.css.ts';
import { type Offer, OfferBadges, OfferFacts, OfferTime } from './promotionParts.tsx';

export interface PromotionCardProps extends Offer, ElementAttributes {
  title: string;
  text: string;
  /** Its limits by name, such as the least deposit, the turnover and the most that can be cashed out. */
  facts?: readonly { id: string; label: string; value: string }[];
  /** How much of the turnover is done; `text` says in words how much is left. */
  wager?: { label: string; value: number; max?: number; text: string };
  /** What else holds in one sentence: what voids it, or for whom it is. */
  terms?: string;
  /** Where its terms stand in full. */
  link?: { label: string; href: string };
  /** What can be done at once; only a claim is brass. */
  action?: { kind: 'join' | 'claim'; label: string; busy?: boolean; onClick: () => void };
  /** It has ended or cannot be had: the picture loses its colour. */
  ended?: boolean;
  /** In sight when the page opens: its picture is fetched at once and first. */
  priority?: boolean;
}

/** One offer, with its conditions on the card and beside the button. What was earned by it is a `Reward`. */
export function PromotionCard(props: PromotionCardProps) {
  const { picture, priority, type, status, title, text, period, deadline, ended, ...rest } = props;
  const { facts = [], wager, terms, link, action, ...attributes } = rest;
  return (
    <article {...attributes} className={styles.card} data-ended={ended || undefined}>
      <div className={styles.art}>
        <Picture sources={picture} alt="" width={640} height={280} priority={priority} fallback="wide" />
      </div>
      <div className={styles.body}>
        <OfferBadges type={type} status={status} />
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <OfferFacts facts={facts} className={styles.facts} />
        {wager && (
          <div className={styles.wager}>
            <Progress label={wager.label} value={wager.value} max={wager.max} />
            <bdi className={styles.terms}>{wager.text}</bdi>
          </div>
        )}
        {terms && <p className={styles.terms}>{terms}</p>}
        <div className={styles.foot}>
          <span className={styles.period}>
            <OfferTime period={period} deadline={deadline} />
          </span>
          <span className={styles.ways}>
            {link && (
              <Link href={link.href} aria-label={`${link.label}: ${title}`} iconEnd={ArrowRight} flip>
                {link.label}
              </Link>
            )}
            {action && (
              <Button
                size="sm"
                kind={action.kind === 'claim' ? 'accent' : 'neutral'}
                busy={action.busy}
                aria-label={`${action.label}: ${title}`}
                onClick={action.onClick}
              >
                {action.label}
              </Button>
            )}
          </span>
        </div>
      </div>
    </article>
  );
}
