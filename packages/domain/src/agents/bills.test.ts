import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAmounts, compareAmounts } from '../base/amounts.ts';
import {
  type Bill,
  type BillActor,
  type BillEvent,
  billRemainder,
  billShortfall,
  billTurn,
  issueBill,
  stepBill,
} from './bills.ts';
import { runs } from './contractTestData.ts';

const now = Date.parse('2024-11-01T00:30:00Z');
const day = 86_400_000;
const bill = issueBill({ id: 'B-1', payer: 'upline', amount: '8308.80' }, now);
const none = issueBill({ id: 'B-2', payer: 'upline', amount: '0.00' }, now);

function follow(from: Bill, ...events: readonly (readonly [BillActor, BillEvent, at?: number])[]): Bill {
  return events.reduce((before, [by, event, at = now]) => {
    const answer = stepBill(before, event, { by, now: at, seen: before.log.length });
    if (answer.kind !== 'ok') throw new Error(answer.why.kind);
    return answer.bill;
  }, from);
}
const refusal = (from: Bill, by: BillActor, event: BillEvent, at = now, seen = from.log.length) => {
  const answer = stepBill(from, event, { by, now: at, seen });
  return answer.kind === 'refused' ? answer.why : null;
};

const check = ['platform', { kind: 'check' }] as const;
const approve = ['payer', { kind: 'approve', available: '9000' }] as const;
const deny = ['payer', { kind: 'deny', reason: 'These bets were void.' }] as const;
const collect = (amount: string) => ['payee', { kind: 'collect', amount }] as const;
const waiting = follow(bill, check);
const open = follow(waiting, approve);
const denied = follow(waiting, deny);

test('AGT-11 a bill is checked within a day, approved by the payer and collected by the payee', () => {
  expect([none.state.kind, billTurn(none)]).toEqual(['not-reached', null]);
  expect(billTurn(bill)).toEqual({ actor: 'platform', until: now + day });
  expect(billTurn(waiting)).toEqual({ actor: 'payer', until: now + 7 * day });
  expect(billTurn(open)).toEqual({ actor: 'payee', until: now + 14 * day });
  const part = follow(open, collect('8000'));
  expect([part.state.kind, billRemainder(part)]).toEqual(['partly-collected', '308.8']);
  expect(billTurn(part)).toEqual(billTurn(open));
  const paid = follow(part, collect('308.80'));
  expect([paid.state.kind, billRemainder(paid), billTurn(paid)]).toEqual(['paid', '0', null]);
  expect(paid.log.map(({ by }) => by)).toEqual(['platform', 'platform', 'payer', 'payee', 'payee']);
});

test('AGT-11 what the platform pays is collected once it is checked', () => {
  expect(follow({ ...bill, payer: 'platform' }, check).state.kind).toBe('awaiting-collection');
});

test('AGT-11 a payer who is short reads the missing sum, the payee only that the payer is short', () => {
  const short = ['payer', { kind: 'approve', available: '7488.68' }] as const;
  expect(refusal(waiting, ...short)).toEqual({ kind: 'short', missing: '820.12' });
  expect(billShortfall(waiting, '7488.68', 'payer')).toEqual({ kind: 'missing', amount: '820.12' });
  expect(billShortfall(waiting, '7488.68', 'payee')).toEqual({ kind: 'payer-short' });
  expect(billShortfall(waiting, '8308.80', 'payee')).toBeNull();
  expect(billShortfall(open, '0', 'payer')).toBeNull();
});

test('AGT-11 a denied bill may be objected to within seven days, and the platform decides', () => {
  expect(billTurn(denied)).toEqual({ actor: 'payee', until: now + 7 * day });
  const object = ['payee', { kind: 'object', reason: 'They were settled.' }] as const;
  expect(refusal(denied, ...object, now + 7 * day)).toEqual({ kind: 'late', at: now + 7 * day });
  expect(follow(denied, ['platform', { kind: 'clock' }, now + 7 * day]).state.kind).toBe('denied-finally');
  const objected = follow(denied, object);
  expect(billTurn(objected)).toEqual({ actor: 'platform', until: now + day });
  expect(follow(objected, ['platform', { kind: 'overturn' }]).state.kind).toBe('awaiting-approval');
  const owed = follow(objected, ['platform', { kind: 'overturn' }]);
  expect(refusal(owed, ...deny)).toEqual({ kind: 'wrong-state', state: 'awaiting-approval' });
  expect(follow(owed, approve).state.kind).toBe('awaiting-collection');
  const upheld = follow(objected, ['platform', { kind: 'uphold', reason: 'Checked again.' }]);
  expect([upheld.state.kind, billTurn(upheld)]).toEqual(['denied-finally', null]);
});

