import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMinor, toMinor } from '../base/money.ts';
import { arrangeRewards, firstMall, mallTabs, parseMall, printMall, recordDays, rewardSorts } from './pointMall.ts';
import {
  checkConversion,
  checkRedemption,
  formatPoints,
  mostConvertible,
  pointTypes,
  type Reward,
  redemptionKinds,
  redemptionStatuses,
  rewardKinds,
  rewardState,
} from './points.ts';

const reward = (change: Partial<Reward> = {}): Reward => ({
  id: 'ticket',
  kind: 'goods',
  name: 'Match ticket',
  picture: null,
  points: '6000',
  amount: '0',
  stock: 40,
  most: 4,
  ...change,
});
const purse = { points: '18640', money: '100.00', digits: 2 };

test.each([
  [reward(), '18640', { kind: 'ready' }],
  [reward(), '6000', { kind: 'ready' }],
  [reward(), '5999', { kind: 'too-dear', missing: '1' }],
  [reward(), null, { kind: 'ready' }],
  [reward({ stock: 0 }), '18640', { kind: 'sold-out' }],
  [reward({ stock: null }), '0', { kind: 'too-dear', missing: '6000' }],
])('PTS-01 a reward %j with %s points is %j', (item, points, state) => {
  expect(rewardState(item, points)).toEqual(state);
});

test.each([
  ['1', reward(), { kind: 'ok', points: '6000', amount: '0.00' }],
  ['3', reward(), { kind: 'ok', points: '18000', amount: '0.00' }],
  ['2', reward({ amount: '49.95' }), { kind: 'ok', points: '12000', amount: '99.90' }],
  ['3', reward({ amount: '40', points: '1' }), { kind: 'money', missing: '20.00' }],
  ['4', reward(), { kind: 'points', missing: '5360' }],
  ['5', reward(), { kind: 'most', most: 4 }],
  ['3', reward({ stock: 2 }), { kind: 'stock', left: 2 }],
  ['1', reward({ stock: 0 }), { kind: 'sold-out' }],
  ['1', reward({ amount: '0.001' }), { kind: 'sold-out' }],
  ['0', reward(), { kind: 'quantity' }],
  ['', reward(), { kind: 'quantity' }],
  ['1.5', reward(), { kind: 'quantity' }],
  ['-1', reward(), { kind: 'quantity' }],
  [null, reward(), { kind: 'quantity' }],
])('PTS-01 FLT-035 %s of %j: %j', (quantity, item, check) => {
  expect(checkRedemption(item, quantity, purse)).toEqual(check);
});

test('PTS-01 what a purse is not known to hold is left for the platform to judge', () => {
  expect(checkRedemption(reward(), '1', { points: null, money: null, digits: 2 })).toMatchObject({ kind: 'ok' });
});

test.each([
  ['100', 2, { kind: 'ok', amount: '1.00' }],
  ['150', 2, { kind: 'ok', amount: '1.50' }],
  ['150', 0, { kind: 'uneven', step: '100' }],
  ['200', 0, { kind: 'ok', amount: '2' }],
  ['101', 3, { kind: 'ok', amount: '1.010' }],
  ['99', 2, { kind: 'below', min: '100' }],
  ['100001', 2, { kind: 'above', max: '100000' }],
  ['18641', 2, { kind: 'points', missing: '1' }],
  ['', 2, { kind: 'required' }],
  [null, 2, { kind: 'required' }],
  ['1e3', 2, { kind: 'required' }],
])('PTS-01 FLT-035 converting %s points with %i digits: %j', (points, digits, check) => {
  const rate = { points: '100', min: '100', max: '100000' };
  expect(checkConversion(points, rate, { points: '18640', digits })).toEqual(check);
});

