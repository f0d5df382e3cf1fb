import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareAmounts } from '../base/amounts.ts';
import type { Span } from '../base/calendar.ts';
import { periodEnd, periodStart, rankPeriods } from '../games/ranks.ts';
import { restKinds } from '../rules/restLengths.ts';
import {
  cancelRaise,
  changeLimit,
  checkLimit,
  limitAt,
  limitKinds,
  type PlayLimit,
  raiseDelayMs,
  tightestLimit,
  tightestOfEachKind,
  withinLimits,
} from './playLimits.ts';
import { longerRest, type PlayRest, restLengths, restOf } from './playRest.ts';
import {
  lastSitting,
  realityCheckDue,
  realityChoices,
  realityInterval,
  realityMinutes,
  sittingPauseMs,
  timePresent,
} from './playTime.ts';

const now = Date.UTC(2024, 1, 29, 12);
const which = { kind: 'loss', period: 'day' } as const;
const limit = (amount: string, pending: PlayLimit['pending'] = null): PlayLimit => ({ ...which, amount, pending });

test.each([
  [null, '50', 'now', limit('50')],
  [null, null, 'same', null],
  [limit('50'), '50.00', 'same', limit('50')],
  [limit('50'), '49.99', 'now', limit('49.99')],
  [limit('50'), '0', 'now', limit('0')],
  [limit('50'), '80', 'later', limit('50', { amount: '80', from: now + raiseDelayMs })],
  [limit('50'), null, 'later', limit('50', { amount: null, from: now + raiseDelayMs })],
  [limit('50', { amount: '80', from: now + 5 }), '80.0', 'same', limit('50', { amount: '80', from: now + 5 })],
  [
    limit('50', { amount: '80', from: now + 5 }),
    '90',
    'later',
    limit('50', { amount: '90', from: now + raiseDelayMs }),
  ],
  [limit('50', { amount: '80', from: now + 5 }), '40', 'now', limit('40')],
  [limit('50', { amount: '80', from: now }), '80', 'same', limit('80')],
  [limit('50', { amount: null, from: now }), '90', 'now', limit('90')],
] as const)('RSP-03 the limit %j, asked to be %j, changes %s', (held, amount, outcome, after) => {
  expect(changeLimit(held, { ...which, amount }, now)).toEqual({ outcome, limit: after });
});

test('RSP-03 a raise that waits can be cancelled until it holds', () => {
  const waiting = limit('50', { amount: '80', from: now });
  expect(cancelRaise(waiting, now - 1)).toEqual(limit('50'));
  expect(cancelRaise(waiting, now)).toEqual(limit('80'));
  expect(cancelRaise(limit('50', { amount: null, from: now }), now)).toBeNull();
});

test('RSP-03 whatever two tabs ask for in whatever order, what holds never rises within the day of the wish', () => {
  const amount = fc.option(fc.integer({ min: 0, max: 50 }).map(String), { freq: 5 });
  const step = fc.record({ wait: fc.integer({ min: 0, max: 30 }), amount, cancel: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let at = now;
      let held: PlayLimit | null = null;
      for (const { wait, amount: asked, cancel } of steps) {
        at += wait * 3_600_000;
        const before: PlayLimit | null = held && limitAt(held, at);
        held = cancel ? held && cancelRaise(held, at) : changeLimit(held, { ...which, amount: asked }, at).limit;
        const after = held && limitAt(held, at);
        if (before) expect(after && compareAmounts(after.amount, before.amount) !== 1).toBe(true);
        if (held?.pending) expect(held.pending.from - at).toBeGreaterThan(0);
        if (held?.pending) expect(limitAt(held, at + raiseDelayMs)?.amount ?? null).toBe(held.pending.amount);
      }
    }),
  );
});

test.each([
  ['loss', '12.5', 2, { kind: 'ok', amount: '12.50' }],
  ['loss', '0', 2, { kind: 'ok', amount: '0.00' }],
  ['loss', '12.345', 2, { kind: 'digits', digits: 2 }],
  ['loss', '12.500', 0, { kind: 'digits', digits: 0 }],
  ['loss', '1000000000000', 2, { kind: 'above', max: '999999999999' }],
  ['loss', '-1', 2, { kind: 'required' }],
  ['loss', 'abc', 2, { kind: 'required' }],
  ['loss', null, 2, { kind: 'required' }],
  ['time', '90', 2, { kind: 'ok', amount: '90' }],
  ['time', '90.5', 2, { kind: 'digits', digits: 0 }],
  ['time', '1441', 2, { kind: 'above', max: '1440' }],
] as const)('RSP-03 a typed limit on %s of %j with %i decimals is %j', (kind, typed, digits, check) => {
  expect(checkLimit({ kind, period: 'day' }, typed, digits)).toEqual(check);
});

test('RSP-03 the tightest of overlapping limits is shown and holds, exactly to what is left', () => {
  const left = fc.record({ kind: fc.constantFrom(...limitKinds), left: fc.integer({ min: 0, max: 99 }).map(String) });
  fc.assert(
    fc.property(fc.array(left), fc.integer({ min: 0, max: 120 }), (limits, amount) => {
      for (const [action, kinds] of [
        ['deposit', ['deposit']],
        ['stake', ['stake', 'loss']],
      ] as const) {
        const own = limits
          .filter(({ kind }) => (kinds as readonly string[]).includes(kind))
          .map((one) => Number(one.left));
        expect(tightestLimit(limits, action)?.left ?? null).toBe(own.length > 0 ? String(Math.min(...own)) : null);
        expect(withinLimits(limits, action, String(amount))).toBe(own.every((rest) => amount <= rest));
      }
    }),
  );
});

