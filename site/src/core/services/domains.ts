import type { Client } from '@baize/gateway';
import { createStore, type Store, useStore } from '../browser/createStore.ts';
import { visitStorage } from '../browser/storage.ts';
import type { Platform } from './platform.ts';
import { useServices } from './services.ts';

const routersKey = 'routers';

/**
 * Asks the platform once for its routes and keeps them; where the brand lists several domains it measures them, and once more
 * when the platform is lost (APP-12). `listed` are origins. Null while it is unknown, and where this one is the fastest.
 */
function createFasterOrigin(client: Client, listed: readonly string[], platform: Platform): Store<string | null> {
  const faster = createStore<string | null>(null);
  let measured: 'never' | 'well' | 'lost' = 'never';

  async function measure(lost: boolean) {
    const { raceDomains } = await import('./raceDomains.ts');
    const { routed, first } = await raceDomains({ client, listed, lost, kept: visitStorage.getItem(routersKey) });
    if (routed) visitStorage.setItem(routersKey, JSON.stringify(routed));
    if (first !== faster.get()) faster.set(first);
  }
  const follow = () => {
    const { known, degraded, availability } = platform.get();
    const now = degraded ? 'lost' : 'well';
    if (!known || measured === now || availability === 'maintenance' || availability === 'blocked') return;
    measured = now;
    measure(degraded).catch(() => undefined);
  };
  platform.subscribe(follow);
  follow();
  return faster;
}

const made = new WeakMap<Platform, Store<string | null>>();

/** The origin of the site that answers faster than this one, and a render when that is found out. Nothing is measured before the hook is used. */
export function useFasterOrigin(): string | null {
  const { client, brand, platform } = useServices();
  const faster = made.get(platform) ?? createFasterOrigin(client, brand.domains, platform);
  made.set(platform, faster);
  return useStore(faster);
}
