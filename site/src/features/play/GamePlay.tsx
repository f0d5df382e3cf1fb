import { decideGate, type LaunchRoute, viewerOf } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { GameFrame } from '@baize/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useGate, usePageGate } from '../../core/routing/useGate.ts';
import { useSession } from '../../core/services/services.ts';
import { useFavourite } from '../../data/favourites.ts';
import { usePictures } from '../../data/pictures.ts';
import { ServiceButton } from '../../shared/page/ServiceButton.tsx';
import { BalanceCorner } from '../../shared/players/BalanceCorner.tsx';
import { frameState } from './frameState.tsx';
import { useAskedGame } from './useAskedGame.ts';
import { useGameMessages } from './useGameMessages.ts';
import { useLaunch } from './useLaunch.ts';
import { useLeave } from './useLeave.ts';
import { useLotteryInstead } from './useLotteryInstead.ts';
import { useRefreshMoney } from './useRefreshMoney.ts';

interface GamePlayProps {
  route: LaunchRoute;
  /** The site's header stands above, with the balance in it. */
  within?: boolean;
}

/** A game in its frame, behind the same gate as every launch; what it moves shows as soon as it says so (GAM-05, GAM-10). */
export function GamePlay({ route, within = false }: GamePlayProps) {
  const text = useText();
  const pictures = usePictures();
  const gate = useGate();
  const viewer = viewerOf(useSession());
  const { asked, error, retry, nothing, byId, coming, lobbyHref } = useAskedGame(route);
  const game = asked?.game ?? null;
  const allowed = decideGate(viewer).kind === 'pass';
  const leads = useLotteryInstead(game, byId);
  const {
    launch,
    ready,
    opened,
    again: launchAgain,
  } = useLaunch(allowed && !game?.maintenance && !leads ? asked : null);
  const again = useCallback(() => (asked ? launchAgain() : void retry()), [asked, launchAgain, retry]);
  const refreshMoney = useRefreshMoney();
  const favourite = useFavourite(byId ? game : null);
  const frame = useRef<HTMLIFrameElement>(null);
  const address = launch.kind === 'connecting' || launch.kind === 'playing' ? launch.address : null;

  usePageGate(viewer);
  useEffect(() => refreshMoney, [refreshMoney]);
  const { leave, leaveToLobby } = useLeave(lobbyHref);
  useGameMessages(frame, address, {
    onReady: ready,
    onBalanceChanged: refreshMoney,
    onClose: leave,
    // The platform is asked; if it agrees that the session is over, it says so once for the whole page.
    onSessionEnded: refreshMoney,
  });

  const name = game?.title ?? (nothing || error ? text('nav.games') : '');
  const studio = game?.vendorName ?? '';
  const state = frameState({
    launch,
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
      balance={allowed && !within && <BalanceCorner />}
      service={!within && <ServiceButton />}
      within={within}
      favourite={
        favourite ? { ...favourite, label: text('game.favourite', { title: name }) } : coming ? 'coming' : undefined
      }
      onReload={again}
      onLobby={leaveToLobby}
      onClose={leave}
      state={state}
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
        reload: text('play.reload'),
        close: text('play.close'),
        fullScreen: text('play.fullScreen'),
        leaveFullScreen: text('play.leaveFullScreen'),
        note: text('play.frame.note', { studio }),
        skip: text('play.skip'),
      }}
    />
  );
}

/** Both kinds of lottery have one name. */
const categoryWord = (type: string) => `nav.${(type === 'LOTT' ? 'ELOTT' : type).toLowerCase()}` as MessageId;