test('AGT-11 a payer who does not answer in time still owes, and the payee may object', () => {
  const object: BillEvent = { kind: 'object', reason: 'No answer.' };
  expect(refusal(waiting, 'payee', object)).toEqual({ kind: 'wrong-state', state: 'awaiting-approval' });
  expect(refusal(waiting, 'platform', { kind: 'clock' }, now + 8 * day)?.kind).toBe('wrong-state');
  expect(follow(waiting, ['payee', object, now + 7 * day]).state.kind).toBe('objected');
});

test('AGT-11 what is not collected in time expires', () => {
  const part = follow(open, collect('8000'));
  const late = now + 14 * day;
  expect(refusal(part, ...collect('1'), late)).toEqual({ kind: 'late', at: late });
  const expired = follow(part, ['platform', { kind: 'clock' }, late + day]);
  expect(expired.state).toEqual({ kind: 'expired', collected: '8000' });
  expect(expired.log.at(-1)?.at).toBe(late);
});

test.each([
  ['a stale page', waiting, ...approve, 1, { kind: 'stale' }],
  ['the payee approving', waiting, 'payee', approve[1], 2, { kind: 'not-yours' }],
  ['approving twice', open, ...approve, 3, { kind: 'wrong-state', state: 'awaiting-collection' }],
  ['collecting what is not approved', waiting, ...collect('1'), 2, { kind: 'wrong-state', state: 'awaiting-approval' }],
  ['collecting too much', open, ...collect('8308.81'), 3, { kind: 'amount', most: '8308.8' }],
  ['collecting nothing', open, ...collect('0'), 3, { kind: 'amount', most: '8308.8' }],
  ['no reason', waiting, 'payer', { kind: 'deny', reason: ' ' }, 2, { kind: 'reason', least: 1, most: 200 }],
  ['checking what is not reached', none, ...check, 1, { kind: 'wrong-state', state: 'not-reached' }],
] as const)('AGT-11 refused: %s', (_, from, by, event, seen, why) => {
  expect(refusal(from, by, event, now, seen)).toEqual(why);
});

test('AGT-11 whatever is done to a bill, no more is collected than it says, and every step is in its log', () => {
  const event: fc.Arbitrary<BillEvent> = fc.oneof(
    fc.constantFrom<BillEvent[]>(
      ...([{ kind: 'check' }, { kind: 'overturn' }, { kind: 'clock' }, { kind: 'approve', available: '50' }] as const),
      ...([
        { kind: 'approve', available: '100' },
        { kind: 'deny', reason: 'x' },
        { kind: 'object', reason: 'x' },
      ] as const),
      { kind: 'uphold', reason: 'x' },
    ),
    fc.integer({ min: -5, max: 70 }).map((amount) => ({ kind: 'collect', amount: String(amount) }) as const),
  );
  const actor = fc.constantFrom<BillActor[]>('payer', 'payee', 'platform');
  fc.assert(
    fc.property(fc.array(fc.tuple(actor, event, fc.nat({ max: 3 })), { maxLength: 30 }), (steps) => {
      let [here, at, collected] = [issueBill({ id: 'b', payer: 'upline', amount: '100' }, now), now, '0'];
      for (const [by, what, days] of steps) {
        at += days * day;
        const before = here;
        const answer = stepBill(here, what, { by, now: at, seen: here.log.length });
        if (answer.kind === 'refused') continue;
        here = answer.bill;
        if (what.kind === 'collect') collected = addAmounts(collected, what.amount) ?? 'none';
        if (here.log.length !== before.log.length + 1 || here.log.at(-1)?.state !== here.state) throw new Error('log');
        if (billTurn(before) === null) throw new Error('a closed bill was moved');
      }
      expect(compareAmounts(collected, '100')).not.toBe(1);
      expect(here.state.kind === 'paid').toBe(collected === '100');
      if (here.state.kind === 'partly-collected') expect(here.state.collected).toBe(collected);
    }),
    { numRuns: runs({ quick: 300, full: 2_000, deep: 10_000 }) },
  );
});
