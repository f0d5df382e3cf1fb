import { minorUnits, type SignedCall } from '../src/index.ts';
import { pagesOf, type Trail } from '../src/pages.ts';
import { type KeptQuote, quotesOf } from '../src/quotes.ts';
import { memoryStore, Records } from '../src/store.ts';

const money = minorUnits({ PKR: 2 });
export const sum = (minor: number) => ({
  amount: money.decimal({ minor, currency: 'PKR' }),
  currency: 'PKR',
  minor: BigInt(minor),
  digits: 2,
});

/** Context of a signed call, with real pages and quotes. */
export function signed(key: string | null = null) {
  const store = memoryStore();
  const call = {
    key,
    visitor: { address: '203.0.113.9', userAgent: null, origin: 'https://play.example' },
    pages: pagesOf(new Records<Trail>(store, 'cursors', 600_000), async () => 'one'),
    quotes: quotesOf(new Records<KeptQuote>(store, 'quotes', 600_000), 'ada', key, () => 0),
  };
  return call as unknown as SignedCall & { key: string };
}
