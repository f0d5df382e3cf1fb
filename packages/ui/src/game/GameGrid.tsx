'use client';

import { type CSSProperties, type FocusEvent, lazy, memo, Suspense, useRef } from 'react';
import { endStagger } from '../internal/stagger.ts';
import type { ElementAttributes, FavouriteStore, GameSummary } from '../internal/types.ts';
import { GameCard, type GameCardProps, type GameCardWords } from './GameCard.tsx';
import * as styles from './GameGrid.css.ts';
import { useGridWindow } from './useGridWindow.ts';

const NearRows = lazy(() => import('./NearRows.tsx').then((module) => ({ default: module.NearRows })));

export interface GameGridProps extends ElementAttributes<HTMLDivElement> {
  games: readonly GameSummary[];
  favourites?: FavouriteStore;
  onPlay: (id: string) => void;
  words: GameCardWords;
  /** Accessible name of the list. */
  label: string;
  /** Column beside it in wide windows. */
  beside?: boolean;
  shape?: GameCardProps['shape'];
  /**
   * Number of games from which only those near the viewport are in the DOM: 0 for always, `Infinity` for never.
   * Requires the window as scroller.
   */
  windowedFrom?: number;
  /** Next result loading; the current one remains. */
  busy?: boolean;
}

/**
 * Shows all games of a lobby. Any number costs about one screenful; a keystroke that finds the same games costs
 * nothing.
 */
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
  const { cells, columns, blockSize, watched } = useGridWindow({
    list,
    pinned,
    count: games.length,
    beside,
    shape,
    windowed,
  });

  const onFocus = ({ target }: FocusEvent) => {
    const position = target.closest('li')?.ariaPosInSet;
    pinned.current = position ? Number(position) - 1 : undefined;
  };

  return (
    <div {...attributes} className={styles.frame} data-part="gameGrid">
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
      {watched && (
        <Suspense>
          <NearRows {...watched} />
        </Suspense>
      )}
    </div>
  );
});
