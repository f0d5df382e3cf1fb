'use client';

import { durationMs } from '@baize/tokens/constants';
import { ChevronLeft, ChevronRight, Megaphone, Pause, Play } from 'lucide';
import { useRef, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Link } from '../actions/Link.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { useReducedMotion } from '../internal/useReducedMotion.ts';
import * as styles from './Marquee.css.ts';

export interface MarqueeItem {
  id: string;
  title: string;
  time?: string;
}

export interface MarqueeProps extends ElementAttributes {
  label: string;
  items: readonly MarqueeItem[];
  /** Callback that opens the notices at the chosen one. */
  onOpen: (id: string) => void;
  seeAll?: { label: string; href: string };
  words: { pause: string; play: string; previous: string; next: string };
}

/**
 * Scrolls notices in reading direction. Hover or focus pauses them, the button stops them, and with reduced motion they
 * show one at a time.
 */
export function Marquee({ label, items, onOpen, seeAll, words, ...attributes }: MarqueeProps) {
  const still = useReducedMotion();
  const track = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useState(false);
  const [place, setPlace] = useState(0);
  if (items.length === 0) return null;

  const at = place % items.length;
  const turn = (step: number) => setPlace((at + step + items.length) % items.length);
  const notice = ({ id, title, time }: MarqueeItem) => (
    <li key={id}>
      <button type="button" className={styles.notice} onClick={() => onOpen(id)}>
        {time && (
          <time className={styles.time}>
            <bdi>{time}</bdi>
          </time>
        )}
        {title}
      </button>
    </li>
  );

  return (
    <section
      aria-label={label}
      {...attributes}
      className={styles.marquee}
      onBlur={() => track.current?.scrollTo({ left: 0 })}
    >
      <span className={styles.sign}>{icon(Megaphone, 18)}</span>
      {still ? (
        <ul className={styles.standing}>{items.slice(at, at + 1).map(notice)}</ul>
      ) : (
        <div ref={track} className={styles.track}>
          <div
            className={styles.belt}
            data-stopped={stopped || undefined}
            style={{ animationDuration: `${durationMs.marqueePerItem * items.length}ms` }}
          >
            <ul className={styles.turn}>{items.map(notice)}</ul>
            <ul className={styles.turn} inert aria-hidden="true">
              {items.map(notice)}
            </ul>
          </div>
        </div>
      )}
      {still ? (
        items.length > 1 && (
          <>
            <IconButton label={words.previous} icon={ChevronLeft} size="sm" flip onClick={() => turn(-1)} />
            <IconButton label={words.next} icon={ChevronRight} size="sm" flip onClick={() => turn(1)} />
          </>
        )
      ) : (
        <IconButton
          label={stopped ? words.play : words.pause}
          icon={stopped ? Play : Pause}
          size="sm"
          onClick={() => setStopped((was) => !was)}
        />
      )}
      {seeAll && (
        <span className={styles.all}>
          <Link href={seeAll.href}>{seeAll.label}</Link>
        </span>
      )}
    </section>
  );
}
