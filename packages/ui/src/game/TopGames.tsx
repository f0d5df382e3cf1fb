'use client';

import type { MouseEvent } from 'react';
import { Picture } from '../content/Picture.tsx';
import { isPlainClick } from '../internal/isPlainClick.ts';
import type { ElementAttributes, GameSummary } from '../internal/types.ts';
import * as css from './TopGames.css.ts';

export interface TopGamesProps extends ElementAttributes {
  title: string;
  /** The most played first. */
  games: readonly Pick<GameSummary, 'id' | 'href' | 'title' | 'studio' | 'picture'>[];
  onPlay: (id: string) => void;
}

/** Ranks the most played games. On phones the row is swiped. */
export function TopGames({ title, games, onPlay, ...attributes }: TopGamesProps) {
  return (
    <section aria-label={title} {...attributes} className={css.top}>
      <h2 className={css.title}>{title}</h2>
      <ol className={css.list}>
        {games.map(({ id, href, title: name, studio, picture }, place) => {
          const onClick = (event: MouseEvent) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onPlay(id);
          };
          return (
            <li key={id} className={css.item}>
              <a href={href} className={css.way} draggable={false} onClick={onClick}>
                <span className={css.rank} data-first={place < 3 || undefined} aria-hidden>
                  {place + 1}
                </span>
                <span className={css.art}>
                  <Picture sources={picture} alt="" width={300} height={400} fallback="game" />
                </span>
                <span className={css.words}>
                  <b className={css.name} dir="auto" translate="no">
                    {name}
                  </b>
                  <bdi className={css.studio} translate="no">
                    {studio}
                  </bdi>
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
