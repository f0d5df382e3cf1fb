import { servedScript } from '@baize/gateway';
import { systemClock } from '@baize/ui';
import { createStore, useStore } from '../browser/createStore.ts';

/** What this page understands of the platform's answers; to be raised where an older page could not work with them (FLT-096). */
const clientVersion = 1;
const probeEvery = 10 * 60_000;

const outdated = createStore(false);
let probedAt = systemClock.now();

/** Heeds an answer that asks for a newer page (`X-Min-Client-Version`, assumed). */
export function heedMinimumVersion({ headers }: Response): void {
  if (Number(headers.get('x-min-client-version')) > clientVersion) outdated.set(true);
}

/** Whether a newer page is served than this one. Asked for when the page is looked at again; nothing reloads by itself. */
export const useOutdated = (): boolean => useStore({ get: outdated.get, subscribe });

function subscribe(listener: () => void) {
  const leave = outdated.subscribe(listener);
  const look = () => void probe().catch(() => undefined);
  document.addEventListener('visibilitychange', look);
  return () => {
    leave();
    document.removeEventListener('visibilitychange', look);
  };
}

/** Compares the script that the host's page begins with and that of this page (FLT-097). */
async function probe(): Promise<void> {
  if (document.hidden || outdated.get() || systemClock.now() - probedAt < probeEvery) return;
  probedAt = systemClock.now();
  const served = await servedScript();
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (served && own && served !== own) outdated.set(true);
}