test('RSP-03 a stake of exactly what is left passes, and a cent more does not', () => {
  const limits = [{ kind: 'stake', left: '10.00' }] as const;
  expect(withinLimits(limits, 'stake', '10')).toBe(true);
  expect(withinLimits(limits, 'stake', '10.01')).toBe(false);
});

test('RSP-01 of overlapping limits of one kind the one that leaves least is told, each kind once', () => {
  const left = (kind: PlayLimit['kind'], amount: string) => ({ kind, left: amount });
  const stakes = [left('stake', '10'), left('stake', '9.99')];
  const limits = [left('time', '30'), ...stakes, left('time', '9.0'), left('loss', '0')];
  expect(tightestOfEachKind(limits)).toEqual([left('loss', '0'), left('stake', '9.99'), left('time', '9.0')]);
  expect(tightestOfEachKind([])).toEqual([]);
});

test.each([
  [60, null, [5, 10, 15, 20, 30, 45]],
  [60, 25, [5, 10, 15, 20, 25, 30, 45]],
  [60, 90, [5, 10, 15, 20, 30, 45]],
  [5, null, []],
  [null, 240, [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240]],
] as const)(
  'RSP-02 a brand that reminds every %s minutes and a player every %s leave the choice of %j',
  (brand, own, choice) => {
    expect(realityChoices(brand, own)).toEqual(choice);
    for (const minutes of choice) {
      expect(realityInterval(brand, minutes)).toBe(minutes);
      expect(minutes).toBeGreaterThanOrEqual(realityMinutes.min);
      expect(minutes).toBeLessThanOrEqual(realityMinutes.max);
    }
  },
);

test('RSP-03 a period ends where the next begins, and holds every moment between', () => {
  fc.assert(
    fc.property(fc.constantFrom(...rankPeriods), fc.integer({ min: 0, max: 4_000_000_000_000 }), (period, moment) => {
      const [start, end] = [periodStart(period, moment), periodEnd(period, moment)];
      expect(start <= moment && moment < end).toBe(true);
      expect(periodStart(period, end - 1)).toBe(start);
      expect(periodStart(period, end)).toBe(end);
    }),
  );
  expect(periodEnd('month', Date.UTC(2024, 1, 29, 23, 59, 59, 999))).toBe(Date.UTC(2024, 2, 1));
  expect(periodEnd('week', Date.UTC(2024, 11, 31))).toBe(Date.UTC(2025, 0, 6));
});

test('RSP-04 of two rests the longer stays, whichever was asked for first, and none is ever made shorter', () => {
  const rest = fc
    .constantFrom(...restKinds)
    .chain((kind) =>
      fc.record({ kind: fc.constant(kind), length: fc.constantFrom(...restLengths[kind]), wait: fc.nat(900) }),
    );
  fc.assert(
    fc.property(fc.array(rest, { maxLength: 12 }), (asked) => {
      let at = now;
      let held: PlayRest | null = null;
      for (const { kind, length, wait } of asked) {
        at += wait * 3_600_000;
        const wanted = restOf(kind, length, at);
        if (!wanted) throw new Error('a length that is offered');
        const before: number = held ? (held.until ?? Number.POSITIVE_INFINITY) : 0;
        held = longerRest(held, wanted, at);
        const until = held.until ?? Number.POSITIVE_INFINITY;
        expect(until).toBe(Math.max(before > at ? before : 0, wanted.until ?? Number.POSITIVE_INFINITY));
      }
    }),
  );
  expect(restOf('cool-off', 3, now)).toBeNull();
  expect(restOf('exclusion', 12, now)?.until).toBe(Date.UTC(2025, 2, 1, 12));
});

test('RSP-01 RSP-02 time that tabs and devices share counts once, and never more than passed', () => {
  const span = fc
    .record({ from: fc.nat(10_000_000), long: fc.nat(5_000_000) })
    .map(({ from, long }): Span => ({ from, to: from + long }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 12 }), fc.nat(12_000_000), (spans, since) => {
      const played = timePresent(spans, since);
      expect(timePresent([...spans, ...spans], since)).toBe(played);
      expect(timePresent([...spans].reverse(), since)).toBe(played);
      const last = Math.max(since, ...spans.map(({ to }) => to));
      expect(played).toBeLessThanOrEqual(last - since);
      const sitting = lastSitting(spans);
      expect(sitting === null).toBe(spans.length === 0);
      if (!sitting) return;
      const end = Math.max(...spans.map(({ to }) => to));
      expect(end - sitting.playsSince).toBe(timePresent(spans, sitting.from));
    }),
  );
});

test.each([
  [sittingPauseMs, 0, sittingPauseMs],
  [sittingPauseMs + 1, 100 + sittingPauseMs + 1, 100 + sittingPauseMs + 1],
])('RSP-02 after a pause of %i ms the sitting began at %i', (pause, from, playsSince) => {
  const spans = [
    { from: 0, to: 100 },
    { from: 100 + pause, to: 300 + pause },
  ];
  expect(lastSitting(spans)).toEqual({ from, playsSince });
});

test.each([
  [60, null, 60],
  [60, 20, 20],
  [60, 90, 60],
  [null, 20, 20],
  [null, null, null],
])('RSP-02 a brand’s %j and a player’s %j minutes are %j', (brand, own, minutes) => {
  expect(realityInterval(brand, own)).toBe(minutes);
  expect(realityCheckDue({ from: 0, playsSince: 1_000 }, 500, 1)).toBe(61_500);
});
