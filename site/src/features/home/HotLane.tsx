import { categoryPath, type GameType } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { CardRow, GameCard } from '@baize/ui';
import type { RefCallback } from 'react';
import { useText } from '../../core/language/useText.ts';
import { hasRoute } from '../../core/routing/pagePaths.ts';
import { useCategoryTotal } from '../../data/categories.ts';
import { useFavourites } from '../../data/favourites.ts';
import { useCardWords, useHotGames, useSummaries } from '../../data/games.ts';
import { loadOf } from '../../data/load.ts';
import { useOpenGame } from '../games/open/useOpenGame.ts';

interface HotLaneProps {
  type: GameType;
  shape: 'portrait' | 'wide';
  /** Ref to hear when the lane comes into view. */
  seen?: RefCallback<HTMLElement>;
}

/** Shows the most played games of one type. It loads, fails and retries on its own (CAT-03, CAT-04). */
export function HotLane({ type, shape, seen }: HotLaneProps) {
  const text = useText();
  const answer = useHotGames(type);
  const games = useSummaries(answer.value?.games, shape === 'wide');
  const favourites = useFavourites(answer.value?.games);
  const play = useOpenGame();
  const words = useCardWords();
  const path = categoryPath(type);
  const count = useCategoryTotal(type);
  if (answer.value?.games.length === 0) return null;
  return (
    <CardRow
      ref={seen}
      title={text(`home.${type.toLowerCase()}` as MessageId)}
      seeAll={
        path && hasRoute(path)
          ? { label: count === null ? text('home.seeEvery') : text('home.seeAll', { count }), href: path }
          : undefined
      }
      shape={shape}
      phone={type === 'RNG' ? 'columns' : 'scroll'}
      load={loadOf(answer, text)}
      words={{ previous: text('frame.previous'), next: text('frame.next') }}
    >
      {games.map((game) => (
        <GameCard
          key={game.id}
          game={game}
          shape={shape}
          favourites={type === 'RNG' ? favourites : undefined}
          onPlay={play}
          words={words}
        />
      ))}
    </CardRow>
  );
}
