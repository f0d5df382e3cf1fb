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
  /** Formatted facts such as return to player, volatility and stakes. */
  facts: readonly { label: string; value: string }[];
  /** Game rules in a sentence or two. */
  about?: string;
  state: 'ready' | 'maintenance';
  busy?: boolean;
  onPlay: () => void;
  /** Focus on the play button, for a sheet that is returned to. */
  autoFocus?: boolean;
  favourite?: { selected: boolean; label: string; onToggle: () => void };
  /** Similar games, and alternatives during maintenance. */
  others?: ReactNode;
  words: { play: string; maintenance: string; facts: string };
}

/** Describes a game before it starts. It has its own heading; the dialog around it brings its own title. */
export function GameSheet({
  title,
  studio,
  picture,
  facts,
  about,
  state,
  busy,
  onPlay,
  autoFocus,
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
            <p className={styles.title} dir="auto" translate="no">
              {title}
            </p>
            <bdi translate="no" className={styles.studio}>
              {studio}
            </bdi>
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
                <bdi translate="no">{value}</bdi>
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
          <Button
            kind="accent"
            size="lg"
            wide
            busy={busy}
            iconStart={Play}
            data-autofocus={autoFocus || undefined}
            onClick={onPlay}
          >
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
