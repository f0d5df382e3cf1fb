import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAmounts, compareAmounts } from '../base/amounts.ts';
import { fromMinor, toMinor } from '../base/money.ts';
import { combinationsOf, isHit, placesOf, playTypes, signsOf } from './lotteryPlay.ts';
import { canAfford, checkStake, mostLines, type Play, priceSlip, type SlipLine, settleSlip } from './lotterySlip.ts';

const odds = { BS: '1.95', OE: '1.95', '2D': '95', '3D': '900', '4D': '8500' } as const;
const plays: readonly Play[] = playTypes.map((type) => ({ type, odds: odds[type], min: '0.50', max: '2000' }));
const play = plays[0] as Play;
const digits = 2;

const line: fc.Arbitrary<SlipLine> = fc.constantFrom(...playTypes).chain((type) =>
  fc
    .tuple(
      fc.array(fc.subarray([...signsOf(type)], { minLength: 1 }), {
        minLength: placesOf(type),
        maxLength: placesOf(type),
      }),
      fc.integer({ min: 50, max: 200_000 }),
    )
    .map(([places, stake]) => ({
      type,
      places: places.map((signs) => signs.join('')),
      stake: fromMinor(BigInt(stake), digits),
      odds: odds[type],
    })),
);

test.each([
  ['', 'missing'],
  [null, 'malformed'],
  ['1e3', 'malformed'],
  ['0x10', 'malformed'],
  ['-1', 'too-low'],
  ['0', 'too-low'],
  ['0.49', 'too-low'],
  ['0.50', null],
  ['0.505', 'too-fine'],
  ['0.500', null],
  ['2000', null],
  ['2000.01', 'too-high'],
  ['999999999999999999999', 'malformed'],
])('FLT-034 FLT-035 a stake of %j is %j', (stake, problem) => {
  expect(checkStake(stake, play, digits)).toBe(problem);
});

test('FLT-033 a slip costs the exact sum of its lines, each its stake times its combinations', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: mostLines }), (lines) => {
      const priced = priceSlip(lines, plays, digits);
      if (!priced.ok) throw new Error(priced.problem);
      expect(compareAmounts(priced.total, addAmounts(...priced.lines.map(({ total }) => total)) ?? '')).toBe(0);
      const minor = lines.reduce(
        (sum, each) => sum + (toMinor(each.stake, digits) ?? 0n) * BigInt(combinationsOf(each)),
        0n,
      );
      expect(priced.total).toBe(fromMinor(minor, digits));
    }),
    { numRuns: 30 },
  );
});

test('GAM-09 the most a slip can win is what some draw pays, and no draw pays more', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.array(fc.array(fc.nat(9), { minLength: 5, maxLength: 5 }), { maxLength: 40 }),
      (lines, draws) => {
        const priced = priceSlip(lines, plays, digits);
        if (!priced.ok) throw new Error(priced.problem);
        const most = toMinor(priced.most, digits) ?? -1n;
        const paid = (drawn: readonly number[]) =>
          settleSlip(lines, drawn, digits).reduce((sum, prize) => sum + prize, 0n);
        for (const drawn of draws) expect(paid(drawn) <= most).toBe(true);
        const outcomes = Array.from({ length: 10_000 }, (_, all) => Array.from(String(all).padStart(4, '0'), Number));
        expect(outcomes.some((drawn) => paid(drawn) === most)).toBe(true);
      },
    ),
    { numRuns: 12 },
  );
});

test('GAM-09 a settled line pays its prize exactly when its pick is hit', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(9), { minLength: 4, maxLength: 5 }),
      (lines, drawn) => {
        const priced = priceSlip(lines, plays, digits);
        if (!priced.ok) throw new Error(priced.problem);
        const paid = settleSlip(lines, drawn, digits).map((prize) => fromMinor(prize, digits));
        expect(paid).toEqual(lines.map((each, at) => (isHit(each, drawn) ? priced.lines[at]?.prize : '0.00')));
      },
    ),
    { numRuns: 30 },
  );
});

test('GAM-09 the house keeps a part of every play: all outcomes together pay less than betting on all of them costs', () => {
  for (const { type } of plays) {
    const all: SlipLine = {
      type,
      places: Array.from({ length: placesOf(type) }, () => signsOf(type).join('')),
      stake: '1',
      odds: odds[type],
    };
    const priced = priceSlip([all], plays, digits);
    if (!priced.ok) throw new Error(priced.problem);
    expect(compareAmounts(priced.most, priced.total)).toBe(-1);
  }
});

const good: SlipLine = { type: '2D', places: ['1', '2'], stake: '1', odds: '95' };
test.each<[string, readonly SlipLine[], object]>([
  ['an empty slip', [], { problem: 'empty' }],
  ['too many lines', Array.from({ length: mostLines + 1 }, () => good), { problem: 'too-many-lines' }],
  ['a pick without a figure', [good, { ...good, places: ['1', ''] }], { line: 1, problem: 'pick' }],
  ['a stake below the least', [{ ...good, stake: '0.1' }], { line: 0, problem: 'stake' }],
  ['odds of yesterday', [{ ...good, odds: '96' }], { line: 0, problem: 'odds' }],
  [
    'a play that the lottery has not',
    [{ ...good, type: 'OE', places: ['O'], odds: '1.95' }],
    { line: 0, problem: 'play' },
  ],
])('FLT-035 FLT-036 %s is refused', (_, lines, refusal) => {
  const offered = plays.filter(({ type }) => type !== 'OE');
  expect(priceSlip(lines, offered, digits)).toEqual({ ok: false, ...refusal });
});

test.each([
  ['10', '10.00', [], 'fits'],
  ['10.01', '10', [], 'above-balance'],
  ['10', '500', ['9.99'], 'above-limit'],
  ['10', '500', ['10', '1000'], 'fits'],
  ['10', null, [], 'unknown'],
  ['10', null, ['5'], 'above-limit'],
] as const)('FLT-035 %s with a balance of %j and limits %j: %s', (total, balance, limits, fit) => {
  expect(canAfford(total, balance, limits)).toBe(fit);
});
