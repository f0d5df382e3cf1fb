import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../actions/Badge.tsx';
import { word } from '../data/StatusBadge.css.ts';
import type { PictureSources } from '../internal/types.ts';
import * as styles from './promotionParts.css.ts';

export interface Offer {
  picture: PictureSources;
  type: string;
  status?: { label: string; tone: BadgeProps['tone'] };
  period: string;
  /** Time left until a real end; the caller updates it. */
  deadline?: { label: string; value: ReactNode };
}

/** Figure of an offer in its parts, so that signs can be smaller than digits. */
export interface OfferAmount {
  before?: string;
  value: string;
  after?: string;
  /** Unit of the figure. */
  text?: string;
}

export function OfferFigure({ amount, size }: { amount: OfferAmount; size?: 'lg' }) {
  const { before, value, after, text } = amount;
  const letters = value.length + (before?.length ?? 0) / 2;
  return (
    <>
      <p className={styles.figure} data-size={size} data-long={letters > 9 ? 'very' : letters > 6 ? '' : undefined}>
        <bdi dir="ltr">
          {before && <span className={styles.sign}>{before}</span>}
          {value}
          {after && <span className={styles.sign}>{after}</span>}
        </bdi>
      </p>
      {text && (
        <p className={styles.unit} data-size={size}>
          {text}
        </p>
      )}
    </>
  );
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

export function OfferTime({ period, deadline }: Pick<Offer, 'period' | 'deadline'>) {
  return (
    <>
      <span>{period}</span>
      {deadline && (
        <span>
          {deadline.label}{' '}
          <bdi translate="no" className={styles.countdown}>
            {deadline.value}
          </bdi>
        </span>
      )}
    </>
  );
}

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
