import { type Availability, type Capability, decideAvailability, isOffered, type Offers } from '@baize/domain';
import { type Client, countryCode, permission, systemStatus, type ValueOf } from '@baize/gateway';
import { createStore } from '../browser/createStore.ts';

export type Permission = ValueOf<typeof permission>;

export interface PlatformState {
  /** The first status request has ended, even in failure: content may be requested. */
  known: boolean;
  availability: Availability;
  permission: Permission | null;
  country: ValueOf<typeof countryCode> | null;
  ip: string | null;
  /** The whitelabel failed to load: games and money are off until a retry succeeds. */
  degraded: boolean;
}

export interface Platform {
  get(): PlatformState;
  subscribe(listener: () => void): () => void;
  refresh(): Promise<void>;
  isOn(module: string): boolean;
  /** Reports whether the platform has a part, as far as it or the brand's document says (ADP-03). */
  offers(capability: Capability | undefined): boolean;
}

const pollWhileClosed = 15_000;

/**
 * Requests country, permission and status without delaying the first paint. `onClosed` runs on each response that
 * reports maintenance. `offers` is what the brand's document says until the platform does.
 */
export function createPlatform(client: Client, host: string, offers: Offers, onClosed?: () => void): Platform {
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
    // An earlier request never overwrites a later response.
    if (turn < heard) return;
    heard = turn;
    const latest = allowed ?? state.get().permission;
    modules = new Set(latest?.modules);
    // A failed request does not reopen a platform that reported maintenance.
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
    // Poll until the platform opens, which closes the maintenance page (APP-05).
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
    offers: (capability) => isOffered(state.get().permission?.offers ?? offers, capability),
  };
}
