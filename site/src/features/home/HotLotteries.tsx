import { popularLotteries } from '@baize/gateway';
import { CardRow, GameCard } from '@baize/ui';
import { useCallback, useMemo } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useSiteNavigate } from '../../core/routing/navigation.tsx';
import { paths } from '../../core/routing/paths.ts';
import { useLanguage } from '../../core/services/services.ts';
import { useStudioName } from '../../data/categories.ts';
import { useCardWords } from '../../data/games.ts';
import { loadOf } from '../../data/load.ts';
import { usePictures } from '../../data/pictures.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';

const asked = 20;

/** Shows the most played lotteries (CAT-03). A lottery has a public page instead of a sheet. */
export function HotLotteries() {
  const text = useText();
  const pictures = usePictures();
  const language = useLanguage();
  const words = useCardWords();
  const studioName = useStudioName();
  const answer = useEndpoint(popularLotteries, { count: asked, language });
  const cards = useMemo(
    () =>
      (answer.value ?? []).map((lottery) => ({
        id: lottery.code,
        href: paths.lottery({ gameCode: lottery.code, vendor: lottery.vendor, playType: lottery.defaultPlayType }),
        title: lottery.name,
        studio: studioName(lottery.vendor),
        picture: pictures(lottery.picture && `${lottery.picture}?shape=wide`),
        tags: [],
        state: 'ready' as const,
      })),
    [answer.value, pictures, studioName],
  );
  const navigate = useSiteNavigate();
  const open = useCallback(
    (code: string) => {
      const card = cards.find(({ id }) => id === code);
      if (card) navigate(card.href);
    },
    [cards, navigate],
  );
  if (answer.value?.length === 0) return null;
  return (
    <CardRow
      title={text('home.elott')}
      shape="wide"
      load={loadOf(answer, text)}
      words={{ previous: text('frame.previous'), next: text('frame.next') }}
    >
      {cards.map((card) => (
        <GameCard key={card.id} game={card} shape="wide" onPlay={open} words={words} />
      ))}
    </CardRow>
  );
}
