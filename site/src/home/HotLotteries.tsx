import { lotteryPath } from '@baize/domain';
import { popularLotteries } from '@baize/gateway';
import { GameCard, Lane } from '@baize/ui';
import { useMemo } from 'react';
import { useLanguage } from '../app/services.ts';
import { useCardWords } from '../data/games.ts';
import { loadOf } from '../data/load.ts';
import { usePictures } from '../data/pictures.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { useText } from '../language/useText.ts';
import { paths } from '../paths.ts';
import { useOpenGame } from '../play/useOpenGame.ts';
import { hasRoute } from '../routes.tsx';

const asked = 20;

/** The lotteries most played (CAT-03). */
export function HotLotteries() {
  const text = useText();
  const pictures = usePictures();
  const language = useLanguage();
  const words = useCardWords();
  const answer = useEndpoint(popularLotteries, { count: asked, language });
  const play = useOpenGame();
  const cards = useMemo(
    () =>
      (answer.value ?? []).map((lottery) => ({
        id: lottery.code,
        href: hasRoute('/lottery')
          ? lotteryPath({ gameCode: lottery.code, vendor: lottery.vendor, playType: lottery.defaultPlayType })
          : paths.game(lottery.code),
        title: lottery.name,
        studio: lottery.vendor,
        picture: pictures(lottery.picture && `${lottery.picture}?shape=wide`),
        tags: [],
        state: 'ready' as const,
      })),
    [answer.value, pictures],
  );
  if (answer.value?.length === 0) return null;
  return (
    <Lane
      title={text('home.elott')}
      shape="wide"
      load={loadOf(answer, text)}
      words={{ previous: text('frame.previous'), next: text('frame.next') }}
    >
      {cards.map((card) => (
        <GameCard key={card.id} game={card} shape="wide" onPlay={play} words={words} />
      ))}
    </Lane>
  );
}
