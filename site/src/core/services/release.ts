import { servedScript } from '@baize/gateway';
import { systemClock } from '@baize/ui';
import { createStore, useStore } from '../browser/createStore.ts';

/** API version this page understands; raise it when an older page could no longer work (FLT-096). */
const clientVersion = 1;
const probeEvery = 10 * 60_000;

const outdated = createStore(false);
let probedAt = systemClock.now();

/** Marks the page as outdated if a response requires a newer one (`X-Min-Client-Version`, assumed). */
export function heedMinimumVersion({ headers }: Response): void {
  if (Number(headers.get('x-min-client-version')) > clientVersion) outdated.set(true);
}

/** Reports whether the server has a newer page. Checked when the tab becomes visible; never reloads by itself. */
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

/** Compares the entry script of the served page with that of this one (FLT-097). */
async function probe(): Promise<void> {
  if (document.hidden || outdated.get() || systemClock.now() - probedAt < probeEvery) return;
  probedAt = systemClock.now();
  const served = await servedScript();
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (served && own && served !== own) outdated.set(true);
}
