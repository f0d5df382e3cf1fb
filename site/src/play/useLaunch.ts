import { type Game, gameAddress } from '@baize/domain';
import { GatewayError, launchGame } from '@baize/gateway';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBrand, useServices } from '../app/services.ts';
import { useStatus } from '../app/status.ts';

export type Launch =
  | { kind: 'idle' }
  | { kind: 'opening' }
  /** The frame is there and has not spoken yet. */
  | { kind: 'connecting'; address: string }
  | { kind: 'playing'; address: string }
  | { kind: 'failed'; why: GatewayError | 'timeout' | 'unsafe' };

/** Milliseconds a frame has to say that it is ready. */
const patience = 15_000;

/**
 * Opens a game once for each ask: one launch, one frame, nothing sent twice by itself. `again` starts over with a new launch, since each
 * is used once. The address is held against the origins games may come from (FLT-059).
 */
export function useLaunch(game: Game | null) {
  const { client } = useServices();
  const { gameOrigins } = useBrand();
  const theirs = useStatus().permission?.launchOrigins;
  const [launch, setLaunch] = useState<Launch>({ kind: 'idle' });
  const [turn, setTurn] = useState(0);
  const origins = useMemo(() => [...gameOrigins, ...(theirs ?? [])], [gameOrigins, theirs]);
  const rule = useRef(origins);
  rule.current = origins;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another launch of the same game
  useEffect(() => {
    if (!game) return setLaunch({ kind: 'idle' });
    const leaving = new AbortController();
    setLaunch({ kind: 'opening' });
    const input = { nodeId: game.id, vassalage: game.vendor, gameType: game.type, gameCode: game.code };
    client.call(launchGame, input, { signal: leaving.signal }).then(
      ({ url }) => {
        const address = gameAddress(url, { origins: rule.current, own: location.origin });
        setLaunch(address ? { kind: 'connecting', address } : { kind: 'failed', why: 'unsafe' });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        if (!(error instanceof GatewayError)) throw error;
        setLaunch({ kind: 'failed', why: error });
      },
    );
    return () => leaving.abort();
  }, [client, game, turn]);

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
  return { launch, ready, again };
}
