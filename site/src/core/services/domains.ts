import type { Client } from '@baize/gateway';
import { useSyncExternalStore } from 'react';
import { visitStorage } from '../browser/storage.ts';
import type { Platform } from './platform.ts';
import { useServices } from './services.ts';

/** Which of the site's addresses answers first. */
interface Domains {
  /** Its origin, when it is not this one; null while nobody knows. */
  faster(): string | null;
  subscribe(listener: () => void): () => void;
}

const routersKey = 'routers';

/**
 * Asks the platform once for its routes and keeps them; where the brand lists several domains it measures them, and once more
 * when the platform is lost (APP-12). `listed` are origins.
 */
function createDomains(client: Client, listed: readonly string[], platform: Platform): Domains {
  const listeners = new Set<() => void>();
  let faster: string | null = null;
  let measured: 'never' | 'well' | 'lost' = 'never';

  async function measure(lost: boolean) {
    const { raceDomains } = await import('./raceDomains.ts');
    const { routed, first } = await raceDomains({ client, listed, lost, kept: visitStorage.getItem(routersKey) });
    if (routed) visitStorage.setItem(routersKey, JSON.stringify(routed));
    if (first === faster) return;
    faster = first;
    for (const listener of listeners) listener();
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
  return {
    faster: () => faster,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const made = new WeakMap<Platform, Domains>();

/** The origin of the site that answers faster than this one, and a render when that is found out. Nobody is asked before it is used. */
export function useFasterOrigin(): string | null {
  const { client, brand, platform } = useServices();
  const domains = made.get(platform) ?? createDomains(client, brand.domains, platform);
  made.set(platform, domains);
  return useSyncExternalStore(domains.subscribe, domains.faster);
}
