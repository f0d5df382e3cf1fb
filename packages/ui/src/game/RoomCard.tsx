'use client';

import { Badge, type BadgeProps } from '../actions/Badge.tsx';
import { Button } from '../actions/Button.tsx';
import { Picture } from '../content/Picture.tsx';
import * as small from '../internal/cardHead.css.ts';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import * as styles from './RoomCard.css.ts';

export interface RoomCardProps extends ElementAttributes {
  name: string;
  game: string;
  picture: PictureSources;
  /** Range of stakes for a seat. */
  stake: { label: string; value: string };
  /** Seats, with the same information in `text`. */
  seats: { taken: number; total: number; text: string };
  /** Availability in words; the tone only supports it. */
  status: { label: string; tone: NonNullable<BadgeProps['tone']> };
  /** Join button, absent if the room is closed; `name` is its full accessible name, including the room. */
  join?: { label: string; name: string; onClick: () => void };
}

const mostPlaces = 12;

/** Shows one table of a game between players: stakes, seats, and the join button. */
export function RoomCard({ name, game, picture, stake, seats, status, join, ...attributes }: RoomCardProps) {
  return (
    <article aria-label={name} {...attributes} className={small.card}>
      <div className={small.head}>
        <span className={small.thumb}>
          <Picture sources={picture} alt="" width={36} height={45} fallback="game" />
        </span>
        <div className={small.who}>
          <h3 className={small.name} dir="auto">
            {name}
          </h3>
          <bdi translate="no" className={styles.game}>
            {game}
          </bdi>
        </div>
        <Badge tone={status.tone}>{status.label}</Badge>
      </div>
      <div className={styles.seats}>
        {seats.total <= mostPlaces && (
          <span className={styles.places} aria-hidden="true">
            {Array.from({ length: seats.total }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places are alike and never move
              <span key={place} className={styles.place} data-taken={place < seats.taken || undefined} />
            ))}
          </span>
        )}
        <span>{seats.text}</span>
      </div>
      <div className={styles.foot}>
        <span className={styles.stake}>
          <span className={styles.label}>{stake.label}</span>
          <bdi translate="no" className={styles.amount}>
            {stake.value}
          </bdi>
        </span>
        {join && (
          <Button kind="accent" size="sm" aria-label={join.name} onClick={join.onClick}>
            {join.label}
          </Button>
        )}
      </div>
    </article>
  );
}
