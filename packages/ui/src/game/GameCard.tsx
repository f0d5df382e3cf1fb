'use client';

import { Wrench } from 'lucide';
import { type MouseEvent, memo, useCallback, useSyncExternalStore } from 'react';
import { Picture } from '../content/Picture.tsx';
import { icon } from '../internal/icon.tsx';
import { isPlainClick } from '../internal/isPlainClick.ts';
import type { ElementAttributes, FavouriteStore, GameSummary } from '../internal/types.ts';
import * as styles from './GameCard.css.ts';

export interface GameCardWords {
  play: (title: string) => string;
  favourite: (title: string) => string;
  start: string;
  hot: string;
  jackpot: string;
  fresh: string;
  maintenance: string;
}

export interface GameCardProps extends ElementAttributes {
  game: GameSummary;
  shape?: 'portrait' | 'wide';
  /** Store of favourites; without it there is no heart. */
  favourites?: FavouriteStore;
  /** Visible on load: its picture is fetched first. */
  priority?: boolean;
  /** Called on a plain click or Enter; other clicks follow the link. The caller handles games under maintenance. */
  onPlay: (id: string) => void;
  words: GameCardWords;
}

const nobody: FavouriteStore = { subscribe: () => () => {}, has: () => false, toggle: () => {} };

/** Shows one game: the card is a link, the heart toggles the favourite. Other favourites do not re-render it. */
export const GameCard = memo(function GameCard({
  game: { id, href, title, studio, picture, tags, state },
  shape = 'portrait',
  favourites,
  priority,
  onPlay,
  words,
  ...attributes
}: GameCardProps) {
  const source = favourites ?? nobody;
  const kept = useSyncExternalStore(
    source.subscribe,
    useCallback(() => source.has(id), [source, id]),
    () => false,
  );
  const resting = state === 'maintenance';
  const wide = shape === 'wide';

  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPlay(id);
  };

  return (
    <article {...attributes} className={styles.card} data-part="gameCard" data-shape={shape} data-state={state}>
      <a
        href={href}
        className={styles.way}
        aria-label={resting ? `${title}: ${words.maintenance}` : words.play(title)}
        draggable={false}
        onClick={onClick}
      >
        <span className={styles.art} data-start={resting ? undefined : words.start}>
          <Picture
            sources={picture}
            alt=""
            width={wide ? 480 : 300}
            height={wide ? 300 : 400}
            priority={priority}
            fallback={wide ? 'wide' : 'game'}
          />
          {resting && (
            <span className={styles.veil} aria-hidden="true">
              {icon(Wrench, 24)}
              <b className={styles.veilWords}>{words.maintenance}</b>
            </span>
          )}
        </span>
      </a>
      {tags.length > 0 && (
        <span className={styles.tags}>
          {tags.slice(0, 2).map((tag) => (
            <span key={tag} className={styles.tag} data-tag={tag}>
              {{ hot: words.hot, jackpot: words.jackpot, new: words.fresh }[tag]}
            </span>
          ))}
        </span>
      )}
      <div className={styles.meta}>
        <div className={styles.words}>
          <b className={styles.title} dir="auto" translate="no">
            {title}
          </b>
          <bdi translate="no" className={styles.studio}>
            {studio}
          </bdi>
        </div>
        {favourites && (
          <button
            type="button"
            className={styles.heart}
            aria-pressed={kept}
            aria-label={words.favourite(title)}
            onClick={() => source.toggle(id)}
          />
        )}
      </div>
    </article>
  );
});
