import {
  decideDeposit,
  decideGate,
  decideWithdrawal,
  type LaunchRoute,
  launchViewer,
  type PlayRest,
  viewerOf,
} from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { GameFrame } from '@baize/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useDateTimeText } from '../../core/language/useDateTimeText.ts';
import { type Translate, useText } from '../../core/language/useText.ts';
import { useCentre } from '../../core/routing/useCentre.ts';
import { useGate, usePageGate } from '../../core/routing/useGate.ts';
import { useAccess } from '../../core/services/access.ts';
import { useBrand, useSession } from '../../core/services/services.ts';
import { useFavourite } from '../../data/favourites.ts';
import { usePictures } from '../../data/pictures.ts';
import { useRest } from '../../data/player.ts';
import { useTrackLaunch } from '../../data/trackGame.ts';
import { useServiceAction } from '../../shared/page/ServiceButton.tsx';
import { BalanceCorner } from '../../shared/players/BalanceCorner.tsx';
import { frameState } from './frameState.tsx';
import { GameFoot } from './GameFoot.tsx';
import { PausePage } from './PausePage.tsx';
import { useAskedGame } from './useAskedGame.ts';
import { useDuties } from './useDuties.ts';
import { useForcedPause } from './useForcedPause.ts';
import { useGameMessages } from './useGameMessages.ts';
import { useIsFull } from './useIsFull.ts';
import { useLaunch } from './useLaunch.ts';
import { useLeave } from './useLeave.ts';
import { useLotteryInstead } from './useLotteryInstead.ts';
import { useRefreshMoney } from './useRefreshMoney.ts';

interface GamePlayProps {
  route: LaunchRoute;
  /** Renders below the site's header, which shows the balance. */
  within?: boolean;
}

/**
 * Shows a game in its frame, behind the same gate as every launch; refetches the balance when the game reports a change
 * (GAM-05, GAM-10).
 */
export function GamePlay({ route, within = false }: GamePlayProps) {
  const text = useText();
  const date = useDateTimeText();
  const pictures = usePictures();
  const gate = useGate();
  const { asked, error, retry, nothing, byId, coming, lobbyHref } = useAskedGame(route);
  const game = asked?.game ?? null;
  // Until the game is known, a trial account is not sent away.
  const viewer = launchViewer(viewerOf(useSession()), useBrand().freePlay, game?.type ?? 'RNG');
  const allowed = decideGate(viewer).kind === 'pass';
  const paysIn = useAccess(decideDeposit);
  const paysOut = useAccess(decideWithdrawal);
  const { hrefOf } = useCentre();
  const moneyWay = (page: 'depositv2' | 'withdraw') => ({ label: text(`member.page.${page}`), href: hrefOf(page) });
  const rest = useRest();
  const leads = useLotteryInstead(game, byId);
  const pause = useForcedPause();
  const wait = useDuties();
  const {
    launch,
    ready,
    opened,
    again: launchAgain,
  } = useLaunch(allowed && !rest && !pause.shown && !wait && !game?.maintenance && !leads ? asked : null);
  useTrackLaunch(game?.type, launch);
  const again = useCallback(() => (asked ? launchAgain() : void retry()), [asked, launchAgain, retry]);
  const refreshMoney = useRefreshMoney();
  const service = useServiceAction();
  const favourite = useFavourite(byId ? game : null);
  const frame = useRef<HTMLIFrameElement>(null);
  const address = launch.kind === 'connecting' || launch.kind === 'playing' ? launch.address : null;

  usePageGate(viewer, asked !== null);
  useEffect(() => refreshMoney, [refreshMoney]);
  const { leave, leaveToLobby } = useLeave(lobbyHref);
  useGameMessages(frame, address, {
    onReady: ready,
    onBalanceChanged: refreshMoney,
    onClose: leave,
    // Refetching makes the platform confirm the end of the session, which then is reported once for the whole page.
    onSessionEnded: refreshMoney,
  });

  const isFull = useIsFull();

  if (pause.shown) return <PausePage pause={pause.shown} onBack={pause.end} />;
  const name = game?.title ?? (nothing || error ? text('nav.games') : '');
  const studio = game?.vendorName ?? '';
  const state = frameState({
    launch,
    rest: rest && restText(rest, text, date),
    wait,
    game,
    allowed,
    nothing,
    error,
    lobbyHref,
    text,
    again,
    opened,
    gate: () => gate(decideGate(viewer)),
  });
  return (
    <GameFrame
      name={name}
      studio={studio === name && game ? text(categoryWord(game.type)) : studio}
      picture={pictures(game?.picture ?? null)}
      lobbyHref={lobbyHref}
      balance={allowed && !within && <BalanceCorner plain />}
      deposit={paysIn && allowed && !within && !rest ? moneyWay('depositv2') : undefined}
      withdraw={paysOut && !within ? moneyWay('withdraw') : undefined}
      service={within ? undefined : (service ?? undefined)}
      within={within}
      favourite={
        favourite ? { ...favourite, label: text('game.favourite', { title: name }) } : coming ? 'coming' : undefined
      }
      onReload={again}
      onLobby={leaveToLobby}
      onClose={leave}
      state={state}
      foot={<GameFoot pause={pause.coming} isFull={isFull} />}
      frame={
        address && (
          <iframe
            key={address}
            ref={frame}
            src={address}
            title={text('play.frame', { title: name, studio })}
            sandbox="allow-scripts allow-same-origin allow-forms"
            allow="autoplay"
            referrerPolicy="origin"
          />
        )
      }
      words={{
        lobby: text('play.lobby'),
        more: text('play.more'),
        reload: text('play.reload'),
        close: text('play.close'),
        fullScreen: text('play.fullScreen'),
        leaveFullScreen: text('play.leaveFullScreen'),
        note: studio ? text('play.frame.note', { studio }) : '',
        skip: text('play.skip'),
      }}
    />
  );
}

function restText({ kind, until }: PlayRest, text: Translate, date: (at: number) => string): string {
  return until === null ? text('play.rest.forGood') : text(`play.rest.${kind}`, { when: date(until) });
}

const categoryWord = (type: string) => `nav.${(type === 'LOTT' ? 'ELOTT' : type).toLowerCase()}` as MessageId;
