import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movementStates } from '../money/movements.ts';
import { periodsOf, profitSteps, stepFor, stepsFor } from './profit.ts';
import { spanOf } from './recordSpans.ts';
import { barsOf, betStatuses, countsAsMoved, figuresOfBet, sumOf, toneOfAmount } from './records.ts';

test.each([
  ['running', 100n, 0n, 'pending', 0n, 0n],
  ['called-off', 100n, 100n, 'cancelled', 0n, 0n],
  ['ended', 100n, 0n, 'lost', 100n, -100n],
  ['ended', 100n, 40n, 'lost', 100n, -60n],
  ['ended', 100n, 100n, 'even', 0n, 0n],
  ['ended', 100n, 250n, 'won', 100n, 150n],
] as const)('MEM-08 a bet that has %s, cost %s and paid %s is %s', (state, stake, payout, status, valid, result) => {
  expect(figuresOfBet(state, stake, payout)).toMatchObject({ status, valid, result });
});

test('MEM-08 no bet counts for more than it cost, and its result is what it paid less what it cost', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 15n });
  fc.assert(
    fc.property(amount, fc.oneof(fc.constant(0n), amount), (stake, payout) => {
      const { status, valid, result } = figuresOfBet('ended', stake, payout);
      expect(betStatuses).toContain(status);
      expect(valid === stake || valid === 0n).toBe(true);
      expect(stake + result).toBe(payout);
    }),
  );
});

test('MEM-09 what was refused, taken back or never paid has moved nothing, a deposit nothing before it is credited', () => {
  const unmoved = (type: 'deposit' | 'withdrawal') =>
    movementStates.filter((status) => !countsAsMoved({ type, status }));
  const back = ['awaiting-payment', 'refunded', 'expired', 'rejected', 'cancelled'];
  expect(unmoved('withdrawal')).toEqual(back);
  expect(countsAsMoved({ type: 'wallet', status: 'done' })).toBe(false);
  expect(new Set(unmoved('deposit'))).toEqual(new Set([...back, 'in-review']));
});

test.each([
  ['486.40', 'gain'],
  ['-500.00', 'loss'],
  ['0.00', 'none'],
  ['-0.01', 'loss'],
])('MEM-08 %s is shown as a %s', (amount, tone) => {
  expect(toneOfAmount(amount)).toBe(tone);
});

describe('MEM-10 the chart', () => {
  test.each([
    [
      ['10', '-5', '0'],
      [1, -0.5, 0],
    ],
    [
      ['0.00', '0.00'],
      [0, 0],
    ],
    [
      ['9007199254740993', '-9007199254740993'],
      [1, -1],
    ],
    [
      ['5', null, 'many'],
      [1, 0, 0],
    ],
    [[], []],
  ])('bars of %j end at %j', (amounts, bars) => {
    expect(barsOf(amounts)).toEqual(bars);
  });

  test('never draws a bar past the end, and the longest reaches it', () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }).map(String), { minLength: 1 });
    fc.assert(
      fc.property(amounts, (values) => {
        const bars = barsOf(values);
        expect(bars.every((bar) => bar >= -1 && bar <= 1)).toBe(true);
        const longest = Math.max(...bars.map(Math.abs));
        expect(longest).toBe(values.some((value) => Number(value) !== 0) ? 1 : 0);
      }),
    );
  });

  test('adds exactly', () => {
    expect(sumOf(['0.1', '0.2', 'x'], 2)).toBe('0.30');
    expect(sumOf(['9007199254740993.01', '0.01'], 2)).toBe('9007199254740993.02');
  });

  const day = 86_400_000;
  test.each([
    [7, null, 'day', ['day', 'week', 'month']],
    [31, null, 'day', ['day', 'week', 'month']],
    [32, null, 'week', ['week', 'month']],
    [90, 'day', 'week', ['week', 'month']],
    [210, 'day', 'week', ['week', 'month']],
    [366, 'week', 'month', ['month']],
    [7, 'month', 'month', ['day', 'week', 'month']],
  ] as const)('over %s days, asked by %s, goes by %s', (days, asked, step, steps) => {
    const span = { from: 0, to: days * day };
    expect(stepFor(span, asked)).toBe(step);
    expect(stepsFor(span)).toEqual(steps);
  });

  test('parts a span into periods without gap or overlap, never more than fit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }),
        fc.constantFrom('today', 'yesterday', '7', '30'),
        fc.constantFrom(...profitSteps, null),
        fc.constantFrom('UTC', 'Asia/Karachi', 'America/New_York', 'America/Sao_Paulo'),
        (now, preset, asked, zone) => {
          const span = spanOf({ preset } as Parameters<typeof spanOf>[0], now, zone);
          const periods = periodsOf(span, stepFor(span, asked), zone);
          expect(periods.length).toBeLessThanOrEqual(31);
          expect([periods[0]?.from, periods.at(-1)?.to]).toEqual([span.from, span.to]);
          for (const [place, period] of periods.entries()) expect(period.to).toBe(periods[place + 1]?.from ?? span.to);
        },
      ),
    );
  });

  test('cuts the first and last week to the span', () => {
    const iso = (moment: number) => new Date(moment).toISOString().slice(0, 10);
    const span = { from: Date.UTC(2026, 10, 4), to: Date.UTC(2026, 10, 18) };
    expect(periodsOf(span, 'week', 'UTC').map(({ from, to }) => [iso(from), iso(to)])).toEqual([
      ['2026-11-04', '2026-11-09'],
      ['2026-11-09', '2026-11-16'],
      ['2026-11-16', '2026-11-18'],
    ]);
  });
});
