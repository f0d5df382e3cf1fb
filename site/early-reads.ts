import { addressOf } from '@baize/gateway';
import { type FirstRead, firstReads, readsOfAll } from './src/data/firstReads.ts';

/** A code that no language has, as calls take nothing else for one. */
const someLanguage = 'XXXX';
/** Stands for what is known once the brand's document is there. */
const reader = { merchantCode: '{merchantCode}', language: someLanguage };

/** Addresses that `boot.js` asks for: what every page reads first, and what some pages read besides, by their first address. */
export interface EarlyReads {
  all: string[];
  pages: Record<string, string[]>;
}

/** Makes the addresses out of what the routes read first. What the brand's document tells stands in braces. */
export function earlyReads(): EarlyReads {
  const pages = Object.entries(firstReads).map(([path, readsOf]) => [path, addressesOf(readsOf?.(reader, path) ?? [])]);
  return { all: addressesOf(readsOfAll(reader, '{host}')), pages: Object.fromEntries(pages) };
}

function addressesOf(reads: readonly FirstRead[]): string[] {
  return reads.map(({ endpoint, input }) => {
    const address = addressOf(endpoint, input, reader.language);
    if (address === null) throw new Error(`${endpoint.path} refuses its first input.`);
    return address.replaceAll(someLanguage, encodeURIComponent('{language}'));
  });
}
