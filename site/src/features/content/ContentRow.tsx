import { decidePromotions, lobbyPageSize, type RowSource } from '@baize/domain';
import { gameDetail, gameList, hotGames } from '@baize/gateway';
import { CardRow, GameCard, type Load, PromotionCard } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { useAccess } from '../../core/services/access.ts';
import { useBrand, useLanguage } from '../../core/services/services.ts';
import { useCardWords, useSummaries } from '../../data/games.ts';
import { loadOf } from '../../data/load.ts';
import { usePromotions } from '../../data/promotions.ts';
import { type Answer, useEndpoint } from '../../data/useEndpoint.ts';
import { useOpenGame } from '../games/open/useOpenGame.ts';
import { useOfferClock } from '../promotions/useOfferClock.ts';
import { useOfferWords } from '../promotions/useOfferWords.ts';

interface RowProps<Kind extends RowSource['kind'] = RowSource['kind']> {
  title: string;
  source: Extract<RowSource, { kind: Kind }>;
}

/** Shows a row that the operator's team put there. A row without anything to show takes no room (OPS-08). */
export function ContentRow({ title, source }: RowProps) {
  switch (source.kind) {
    case 'hot':
    case 'recommended':
      return <HotRow title={title} source={source} />;
    case 'new':
    case 'vendor':
      return <ListRow title={title} source={source} />;
    case 'games':
      return <ChosenRow title={title} source={source} />;
    case 'offers':
      return <OfferRow title={title} source={source} />;
  }
}

function HotRow({ title, source }: RowProps<'hot' | 'recommended'>) {
  const { merchantCode } = useBrand();
  const language = useLanguage();
  // A platform that is asked for no type answers what it would have everyone see.
  const type = source.kind === 'hot' ? { gameType: source.type } : {};
  const answer = useEndpoint(hotGames, { ...type, merchantCode, language });
  return <Games title={title} answer={answer} />;
}

function ListRow({ title, source }: RowProps<'new' | 'vendor'>) {
  const language = useLanguage();
  const which = source.kind === 'new' ? { sort: 'new' } : { vendor: source.vendor };
  const answer = useEndpoint(gameList, { gameType: source.type, ...which, pageSize: lobbyPageSize, language });
  return <Games title={title} answer={answer} />;
}

function Games({ title, answer }: { title: string; answer: Answer<{ games: Parameters<typeof useSummaries>[0] }> }) {
  const text = useText();
  const games = useSummaries(answer.value?.games);
  const play = useOpenGame();
  const words = useCardWords();
  if (answer.error || answer.value?.games?.length === 0) return null;
  return (
    <Row title={title} shape="portrait" load={loadOf(answer, text)}>
      {games.map((game) => (
        <GameCard key={game.id} game={game} shape="portrait" onPlay={play} words={words} />
      ))}
    </Row>
  );
}

const most = 12;

function ChosenRow({ title, source }: RowProps<'games'>) {
  return (
    <Row title={title} shape="portrait" load={{ kind: 'ready' }}>
      {source.ids.slice(0, most).map((id) => (
        <ChosenGame key={id} id={id} />
      ))}
    </Row>
  );
}

function ChosenGame({ id }: { id: string }) {
  const language = useLanguage();
  const { value } = useEndpoint(gameDetail, { id, language });
  const [game] = useSummaries(value && [value.game]);
  const play = useOpenGame();
  const words = useCardWords();
  return game ? <GameCard game={game} shape="portrait" onPlay={play} words={words} /> : null;
}

function OfferRow({ title, source }: RowProps<'offers'>) {
  const text = useText();
  const offered = useAccess(decidePromotions);
  const answer = usePromotions(offered);
  const offers = source.ids.flatMap((id) => answer.value?.find((offer) => offer.id === id) ?? []);
  const wordsOf = useOfferWords();
  const now = useOfferClock(() => null);
  if (!offered || answer.error || (answer.value && offers.length === 0)) return null;
  return (
    <Row title={title} shape="promotion" load={loadOf(answer, text)}>
      {offers.map((offer) => {
        const { step: _, voids: __, note, ...words } = wordsOf(offer, now);
        return (
          <PromotionCard
            key={offer.id}
            {...words}
            title={offer.title}
            text={offer.summary}
            terms={note}
            link={{ label: text('promotion.open'), href: paths.promotion(offer.id) }}
          />
        );
      })}
    </Row>
  );
}

interface FrameProps {
  title: string;
  shape: 'portrait' | 'promotion';
  load: Load;
  children: React.ReactNode;
}

function Row({ title, shape, load, children }: FrameProps) {
  const text = useText();
  return (
    <CardRow
      title={title}
      shape={shape}
      load={load}
      words={{ previous: text('frame.previous'), next: text('frame.next') }}
    >
      {children}
    </CardRow>
  );
}
