import { subtractAmounts } from '../base/amounts.ts';

export function netResult(session: { staked: string | null; won: string | null }): string | null {
  return subtractAmounts(session.won, session.staked);
}

export interface Elapsed {
  hours: number;
  minutes: number;
  seconds: number;
}

export function elapsed(since: number, now: number): Elapsed {
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60), seconds: seconds % 60 };
}

/** Returns whole seconds left, rounded up so that zero means the moment has come. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
