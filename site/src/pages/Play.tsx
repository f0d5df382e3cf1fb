import { decideGate, type Game, viewerOf } from '@baize/domain';
import { Button, GameFrame, type GameFrameState } from '@baize/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from '../app/address.tsx';
import { useSession } from '../app/services.ts';
import { useGate } from '../app/useGate.ts';
import { useFavourite } from '../data/favourites.ts';
import { errorText } from '../data/load.ts';
import { usePictures } from '../data/pictures.ts';
import { useRefreshMoney } from '../data/player.ts';
import { type Text, useText } from '../language/useText.ts';
import { BalanceCorner } from '../layout/PlayerCorner.tsx';
import { paths } from '../paths.ts';
import { useAskedGame } from '../play/useAskedGame.ts';
import { useGameMessages } from '../play/useGameMessages.ts';
import { type Launch, useLaunch } from '../play/useLaunch.ts';

/** A game in its frame, behind the same gate as every launch; what it moves shows as soon as it says so (GAM-05, GAM-10). */
export function Play() {
  const text = useText();
  const pictures = usePictures();
  const navigate = useNavigate();
  const gate = useGate();
  const viewer = viewerOf(useSession());
  const { game, error, nothing, lobbyHref } = useAskedGame();
  const allowed = decideGate(viewer).kind === 'pass';
  const { launch, ready, again } = useLaunch(allowed && game && !game.maintenance ? game : null);
  const refreshMoney = useRefreshMoney();
  const favourite = useFavourite(game);
  const frame = useRef<HTMLIFrameElement>(null);
  const address = 'address' in launch ? launch.address : null;

  useEffect(() => void gate(decideGate(viewer)), [gate, viewer]);
  useEffect(() => refreshMoney, [refreshMoney]);
  const leave = useCallback(() => navigate(lobbyHref), [navigate, lobbyHref]);
  useGameMessages(frame, address, {
    onReady: ready,
    onBalanceChanged: refreshMoney,
    onClose: leave,
    // The platform is asked; if it agrees that the session is over, it says so once for the whole page.
    onSessionEnded: refreshMoney,
  });

  const name = game?.title ?? '';
  const studio = game?.vendorName ?? '';
  const state = stateOf({ launch, game, allowed, nothing, error, text, again, gate: () => gate(decideGate(viewer)) });
  return (
    <GameFrame
      name={name}
      studio={studio}
      picture={pictures(game?.picture ?? null)}
      lobbyHref={lobbyHref}
      balance={allowed && <BalanceCorner />}
      favourite={favourite ? { ...favourite, label: text('game.favourite', { title: name }) } : undefined}
      onReload={again}
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

interface Situation {
  launch: Launch;
  game: Game | null;
  allowed: boolean;
  nothing: boolean;
  error: Parameters<typeof errorText>[1] | undefined;
  text: Text;
  again: () => void;
  gate: () => void;
}

function stateOf({ launch, game, allowed, nothing, error, text, again, gate }: Situation): GameFrameState {
  const retry = { retry: text('frame.retry'), onRetry: again };
  const others = <Button href={paths.slots}>{text('play.others')}</Button>;
  if (nothing || error)
    return {
      kind: 'failed',
      title: text(nothing ? 'play.unknown' : 'play.failed'),
      text: error && errorText(text, error),
      ...retry,
      others,
    };
  if (!allowed)
    return {
      kind: 'failed',
      title: text('play.signIn'),
      text: text('play.signIn.text'),
      retry: text('login.action'),
      onRetry: gate,
      others,
    };
  if (game?.maintenance) return { kind: 'failed', title: text('game.maintenance'), ...retry, others };
  if (launch.kind === 'playing') return launch;
  if (launch.kind === 'failed')
    return { kind: 'failed', title: text('play.failed'), text: failure(launch.why, text), ...retry, others };
  const progress = !game ? 0.15 : launch.kind === 'connecting' ? 0.7 : 0.4;
  return { kind: 'connecting', text: text('play.connecting', { studio: game?.vendorName ?? '' }), progress };
}

function failure(why: Extract<Launch, { kind: 'failed' }>['why'], text: Text): string {
  if (why === 'timeout') return text('play.timeout');
  return why === 'unsafe' ? text('play.unsafe') : errorText(text, why);
}
