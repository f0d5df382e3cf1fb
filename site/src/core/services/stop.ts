import { createStore, createStoredText, useStore } from '../browser/createStore.ts';
import { lastingStorage } from '../browser/storage.ts';
import { useDeadlinePassed } from './deadlines.ts';
import { useServices, useSession } from './services.ts';

/** Stop of all play, as this browser holds it until the platform does: every tab follows it at once (JUR-27). */
export interface Stop {
  account: string;
  from: number;
  until: number;
  /** The platform has answered. */
  told: boolean;
}

const written = createStoredText(lastingStorage, 'stop');

/** Moment of the stop whose page was left in this tab, to withdraw or to find help. */
export const leftStop = createStore<number | null>(null);

export const setStop = (stop: Stop): void => written.set(JSON.stringify(stop));

/** Reports whether a stop is still the one that this browser holds, and the platform has not been told. */
export function isUntold({ account, from }: Stop): boolean {
  const held = readStop(written.get() ?? 'null');
  return held !== null && held.account === account && held.from === from && !held.told;
}

/** Returns the running stop of the signed-in player; null for none. */
export function useStop(): Stop | null {
  const text = useStore(written);
  const { account } = useSession();
  const { now } = useServices();
  const stop = text === null ? null : readStop(text);
  const own = stop !== null && stop.account === account ? stop : null;
  useDeadlinePassed(own?.until ?? null);
  return own && now() < own.until ? own : null;
}

/** Returns the stop whose page is shown in place of everything. */
export function useShownStop(): Stop | null {
  const stop = useStop();
  return useStore(leftStop) === stop?.from ? null : stop;
}

function readStop(text: string): Stop | null {
  try {
    return JSON.parse(text) as Stop | null;
  } catch {
    return null;
  }
}
