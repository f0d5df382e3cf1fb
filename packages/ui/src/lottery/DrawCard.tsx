'use client';

import { Heart } from 'lucide';
import { Picture } from '../content/Picture.tsx';
import * as small from '../internal/cardHead.css.ts';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import { Balls } from './Balls.tsx';
import * as styles from './DrawCard.css.ts';

export interface DrawCardProps extends ElementAttributes {
  name: string;
  /** Draw number of the platform. */
  number: string;
  picture: PictureSources;
  /** Numbers in drawn order. */
  balls: readonly string[];
  bonus?: { value: string; label: string };
  next: { label: string; value: string };
  /** Link to play: the name becomes a link covering the card. */
  href?: string;
  /** Lottery already on the page. */
  current?: boolean;
  favourite?: { selected: boolean; label: string; onToggle: () => void };
  /** `drawn` is the accessible name of the balls. */
  words: { drawn: string };
}

/** Shows a lottery's latest result and its next draw. */
export function DrawCard(props: DrawCardProps) {
  const { name, number, picture, balls, bonus, next, href, current, favourite, words, ...attributes } = props;
  return (
    <article {...attributes} className={styles.card} data-current={current || undefined}>
      <div className={small.head}>
        <span className={small.thumb}>
          <Picture sources={picture} alt="" width={36} height={45} fallback="game" />
        </span>
        <div className={small.who}>
          <h3 className={small.name} dir="auto">
            {href ? (
              <Anchor className={styles.way} href={href} aria-current={current ? 'true' : undefined}>
                {name}
              </Anchor>
            ) : (
              name
            )}
          </h3>
          <bdi translate="no" className={styles.number}>
            {number}
          </bdi>
        </div>
        {favourite && (
          <button
            type="button"
            className={styles.heart}
            aria-pressed={favourite.selected}
            aria-label={favourite.label}
            onClick={favourite.onToggle}
          >
            {icon(Heart, 18)}
          </button>
        )}
      </div>
      <Balls balls={balls} bonus={bonus} label={words.drawn} />
      <div className={styles.next}>
        <span>{next.label}</span>
        <bdi translate="no" className={styles.countdown}>
          {next.value}
        </bdi>
      </div>
    </article>
  );
}
