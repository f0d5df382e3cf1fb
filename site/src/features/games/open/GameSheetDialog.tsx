import { gameDetail, type ValueOf } from '@baize/gateway';
import { LoadFrame, Skeleton } from '@baize/ui';
import { Dialog, GameSheet } from '@baize/ui/overlays';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePercent } from '../../../core/language/usePercent.ts';
import { type Translate, useText } from '../../../core/language/useText.ts';
import type { OverlayProps } from '../../../core/routing/useOverlay.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { useMoney } from '../../../core/services/useMoney.ts';
import { useFavourite } from '../../../data/favourites.ts';
import { loadOf } from '../../../data/load.ts';
import { usePictures } from '../../../data/pictures.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { SimilarGames } from './SimilarGames.tsx';
import { useLaunchGame } from './useLaunchGame.ts';

/** Game whose launch led to the login. */
let left: string | null = null;

/** Shows a game's details before launch (GAM-11). */
export function GameSheetDialog({ open, onClose }: OverlayProps) {
  const text = useText();
  const money = useMoney();
  const percent = usePercent();
  const pictures = usePictures();
  const [search] = useSearchParams();
  const language = useLanguage();
  const id = search.get('game');
  const answer = useEndpoint(gameDetail, id ? { id, language } : null);
  const game = answer.value?.game ?? null;
  const launch = useLaunchGame();
  const favourite = useFavourite(game);
  useEffect(() => {
    if (left !== id) left = null;
  }, [id]);
  return (
    <Dialog open={open} title={text('game.details')} onClose={onClose} size="md" words={{ close: text('frame.close') }}>
      <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="panel" />}>
        {answer.value && game && (
          <GameSheet
            title={game.title}
            studio={game.vendorName}
            picture={pictures(game.picture)}
            facts={factsOf(answer.value.facts, text, money, percent)}
            about={answer.value.description ?? undefined}
            state={game.maintenance ? 'maintenance' : 'ready'}
            autoFocus={left === game.id}
            onPlay={() => {
              left = game.id;
              launch(game);
            }}
            others={<SimilarGames game={game} instead={game.maintenance} />}
            favourite={favourite ? { ...favourite, label: text('game.favourite', { title: game.title }) } : undefined}
            words={{
              play: text('game.play.short'),
              maintenance: text('game.maintenance'),
              facts: text('game.details'),
            }}
          />
        )}
      </LoadFrame>
    </Dialog>
  );
}

/** Returns only facts that the platform sends. */
function factsOf(
  facts: ValueOf<typeof gameDetail>['facts'],
  text: Translate,
  money: (amount: string | null) => string | null,
  percent: (rate: string) => string,
) {
  const rows: [Parameters<Translate>[0], string | null][] = [
    ['game.sheet.rtp', facts.returnToPlayer && percent(facts.returnToPlayer)],
    ['game.sheet.volatility', facts.volatility && text('game.sheet.volatility.value', { level: facts.volatility })],
    ['game.sheet.minBet', money(facts.minBet)],
    ['game.sheet.maxBet', money(facts.maxBet)],
    ['game.sheet.lines', facts.lines === null ? null : String(facts.lines)],
    ['game.sheet.bonus', facts.bonusContribution && percent(facts.bonusContribution)],
  ] as [Parameters<Translate>[0], string | null][];
  return rows.flatMap(([id, value]) => (value ? [{ label: text(id), value }] : []));
}
