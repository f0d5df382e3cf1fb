import type { Client } from '@baize/gateway';
import { createStore, type Store, useStore } from '../browser/createStore.ts';
import { visitStorage } from '../browser/storage.ts';
import type { Platform } from './platform.ts';
import { useServices } from './services.ts';

const routersKey = 'routers';

/**
 * Asks the platform for its routes and, if the brand lists several domains, measures them once and again when the
 * platform is lost (APP-12). Holds null while unknown and if the current origin is fastest.
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

/**
 * Returns the site's origin that responds faster than this one, if any. Measuring starts with the first use of this
 * hook.
 */
export function useFasterOrigin(): string | null {
  const { client, brand, platform } = useServices();
  const faster = made.get(platform) ?? createFasterOrigin(client, brand.domains, platform);
  made.set(platform, faster);
  return useStore(faster);
}
