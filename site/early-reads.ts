import { addressOf } from '@baize/gateway';
import { firstLists } from './src/data/firstLists.ts';
import { type FirstRead, firstReads, readsOfAll } from './src/data/firstReads.ts';

/** A code that no language has, as calls take nothing else for one. */
const someLanguage = 'XXXX';
/** Stands for what is known once the brand's document is there. */
const reader = {
  merchant: '{merchant}',
  merchantCode: '{merchantCode}',
  channel: '{channel}',
  language: someLanguage,
};

/** An address, and the media query of the windows that it is asked for in. */
export type EarlyRead = [address: string, media?: string];

/**
 * Addresses that `boot.js` asks for: what every page reads first, and by their first address what some pages read besides, and what
 * they read where the address has no query.
 */
export interface EarlyReads {
  all: EarlyRead[];
  pages: Record<string, EarlyRead[]>;
  lists: Record<string, EarlyRead[]>;
}

/** Makes the addresses out of what the routes read first. What the brand's document tells stands in braces. */
export function earlyReads(): EarlyReads {
  return { all: addressesOf(readsOfAll(reader, '{host}')), pages: byPath(firstReads), lists: byPath(firstLists) };
}

function byPath(table: typeof firstReads): Record<string, EarlyRead[]> {
  const rows = Object.entries(table).map(([path, readsOf]) => [path, addressesOf(readsOf?.(reader, path) ?? [])]);
  return Object.fromEntries(rows);
}

function addressesOf(reads: readonly FirstRead[]): EarlyRead[] {
  return reads.map(({ endpoint, input, media }) => {
    const address = addressOf(endpoint, input, reader.language);
    if (address === null) throw new Error(`${endpoint.path} refuses its first input.`);
    const href = address.replaceAll(someLanguage, encodeURIComponent('{language}'));
    return media ? [href, media] : [href];
  });
}
