'use client';

import { ArrowRight } from 'lucide';
import { Badge } from '../actions/Badge.tsx';
import { Button } from '../actions/Button.tsx';
import { Link } from '../actions/Link.tsx';
import { Picture } from '../content/Picture.tsx';
import { word } from '../data/StatusBadge.css.ts';
import { Progress } from '../feedback/Progress.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as styles from './PromotionCard.css.ts';
import { type Offer, type OfferAmount, OfferFacts, OfferFigure, OfferTime } from './promotionParts.tsx';

export interface PromotionCardProps extends Omit<Offer, 'period'>, ElementAttributes {
  title: string;
  text?: string;
  /** When it holds, where no fact says so. */
  period?: string;
  /** Amount of the offer, set large on its picture. */
  amount?: OfferAmount;
  /** Title on the picture, for an offer without a figure. */
  titleOnPicture?: boolean;
  /** Limits, such as minimum deposit, turnover and maximum cash-out. */
  facts?: readonly { id: string; label: string; value: string }[];
  /** Turnover done; `text` describes the rest. */
  wager?: { label: string; value: number; max?: number; text: string };
  /** Further condition in one sentence: exclusions, or eligibility. */
  terms?: string;
  link?: { label: string; href: string };
  /** Immediate action; only a claim is brass. */
  action?: { kind: 'join' | 'claim'; label: string; busy?: boolean; onClick: () => void };
  /** Ended or unavailable: greyscale picture. */
  ended?: boolean;
  /** Level of the title: 2 right below the page's, else 3. */
  level?: 2 | 3;
  /** Visible on load: its picture is fetched first. */
  priority?: boolean;
}

/** Shows one offer with its conditions and action. For earned rewards use `Reward`. */
export function PromotionCard(props: PromotionCardProps) {
  const { picture, priority, type, status, title, text, period, deadline, ended, level = 3, ...rest } = props;
  const { amount, titleOnPicture, facts = [], wager, terms, link, action, ...attributes } = rest;
  const Title = `h${level}` as const;
  return (
    <article {...attributes} className={styles.card} data-ended={ended || undefined}>
      <div className={styles.art}>
        <Picture sources={picture} alt="" width={640} height={264} priority={priority} fallback="wide" />
        <div className={styles.words}>
          <p className={styles.kind}>{type}</p>
          {titleOnPicture ? (
            <Title className={styles.largeTitle}>{title}</Title>
          ) : (
            amount && <OfferFigure amount={amount} />
          )}
        </div>
      </div>
      <div className={styles.body}>
        {!titleOnPicture && <Title className={styles.title}>{title}</Title>}
        {text && <p className={styles.text}>{text}</p>}
        <OfferFacts facts={facts} className={styles.facts} />
        {wager && (
          <div className={styles.wager}>
            <Progress label={wager.label} value={wager.value} max={wager.max} />
            <bdi className={styles.terms}>{wager.text}</bdi>
          </div>
        )}
        {terms && <p className={styles.terms}>{terms}</p>}
        <div className={styles.foot}>
          {link && (
            <Link href={link.href} aria-label={`${link.label}: ${title}`} iconEnd={ArrowRight} flip>
              {link.label}
            </Link>
          )}
          {(period || deadline) && (
            <span className={styles.period}>
              <OfferTime period={period ?? ''} deadline={deadline} />
            </span>
          )}
          {status && (
            <Badge tone={status.tone}>
              <span className={word}>{status.label}</span>
            </Badge>
          )}
          {action && (
            <Button
              kind={action.kind === 'claim' ? 'accent' : 'neutral'}
              busy={action.busy}
              aria-label={`${action.label}: ${title}`}
              onClick={action.onClick}
            >
              {action.label}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
