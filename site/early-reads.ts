import { addressOf } from '@baize/gateway';
import { firstLists } from './src/data/firstLists.ts';
import { type FirstRead, firstReads, readsOfAll } from './src/data/firstReads.ts';

/** Invalid language code, required as a placeholder. */
const someLanguage = 'XXXX';
const reader = {
  merchant: '{merchant}',
  merchantCode: '{merchantCode}',
  channel: '{channel}',
  language: someLanguage,
};

/** Address, media query of the windows that need it, and the part of a platform that answers it; '' for all. */
export type EarlyRead = [address: string, media?: string, part?: string];

/**
 * URLs requested by `boot.js`: first reads of every page, further ones by canonical path, and lists for URLs without a
 * query.
 */
export interface EarlyReads {
  all: EarlyRead[];
  pages: Record<string, EarlyRead[]>;
  lists: Record<string, EarlyRead[]>;
}

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
    const { capability } = endpoint;
    return capability ? [href, media ?? '', capability] : media ? [href, media] : [href];
  });
}
