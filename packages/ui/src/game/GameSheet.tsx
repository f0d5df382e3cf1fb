'use client';

import { Heart, Play, Wrench } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { Picture } from '../content/Picture.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import * as styles from './GameSheet.css.ts';

export interface GameSheetProps extends ElementAttributes<HTMLDivElement> {
  title: string;
  studio: string;
  picture: PictureSources;
  /** Return to player, volatility, stakes and the like, ready to be shown. */
  facts: readonly { label: string; value: string }[];
  /** How it is played, in a sentence or two. */
  about?: string;
  state: 'ready' | 'maintenance';
  /** The launch is under way. */
  busy?: boolean;
  onPlay: () => void;
  favourite?: { selected: boolean; label: string; onToggle: () => void };
  /** Games like it; to play instead, while it rests. */
  others?: ReactNode;
  words: { play: string; maintenance: string; facts: string };
}

/** What a player should know before a game begins. It names the game itself; the dialog around it is called by its title. */
export function GameSheet({
  title,
  studio,
  picture,
  facts,
  about,
  state,
  busy,
  onPlay,
  favourite,
  others,
  words,
  ...attributes
}: GameSheetProps) {
  return (
    <div {...attributes} className={styles.sheet}>
      <div className={styles.art} data-state={state}>
        <Picture sources={picture} alt="" width={300} height={400} fallback="game" />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <div className={styles.names}>
            <p className={styles.title} dir="auto">
              {title}
            </p>
            <bdi className={styles.studio}>{studio}</bdi>
          </div>
          {favourite && (
            <span className={styles.heart} data-selected={favourite.selected || undefined}>
              <IconButton
                label={favourite.label}
                icon={Heart}
                kind="outline"
                round
                pressed={favourite.selected}
                onClick={favourite.onToggle}
              />
            </span>
          )}
        </div>
        <dl className={styles.facts} aria-label={words.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd className={styles.value}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {about && (
        <p className={styles.about} dir="auto">
          {about}
        </p>
      )}
      <div className={styles.foot}>
        {state === 'ready' ? (
          <Button kind="accent" size="lg" wide busy={busy} iconStart={Play} onClick={onPlay}>
            {words.play}
          </Button>
        ) : (
          <p className={styles.resting}>
            {icon(Wrench, 18)}
            {words.maintenance}
          </p>
        )}
        {others}
      </div>
    </div>
  );
}
