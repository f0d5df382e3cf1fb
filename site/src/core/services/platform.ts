import { type Availability, decideAvailability } from '@baize/domain';
import { type Client, countryCode, permission, systemStatus, type ValueOf } from '@baize/gateway';
import { createStore } from '../browser/createStore.ts';

export type Permission = ValueOf<typeof permission>;

/** What start-up learned of the platform (APP-03, APP-04). */
export interface PlatformState {
  /** The status has been asked for and answered, well or badly: content may be asked for. */
  known: boolean;
  availability: Availability;
  permission: Permission | null;
  country: ValueOf<typeof countryCode> | null;
  /** The visitor's address, as the platform sees it. */
  ip: string | null;
  /** The whitelabel could not be had: games and money are off until a retry succeeds. */
  degraded: boolean;
}

export interface Platform {
  get(): PlatformState;
  subscribe(listener: () => void): () => void;
  /** Asks everything once more. */
  refresh(): Promise<void>;
  isOn(module: string): boolean;
}

const pollWhileClosed = 15_000;

/** Asks country, permission and status at once; nothing of it holds up the first paint. `onClosed` hears of each answer that says so. */
export function createPlatform(client: Client, host: string, onClosed?: () => void): Platform {
  const state = createStore<PlatformState>({
    known: false,
    availability: 'normal',
    permission: null,
    country: null,
    ip: null,
    degraded: false,
  });
  let modules: ReadonlySet<string> = new Set();
  let asked = 0;
  let heard = 0;

  async function refresh() {
    asked += 1;
    const turn = asked;
    const [country, allowed, status] = await Promise.all([
      client.call(countryCode, {}).catch(() => state.get().country),
      client.call(permission, { url: host }).catch(() => null),
      client.call(systemStatus, {}).catch(() => null),
    ]);
    // An earlier request never overwrites a later answer.
    if (turn < heard) return;
    heard = turn;
    const latest = allowed ?? state.get().permission;
    modules = new Set(latest?.modules);
    // No answer does not open a platform that said it was closed.
    const before = state.get().availability;
    const unknown = before === 'maintenance' ? before : 'unknown';
    const availability = decideAvailability(status?.status ?? unknown, latest);
    state.set({
      known: true,
      availability,
      permission: latest,
      country,
      ip: status?.ip ?? latest?.ip ?? null,
      degraded: allowed === null,
    });
    // A closed platform is asked again until it opens; the page then leaves by itself (APP-05).
    if (availability === 'maintenance') {
      onClosed?.();
      setTimeout(refresh, pollWhileClosed);
    }
  }

  void refresh();
  return {
    get: state.get,
    subscribe: state.subscribe,
    refresh,
    isOn: (module) => modules.has(module),
  };
}
