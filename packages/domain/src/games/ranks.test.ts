import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodStart, rankAmong, rankPeriods, readRankPeriod } from './ranks.ts';

const at = (text: string) => Date.parse(`${text}Z`);

test.each([
  ['day', '2026-03-14T12:00:00', '2026-03-14T00:00:00'],
  ['week', '2026-03-14T12:00:00', '2026-03-09T00:00:00'],
  ['week', '2026-03-09T00:00:00', '2026-03-09T00:00:00'],
  ['week', '2026-03-01T23:59:59', '2026-02-23T00:00:00'],
  ['month', '2026-03-14T12:00:00', '2026-03-01T00:00:00'],
] as const)('WIN-02 the %s under way at %s began at %s', (period, now, start) => {
  expect(periodStart(period, at(now))).toBe(at(start));
});

test.each(rankPeriods)('WIN-02 an address may name the %s', (period) => {
  expect(readRankPeriod(period)).toBe(period);
});

test.each([null, '', 'year', 'DAY'])('WIN-02 an address that names %j shows the day', (value) => {
  expect(readRankPeriod(value)).toBe('day');
});

test('WIN-02 rows stand in descending order, ranks count from 1, and the own rank is one more than those with as much', () => {
  const rows = fc.array(
    fc.bigInt(0n, 1000n).map((amount) => ({ amount })),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(rows, fc.option(fc.bigInt(0n, 1000n)), fc.integer({ min: 1, max: 30 }), (others, won, limit) => {
      const own = won === null ? null : { amount: won };
      const ranked = rankAmong(others, own, limit);
      const amounts = ranked.rows.map(({ amount }) => amount);
      expect(amounts).toEqual([...amounts].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
      expect(ranked.rows.map(({ rank }) => rank)).toEqual(amounts.map((_, index) => index + 1));
      const place = won ? others.filter(({ amount }) => amount >= won).length + 1 : null;
      expect(ranked.ownRank).toBe(place);
      expect(ranked.rows.filter((row) => row.own).map(({ rank }) => rank)).toEqual(
        place !== null && place <= limit ? [place] : [],
      );
    }),
  );
});
