import { safeExternal } from '../base/addresses.ts';

export interface ServiceEntry {
  type: string;
  path: string;
}

export type ServiceWay = { kind: 'sealed'; path: string } | { kind: 'open'; address: string } | { kind: 'none' };

/** "3" is customer service (source: section 4); "4" for the VIP service is assumed. */
const sealedTypes = { chat: '3', vip: '4' } as const;

export const serviceWindow = { width: 440, height: 750 } as const;

/**
 * Chooses a customer service link: the requested one, else live chat, both sealed, else the first plain URL on an
 * allowed host. Source: section 4.
 */
export function decideService(
  entries: readonly ServiceEntry[],
  service: 'vip' | 'chat',
  hosts: readonly string[],
): ServiceWay {
  for (const type of [sealedTypes[service], sealedTypes.chat]) {
    const sealed = entries.find((entry) => entry.type === type);
    if (sealed) return { kind: 'sealed', path: sealed.path };
  }
  for (const { path } of entries) {
    const address = safeExternal(path, hosts);
    if (address) return { kind: 'open', address };
  }
  return { kind: 'none' };
}
