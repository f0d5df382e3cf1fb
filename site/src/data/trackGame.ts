import { type GameFamily, launchFailure, timeBand } from '@baize/domain';
import { GatewayError } from '@baize/gateway';
import { useEffect, useRef } from 'react';
import { takePress } from '../core/routing/pressedFrom.ts';
import { track } from '../core/services/track.ts';

const families: Readonly<Record<string, GameFamily>> = {
  RNG: 'slot',
  FISH: 'slot',
  LIVE: 'casino',
  PVP: 'casino',
  SPORTS: 'betting',
  ESPORTS: 'betting',
};

interface LaunchState {
  kind: string;
  why?: unknown;
}

/** Tracks that a game opened or did not, once for each launch. */
export function useTrackLaunch(type: string | undefined, launch: LaunchState): void {
  const began = useRef(0);
  const { kind, why } = launch;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step of the launch is what counts
  useEffect(() => {
    if (kind === 'opening') began.current = performance.now();
    if (type === undefined || began.current === 0) return;
    const family = families[type] ?? 'lottery';
    if (kind === 'playing' || kind === 'window') {
      track('game_opened', { family, from: takePress(), ms: timeBand(performance.now() - began.current, 'ms') });
      began.current = 0;
    }
    if (kind === 'failed') {
      const reason = why instanceof GatewayError ? launchFailure(why.code) : why === 'timeout' ? 'network' : 'other';
      if (reason) track('game_failed', { family, reason });
      began.current = 0;
    }
  }, [kind]);
}
