import { gameAddress } from '@baize/domain';
import { type Client, GatewayError, joinRoom, launchGame, launchSports, roomList } from '@baize/gateway';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBrand, useServices } from '../../core/services/services.ts';
import { useStatus } from '../../core/services/status.ts';
import { useRefresh } from '../../data/useRefresh.ts';
import type { Asked } from './useAskedGame.ts';

export type Launch =
  | { kind: 'idle' }
  | { kind: 'opening' }
  /** The frame is mounted but has not sent a message yet. */
  | { kind: 'connecting'; address: string }
  | { kind: 'playing'; address: string }
  /** Plays in its own window, or would if the browser allowed it. */
  | { kind: 'window'; address: string; blocked: boolean }
  | { kind: 'failed'; why: GatewayError | 'timeout' | 'unsafe' };

/** Maximum ms for a frame to report that it is ready. */
const patience = 15_000;

/**
 * Opens a game: one launch, one frame, no automatic retries. `again` starts a new launch, because each can be used only
 * once. The address must belong to an allowed origin (FLT-059).
 */
export function useLaunch(asked: Asked | null) {
  const { client } = useServices();
  const { gameOrigins } = useBrand();
  const theirs = useStatus().permission?.launchOrigins;
  const [launch, setLaunch] = useState<Launch>({ kind: 'idle' });
  const [turn, setTurn] = useState(0);
  const origins = useMemo(() => [...gameOrigins, ...(theirs ?? [])], [gameOrigins, theirs]);
  const rule = useRef(origins);
  rule.current = origins;
  const refresh = useRefresh();
  const latest = useRef(asked);
  latest.current = asked;
  // Details of a game may be refetched during play; only another game starts a new launch.
  const order = asked && orderOf(asked);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another launch of the same game
  useEffect(() => {
    const asked = latest.current;
    if (!asked || !order) return setLaunch({ kind: 'idle' });
    const leaving = new AbortController();
    setLaunch({ kind: 'opening' });
    send(client, asked, leaving.signal).then(
      ({ url, ownWindow }) => {
        if (asked.kind === 'room') void refresh([roomList]);
        if (leaving.signal.aborted) return;
        const address = gameAddress(url, { origins: rule.current, own: location.origin });
        if (!address) setLaunch({ kind: 'failed', why: 'unsafe' });
        else if (ownWindow) setLaunch({ kind: 'window', address, blocked: !openWindow(address) });
        else setLaunch({ kind: 'connecting', address });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        if (!(error instanceof GatewayError)) throw error;
        setLaunch({ kind: 'failed', why: error });
      },
    );
    return () => leaving.abort();
  }, [client, order, turn, refresh]);

  useEffect(() => {
    if (launch.kind !== 'connecting') return undefined;
    const timer = setTimeout(() => setLaunch({ kind: 'failed', why: 'timeout' }), patience);
    return () => clearTimeout(timer);
  }, [launch]);

  const ready = useCallback(
    () => setLaunch((now) => (now.kind === 'connecting' ? { ...now, kind: 'playing' } : now)),
    [],
  );
  const again = useCallback(() => setTurn((count) => count + 1), []);
  const opened = useCallback(() => setLaunch((now) => (now.kind === 'window' ? { ...now, blocked: false } : now)), []);
  return { launch, ready, opened, again };
}

const orderOf = ({ kind, game, room }: Asked) =>
  JSON.stringify([kind, game.vendor, game.id, game.type, game.code, room]);

function send(client: Client, { kind, game, room }: Asked, signal: AbortSignal) {
  const { id, vendor, type, code } = game;
  switch (kind) {
    case 'room':
      return client.call(joinRoom, { vendor, roomId: room ?? '' }, { signal });
    case 'sportsbook':
      return client.call(launchSports, { vendor, gameCode: code }, { signal });
    default:
      return client.call(launchGame, { id, vendor, gameType: type, gameCode: code }, { signal });
  }
}

/** Opens an address in a window without access to this one (FLT-068); returns false when the browser blocks it. */
function openWindow(address: string): boolean {
  const opened = window.open('', '_blank');
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(address);
  return true;
}
