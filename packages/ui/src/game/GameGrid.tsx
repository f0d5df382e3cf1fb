'use client';

import { type CSSProperties, type FocusEvent, memo, useRef } from 'react';
import { endStagger } from '../internal/stagger.ts';
import type { ElementAttributes, FavouriteStore, GameSummary } from '../internal/types.ts';
import { GameCard, type GameCardProps, type GameCardWords } from './GameCard.tsx';
import * as styles from './GameGrid.css.ts';
import { useGridWindow } from './useGridWindow.ts';

export interface GameGridProps extends ElementAttributes<HTMLDivElement> {
  games: readonly GameSummary[];
  favourites?: FavouriteStore;
  onPlay: (id: string) => void;
  words: GameCardWords;
  /** Names the list for assistive technology. */
  label: string;
  /** A column stands next to it in a wide window. */
  beside?: boolean;
  /** The proportions of all its cards. */
  shape?: GameCardProps['shape'];
  /**
   * From so many games on only those near the screen are in the document; 0 is always, `Infinity` never. Its list has to scroll with the
   * window then.
   */
  windowedFrom?: number;
  /** Another answer is on its way; what is here stays. */
  busy?: boolean;
}

/** All games of a lobby. Any number costs about as much as one screen of them, and a keystroke that finds the same games nothing. */
export const GameGrid = memo(function GameGrid({
  games,
  favourites,
  onPlay,
  words,
  label,
  beside = false,
  shape = 'portrait',
  windowedFrom = 200,
  busy,
  ...attributes
}: GameGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const pinned = useRef<number | undefined>(undefined);
  const windowed = games.length >= windowedFrom;
  const { cells, columns, blockSize } = useGridWindow({ list, pinned, count: games.length, beside, shape, windowed });

  const onFocus = ({ target }: FocusEvent) => {
    const position = target.closest('li')?.ariaPosInSet;
    pinned.current = position ? Number(position) - 1 : undefined;
  };

  return (
    <div {...attributes} className={styles.frame}>
      <ul
        ref={list}
        className={styles.grid}
        aria-label={label}
        aria-busy={busy || undefined}
        data-beside={beside || undefined}
        data-shape={shape}
        data-windowed={windowed || undefined}
        data-stagger=""
        style={windowed ? { blockSize } : undefined}
        onAnimationEnd={endStagger}
        onFocus={onFocus}
        onBlur={() => {
          pinned.current = undefined;
        }}
      >
        {cells.map(({ index, column, start }) => {
          const game = games[index];
          if (!game) return null;
          const place = windowed ? ({ '--column': column, insetBlockStart: start } as CSSProperties) : undefined;
          return (
            <li
              key={game.id}
              className={styles.cell}
              aria-setsize={windowed ? games.length : undefined}
              aria-posinset={windowed ? index + 1 : undefined}
              style={place}
            >
              <GameCard
                game={game}
                shape={shape}
                favourites={favourites}
                onPlay={onPlay}
                words={words}
                priority={index < columns}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
});
