import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverBills, type PayableBill } from './billCover.ts';

const billsOf = (...amounts: string[]): PayableBill[] =>
  amounts.map((amount, place) => ({ id: `B${place + 1}`, amount }));

test('AGT-11 a wallet covers as many bills as it can, those due first where equally many could be paid', () => {
  const cover = coverBills(billsOf('2214.00', '1468.00', '194.60', '64.02'), '3120.50');
  expect(cover?.covered).toEqual(['B1', 'B3', 'B4']);
  expect(cover?.covers.get('B2')).toEqual({ kind: 'short', missing: '820.12' });
  expect(cover).toMatchObject({ total: '3940.62', coveredTotal: '2472.62', left: '647.88', missing: '820.12' });
});

test.each([
  { amounts: ['10', '20'], available: '30', covered: ['B1', 'B2'], missing: '0' },
  { amounts: ['10', '20'], available: '29.99', covered: ['B1'], missing: '0.01' },
  { amounts: ['100', '1', '2'], available: '50', covered: ['B2', 'B3'], missing: '53' },
  { amounts: ['10'], available: '0', covered: [], missing: '10' },
  { amounts: [], available: '5', covered: [], missing: '0' },
])('AGT-11 of $amounts a wallet of $available covers $covered', ({ amounts, available, covered, missing }) => {
  expect(coverBills(billsOf(...amounts), available)).toMatchObject({ covered, missing });
});

test('AGT-11 amounts that cannot be read cover nothing', () => {
  expect(coverBills(billsOf('a lot'), '10')).toBeNull();
  expect(coverBills(billsOf('10'), 'plenty')).toBeNull();
});

const cents = fc.integer({ min: 1, max: 9_999 });
const money = (minor: number): string => (minor / 100).toFixed(2);

test('AGT-11 no other choice pays more bills, none is paid beyond the wallet', () => {
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 8 }), fc.integer({ min: 0, max: 30_000 }), (amounts, wallet) => {
      const cover = coverBills(billsOf(...amounts.map(money)), money(wallet));
      const paid = (ids: readonly number[]) => ids.reduce((sum, place) => sum + (amounts[place] ?? 0), 0);
      const choices = subsets(amounts.length).filter((ids) => paid(ids) <= wallet);
      const most = Math.max(...choices.map((ids) => ids.length));
      const first = choices.filter((ids) => ids.length === most).sort(earliest)[0];
      expect(cover?.covered).toEqual(first?.map((place) => `B${place + 1}`));
    }),
  );
});

const subsets = (size: number): number[][] =>
  Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (_, place) => place).filter((place) => (bits >> place) & 1),
  );

function earliest(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((one, index) => one !== b[index]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}
