import type { Game } from '@baize/domain';
import { CardRow, GameCard, Stack, Text } from '@baize/ui';
import { useDeferredValue, useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useCardWords, useHotGames, useSummaries } from '../../../data/games.ts';
import { loadOf } from '../../../data/load.ts';
import { useOpenGame } from './useOpenGame.ts';

const shown = 3;

/** Picks available hot games of the same type, the same studio first. */
const similarTo = (game: Pick<Game, 'id' | 'vendor'>, hot: readonly Game[]): Game[] => {
  const others = hot.filter(({ id, maintenance }) => !maintenance && id !== game.id);
  const ofStudio = others.filter(({ vendor }) => vendor === game.vendor);
  return [...new Set([...ofStudio, ...others])].slice(0, shown);
};

interface SimilarGamesProps {
  game: Pick<Game, 'id' | 'title' | 'type' | 'vendor'>;
  /** The game is in maintenance, and these are offered instead (GAM-06). */
  instead?: boolean;
}

/** Shows similar games below a game's details or instead of them; loads at once, but renders after them. */
export function SimilarGames({ game, instead }: SimilarGamesProps) {
  const text = useText();
  const answer = useHotGames(game.type);
  const { id, vendor } = game;
  const similar = useMemo(
    () => answer.value && similarTo({ id, vendor }, answer.value.games),
    [answer.value, id, vendor],
  );
  const cards = useSummaries(similar);
  const open = useOpenGame();
  const words = useCardWords();
  const due = useDeferredValue(true, false);
  if (!due || similar?.length === 0) return null;
  return (
    <Stack gap={4}>
      {instead && <Text>{text('game.maintenance.text', { title: game.title })}</Text>}
      <CardRow
        title={text('game.similar')}
        shape="portrait"
        phone="columns"
        count={shown}
        load={loadOf(answer, text)}
        words={{ previous: text('frame.previous'), next: text('frame.next') }}
      >
        {cards.map((card) => (
          <GameCard key={card.id} game={card} onPlay={open} words={words} />
        ))}
      </CardRow>
    </Stack>
  );
}
