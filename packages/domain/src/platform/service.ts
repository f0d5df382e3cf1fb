import { safeExternal } from '../base/addresses.ts';

/** A way to customer service, as the platform lists it. */
export interface ServiceEntry {
  type: string;
  path: string;
}

export type ServiceWay = { kind: 'sealed'; path: string } | { kind: 'open'; address: string } | { kind: 'none' };

/** "3" is the customer-service link. Source: section 4; that "4" is the VIP service is assumed. */
const sealedTypes = { chat: '3', vip: '4' } as const;

/** The window customer service opens in, in CSS pixels. Source: section 4. */
export const serviceWindow = { width: 440, height: 750 } as const;

/**
 * Which of the listed ways to take: that of the wished service, else the live chat, both sealed, else the first plain address
 * on a host the brand allows. Source: section 4.
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
