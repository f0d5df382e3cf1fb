import { otherDomains } from '@baize/domain';
import { type Client, createNetwork, domainRoute, fastestOrigin } from '@baize/gateway';

interface Race {
  client: Client;
  listed: readonly string[];
  /** The current origin lost the platform and is left out. */
  lost: boolean;
  kept: string | null;
}

export async function raceDomains({ client, listed, lost, kept }: Race) {
  const routed = await client.call(domainRoute, {}).catch(() => null);
  const others = otherDomains(listed, routed ?? readRoutes(kept), location.origin);
  if (others.length === 0) return { routed, first: null };
  const first = await fastestOrigin(createNetwork(), lost ? others : [location.origin, ...others]);
  return { routed, first: first === location.origin ? null : first };
}

function readRoutes(kept: string | null): string[] | null {
  try {
    const routes: unknown = JSON.parse(kept ?? 'null');
    return Array.isArray(routes) ? routes.filter((origin) => typeof origin === 'string') : null;
  } catch {
    return null;
  }
}