test('PTS-01 FLT-033 a conversion is exact: the money at the rate is the points again, and no fraction is lost', () => {
  const rates = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(rates, fc.bigInt(1n, 10n ** 12n), fc.integer({ min: 0, max: 6 }), (each, asked, digits) => {
      const rate = { points: String(each), min: '1', max: '9'.repeat(18) };
      const check = checkConversion(String(asked), rate, { points: null, digits });
      const scale = 10n ** BigInt(digits);
      if (check.kind === 'ok') {
        expect((toMinor(check.amount, digits) ?? 0n) * BigInt(each)).toBe(asked * scale);
        expect(check.amount).toBe(fromMinor((asked * scale) / BigInt(each), digits));
        return;
      }
      expect(check.kind).toBe('uneven');
      const step = BigInt(check.kind === 'uneven' ? check.step : 0);
      expect(asked % step).not.toBe(0n);
      expect(checkConversion(String(asked * step), rate, { points: null, digits }).kind).toBe('ok');
    }),
  );
});

test.each([
  ['18640', false, '18,640'],
  ['-6000', true, '\u22126,000'],
  ['800', true, '+800'],
  ['0', true, '0'],
  ['9007199254740993', false, '9,007,199,254,740,993'],
])('PTS-01 %s points are read as %s', (points, signed, words) => {
  expect(formatPoints(points, { signed })).toBe(words);
});

test('PTS-01 a view of the mall survives its address, whatever the tab', () => {
  const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null });
  const view = fc.oneof(
    fc
      .record({ kind: maybe(rewardKinds), within: fc.boolean(), sort: fc.constantFrom(...rewardSorts) })
      .map((part) => ({ ...firstMall, ...part })),
    fc
      .record({ type: maybe(pointTypes), days: maybe(recordDays), page: fc.integer({ min: 1, max: 9999 }) })
      .map((part) => ({ ...firstMall, ...part, tab: 'detail' as const })),
    fc
      .record({
        status: maybe(redemptionStatuses),
        redeemed: maybe(redemptionKinds),
        days: maybe(recordDays),
        page: fc.integer({ min: 1, max: 9999 }),
      })
      .map((part) => ({ ...firstMall, ...part, tab: 'records' as const })),
    fc.constantFrom('rules' as const, 'rates' as const).map((tab) => ({ ...firstMall, tab })),
  );
  fc.assert(
    fc.property(view, (shown) => {
      expect(parseMall(printMall(shown))).toEqual(shown);
    }),
  );
});

test('FLT-053 an address of the mall that says nonsense shows the rewards', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (fields) => {
      const view = parseMall(new URLSearchParams(fields));
      expect(mallTabs).toContain(view.tab);
      expect(parseMall(printMall(view))).toEqual(view);
    }),
  );
  expect(parseMall(new URLSearchParams('tab=money&page=-1&kind=cars&within=yes'))).toEqual(firstMall);
});

test('PTS-01 rewards are filtered by kind and by what the points pay for, and put in order', () => {
  const all = [
    reward({ id: 'b', name: 'Brush', points: '900' }),
    reward({ id: 'a', name: 'Amber', points: '10000', kind: 'bonus' }),
    reward({ id: 'c', name: 'Clock', points: '20000' }),
  ];
  const ids = (view: Partial<typeof firstMall>, points: string | null = '18640') =>
    arrangeRewards(all, { ...firstMall, ...view }, points).map(({ id }) => id);
  expect(ids({})).toEqual(['b', 'a', 'c']);
  expect(ids({ sort: 'high' })).toEqual(['c', 'a', 'b']);
  expect(ids({ sort: 'name' })).toEqual(['a', 'b', 'c']);
  expect(ids({ kind: 'goods' })).toEqual(['b', 'c']);
  expect(ids({ within: true })).toEqual(['b', 'a']);
  expect(ids({ within: true }, null)).toEqual(['b', 'a', 'c']);
});

test.each([
  ['18640', 2, '18640'],
  ['18640', 0, '18600'],
  ['200000', 2, '100000'],
  ['99', 2, null],
  [null, 2, null],
])('PTS-01 of %s points with %i digits %s can be converted at most', (points, digits, most) => {
  expect(mostConvertible({ points: '100', min: '100', max: '100000' }, { points, digits })).toBe(most);
});
