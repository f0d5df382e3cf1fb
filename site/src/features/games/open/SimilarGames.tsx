import type { Game } from '@baize/domain';
import { GameCard, Grid, LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useCardWords, useHotGames, useSummaries } from '../../../data/games.ts';
import { loadOf } from '../../../data/load.ts';
import { useOpenGame } from './useOpenGame.ts';

const shown = 3;

/** Games that are ready, offered in the place of one that rests (GAM-06). */
export function SimilarGames({ game }: { game: Pick<Game, 'id' | 'title' | 'type'> }) {
  const text = useText();
  const answer = useHotGames(game.type);
  const ready = useMemo(
    () => answer.value?.games.filter((other) => !other.maintenance && other.id !== game.id).slice(0, shown),
    [answer.value, game.id],
  );
  const cards = useSummaries(ready);
  const open = useOpenGame();
  const words = useCardWords();
  return (
    <Stack gap={4}>
      <Text>{text('game.maintenance.text', { title: game.title })}</Text>
      <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="panel" />}>
        <Grid columns="thirds">
          {cards.map((card) => (
            <GameCard key={card.id} game={card} onPlay={open} words={words} />
          ))}
        </Grid>
      </LoadFrame>
    </Stack>
  );
}
