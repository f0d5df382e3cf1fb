import { lobbyPageSize, type Vendor } from '@baize/domain';
import { gameList } from '@baize/gateway';
import { CardRow, GameCard } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { useCardWords, useSummaries } from '../../../data/games.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useOpenGame } from '../open/useOpenGame.ts';

/** Shows the first games of a studio. It loads, fails and retries on its own; without games it is empty (CAT-04). */
export function VendorGamesLane({ vendor }: { vendor: Vendor }) {
  const text = useText();
  const language = useLanguage();
  const overlay = useOverlay();
  const answer = useEndpoint(gameList, {
    gameType: vendor.type,
    vendor: vendor.code,
    pageSize: lobbyPageSize,
    language,
  });
  const games = useSummaries(answer.value?.games, true);
  const play = useOpenGame();
  const words = useCardWords();
  if (answer.value?.games.length === 0) return null;
  const more = answer.value?.more === true || (answer.value?.totalPages ?? 0) > 1;
  return (
    <CardRow
      title={vendor.name}
      seeAll={
        more ? { label: text('home.seeEvery'), href: overlay.hrefOf('vendor', { studio: vendor.code }) } : undefined
      }
      shape="wide"
      load={loadOf(answer, text, { title: text('categories.games.failed', { studio: vendor.name }) })}
      words={{ previous: text('frame.previous'), next: text('frame.next') }}
    >
      {games.map((game) => (
        <GameCard key={game.id} game={game} shape="wide" onPlay={play} words={words} />
      ))}
    </CardRow>
  );
}
