import type { recentGames, ValueOf } from '@baize/gateway';
import { CardRow, GameCard } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { useFavourites } from '../../data/favourites.ts';
import { useCardWords, useSummaries } from '../../data/games.ts';
import { loadOf } from '../../data/load.ts';
import type { Answer } from '../../data/useEndpoint.ts';
import { useOpenGame } from '../games/open/useOpenGame.ts';

/** Shows the games played last, of any category; hidden before the first game (CAT-05). */
export function ContinueLane({ answer }: { answer: Answer<ValueOf<typeof recentGames>> }) {
  const text = useText();
  const games = useSummaries(answer.value?.games);
  const favourites = useFavourites(answer.value?.games);
  const play = useOpenGame();
  const words = useCardWords();
  if (answer.value && games.length === 0) return null;
  return (
    <CardRow
      title={text('home.continue')}
      seeAll={{ label: text('home.continue.all'), href: paths.recentSlots }}
      shape="portrait"
      load={loadOf(answer, text)}
      words={{ previous: text('frame.previous'), next: text('frame.next') }}
    >
      {games.map((game) => (
        <GameCard key={game.id} game={game} shape="portrait" favourites={favourites} onPlay={play} words={words} />
      ))}
    </CardRow>
  );
}
