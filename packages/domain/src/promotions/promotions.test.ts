import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  activityStatuses,
  decideOffer,
  offerTurnsAt,
  prizeKinds,
  promotionFilter,
  promotionPhase,
  promotionTypes,
  readActivityStatus,
  readPromotionType,
  sharedTerms,
  wagerDone,
} from './promotions.ts';

const now = Date.UTC(2026, 10, 21, 12);
const open = { status: null, from: null, to: null, expires: null, prize: null, joinable: true } as const;

test.each([
  [open, { kind: 'join', again: false }],
  [
    { ...open, joinable: false },
    { kind: 'none', why: 'not-open' },
  ],
  [
    { ...open, prize: 'raffle' },
    { kind: 'claim', how: 'raffle' },
  ],
  [
    { ...open, prize: 'envelope' },
    { kind: 'claim', how: 'envelope' },
  ],
  [
    { ...open, prize: 'envelope', joinable: false },
    { kind: 'none', why: 'not-open' },
  ],
  [
    { ...open, status: 'joined' },
    { kind: 'none', why: 'joined' },
  ],
  [
    { ...open, status: 'applying' },
    { kind: 'none', why: 'applying' },
  ],
  [
    { ...open, status: 'process' },
    { kind: 'none', why: 'process' },
  ],
  [
    { ...open, status: 'rejected' },
    { kind: 'join', again: true },
  ],
  [
    { ...open, status: 'rejected', joinable: false },
    { kind: 'none', why: 'rejected' },
  ],
  [
    { ...open, status: 'issued' },
    { kind: 'claim', how: 'bonus' },
  ],
  [
    { ...open, status: 'issued', to: now - 1 },
    { kind: 'claim', how: 'bonus' },
  ],
  [
    { ...open, status: 'issued', expires: now },
    { kind: 'none', why: 'lapsed' },
  ],
  [
    { ...open, status: 'claimed' },
    { kind: 'none', why: 'claimed' },
  ],
  [
    { ...open, status: 'closed' },
    { kind: 'none', why: 'closed' },
  ],
  [
    { ...open, status: 'coming-soon', joinable: false },
    { kind: 'none', why: 'coming-soon' },
  ],
  [
    { ...open, from: now + 1 },
    { kind: 'none', why: 'coming-soon' },
  ],
] as const)('PRO-01 the promotion %j allows %j', (offer, step) => {
  expect(decideOffer(offer, now)).toEqual(step);
});

test('FLT-107 at its end nothing but what was issued can be had, and a moment before it can', () => {
  expect(decideOffer({ ...open, to: now + 1 }, now)).toEqual({ kind: 'join', again: false });
  expect(decideOffer({ ...open, to: now }, now)).toEqual({ kind: 'none', why: 'over' });
  expect(decideOffer({ ...open, prize: 'raffle', to: now }, now)).toEqual({ kind: 'none', why: 'over' });
});

const moment = fc.option(fc.integer({ min: now - 1000, max: now + 1000 }));
const anyOffer = fc.record({
  status: fc.constantFrom(null, ...activityStatuses),
  prize: fc.constantFrom(null, ...prizeKinds),
  from: moment,
  to: moment,
  expires: moment,
  joinable: fc.boolean(),
});

test('PRO-01 FLT-107 nobody joins what has ended, has not begun or is not open', () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const step = decideOffer(offer, now);
      const closed = !offer.joinable || (offer.to !== null && offer.to <= now) || (offer.from ?? 0) > now;
      if (closed) expect(step.kind === 'join' || (step.kind === 'claim' && step.how !== 'bonus')).toBe(false);
    }),
  );
});

test('FLT-107 what can be done changes at no other moment than the one that is announced', () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const turn = offerTurnsAt(offer, now);
      const last = turn === null ? now + 5000 : turn - 1;
      expect(decideOffer(offer, last)).toEqual(decideOffer(offer, now));
    }),
  );
});

test.each([
  ['coming soon', 'coming-soon'],
  ['COMING_SOON', 'coming-soon'],
  [' Joined ', 'joined'],
  ['frozen', null],
  ['constructor', null],
  [null, null],
])('PRO-01 the status %j reads %j', (wire, status) => {
  expect(readActivityStatus(wire)).toBe(status);
});

test('PRO-01 FLT-053 the filter of an address is a known type or none', () => {
  for (const type of promotionTypes) expect(promotionFilter(new URLSearchParams({ type }))).toBe(type);
  expect(promotionFilter(new URLSearchParams('type=High_Rebate'))).toBe('high-rebate');
  expect(promotionFilter(new URLSearchParams('type=<b>'))).toBeNull();
  expect(promotionFilter(new URLSearchParams())).toBeNull();
  expect(readPromotionType('toString')).toBeNull();
});

test('RSP-06 what ends most of several offers is one sentence; where no two are alike there is none', () => {
  expect(sharedTerms(['a', 'b', undefined, 'b', 'a', 'b'])).toBe('b');
  expect(sharedTerms(['a', 'b'])).toBeNull();
  expect(sharedTerms([undefined, undefined])).toBeNull();
  expect(sharedTerms([])).toBeNull();
});

test.each([
  ['150.00', '600.00', 0.75],
  ['0', '600', 1],
  ['700', '600', 0],
  [null, '600', null],
  ['1', '0', null],
  ['1', null, null],
])('RSP-06 of %j left of %j, %j is done', (wagerLeft, wagerTotal, done) => {
  expect(wagerDone({ wagerLeft, wagerTotal })).toBe(done);
});

test.each([
  [{ from: null, to: null }, 'running'],
  [{ from: now + 1, to: null }, 'coming'],
  [{ from: now, to: now + 1 }, 'running'],
  [{ from: null, to: now }, 'over'],
])('FLT-107 the promotion %j is %s', (promotion, phase) => {
  expect(promotionPhase(promotion, now)).toBe(phase);
});
