import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../actions/Badge.tsx';
import { word } from '../data/StatusBadge.css.ts';
import type { PictureSources } from '../internal/types.ts';
import * as styles from './promotionParts.css.ts';

/** What an offer says of itself, on its card and in full. */
export interface Offer {
  picture: PictureSources;
  /** Its kind, in a word. */
  type: string;
  /** Takes its tone from `statusTones`, as everywhere. */
  status?: { label: string; tone: BadgeProps['tone'] };
  period: string;
  /** The time that is left, where it really ends; the caller lets it tick. */
  deadline?: { label: string; value: ReactNode };
}

export function OfferBadges({ type, status }: Pick<Offer, 'type' | 'status'>) {
  return (
    <div className={styles.badges}>
      <Badge>
        <span className={word}>{type}</span>
      </Badge>
      {status && (
        <Badge tone={status.tone}>
          <span className={word}>{status.label}</span>
        </Badge>
      )}
    </div>
  );
}

/** When it holds, and what is left of that. */
export function OfferTime({ period, deadline }: Pick<Offer, 'period' | 'deadline'>) {
  return (
    <>
      <span>{period}</span>
      {deadline && (
        <span>
          {deadline.label} <bdi className={styles.countdown}>{deadline.value}</bdi>
        </span>
      )}
    </>
  );
}

/** Its limits by name; nothing where there are none. */
export function OfferFacts({
  facts,
  className,
}: {
  facts: readonly { id: string; label: string; value: string }[];
  className: string;
}) {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map(({ id, label, value }) => (
        <div key={id} className={styles.fact}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
