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
  /** The verb over the art on hover and focus, such as "Play". */
  start: string;
  hot: string;
  jackpot: string;
  fresh: string;
  maintenance: string;
}

export interface GameCardProps extends ElementAttributes {
  game: GameSummary;
  shape?: 'portrait' | 'wide';
  /** Without it there is no heart. */
  favourites?: FavouriteStore;
  /** In sight when the page opens: its picture is fetched at once and first. */
  priority?: boolean;
  /** The card was chosen by a plain click or by Enter; other clicks follow the link. The caller decides what a game under maintenance does. */
  onPlay: (id: string) => void;
  words: GameCardWords;
}

const nobody: FavouriteStore = { subscribe: () => () => {}, has: () => false, toggle: () => {} };

/** One game: the whole card is the link, the heart keeps it. A favourite elsewhere does not render it. */
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
    <article {...attributes} className={styles.card} data-shape={shape} data-state={state}>
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
          <b className={styles.title} dir="auto">
            {title}
          </b>
          <bdi className={styles.studio}>{studio}</bdi>
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
