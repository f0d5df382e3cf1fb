import { addAmounts, compareAmounts, subtractAmounts } from '../base/amounts.ts';
import { textLength } from '../base/textLength.ts';

const day = 86_400_000;

export type BillActor = 'payer' | 'payee' | 'platform';

/** Times are ms, amounts decimal strings; `until` is the deadline of the actor whose turn it is. Source: AGT-11. */
export type BillState =
  | { kind: 'not-reached' }
  | { kind: 'issued'; until: number }
  | { kind: 'awaiting-approval'; until: number }
  | { kind: 'awaiting-collection'; until: number }
  | { kind: 'partly-collected'; until: number; collected: string }
  | { kind: 'paid' }
  | { kind: 'denied'; by: 'payer' | 'platform'; reason: string; until: number }
  | { kind: 'objected'; reason: string; until: number }
  /** Not objected to in time, or decided by the platform. */
  | { kind: 'denied-finally'; reason: string }
  | { kind: 'expired'; collected: string };

export interface BillLogEntry {
  at: number;
  by: BillActor;
  state: BillState;
}

export interface Bill {
  id: string;
  payer: 'platform' | 'upline';
  amount: string;
  state: BillState;
  /** Never empty; its last entry led to the current state. */
  log: readonly BillLogEntry[];
}

export type BillEvent =
  | { kind: 'check' }
  /** Pays at once; `available` is the payer's balance. */
  | { kind: 'approve'; available: string }
  | { kind: 'deny'; reason: string }
  | { kind: 'object'; reason: string }
  | { kind: 'uphold'; reason: string }
  | { kind: 'overturn' }
  | { kind: 'collect'; amount: string }
  | { kind: 'clock' };

export interface BillStep {
  by: BillActor;
  now: number;
  /** Number of log entries the client saw; any other number means a stale page. */
  seen: number;
}

/** Time each side has. Assumptions, except the life of a bill, which a platform sets. */
export interface BillTimes {
  checkMs: number;
  approveMs: number;
  collectMs: number;
  objectMs: number;
  decideMs: number;
}

export const billTimes: BillTimes = {
  checkMs: day,
  approveMs: 7 * day,
  collectMs: 14 * day,
  objectMs: 7 * day,
  decideMs: day,
};

/** Actor and deadline; null for a closed bill. */
export type BillTurn = { actor: BillActor; until: number } | null;

export type BillRefusal =
  | { kind: 'stale' }
  | { kind: 'not-yours' }
  | { kind: 'wrong-state'; state: BillState['kind'] }
  | { kind: 'late'; at: number }
  | { kind: 'reason'; least: number; most: number }
  /** Amount missing in the wallet, shown to the payer only; the bill stays open. */
  | { kind: 'short'; missing: string }
  | { kind: 'amount'; most: string };

export type BillAnswer = { kind: 'ok'; bill: Bill; turn: BillTurn } | { kind: 'refused'; why: BillRefusal };

const mostReason = 200;

export function issueBill(
  { id, payer, amount }: Pick<Bill, 'id' | 'payer' | 'amount'>,
  now: number,
  times = billTimes,
): Bill {
  const state: BillState =
    compareAmounts(amount, '0') === 1 ? { kind: 'issued', until: now + times.checkMs } : { kind: 'not-reached' };
  return { id, payer, amount, state, log: [{ at: now, by: 'platform', state }] };
}

export function billTurn({ state }: Pick<Bill, 'state'>): BillTurn {
  switch (state.kind) {
    case 'issued':
    case 'objected':
      return { actor: 'platform', until: state.until };
    case 'awaiting-approval':
      return { actor: 'payer', until: state.until };
    case 'awaiting-collection':
    case 'partly-collected':
    case 'denied':
      return { actor: 'payee', until: state.until };
    default:
      return null;
  }
}

export function billRemainder({ amount, state }: Pick<Bill, 'amount' | 'state'>): string {
  const collected = state.kind === 'partly-collected' || state.kind === 'expired' ? state.collected : '0';
  return state.kind === 'paid' ? '0' : (subtractAmounts(amount, collected) ?? '0');
}

/**
 * Explains a bill that stays open for lack of money: the payer sees the amount missing, the payee never sees the
 * payer's balance. Null if there is enough, or it is not the payer's turn.
 */
export function billShortfall(
  { amount, state }: Pick<Bill, 'amount' | 'state'>,
  available: string,
  reader: 'payer' | 'payee',
): { kind: 'missing'; amount: string } | { kind: 'payer-short' } | null {
  if (state.kind !== 'awaiting-approval') return null;
  const missing = subtractAmounts(amount, available);
  if (missing === null || compareAmounts(missing, '0') !== 1) return null;
  return reader === 'payer' ? { kind: 'missing', amount: missing } : { kind: 'payer-short' };
}

/** Returns the next state of a bill with its log, or the first reason for refusal. Source: AGT-11. */
export function stepBill(bill: Bill, event: BillEvent, step: BillStep, times = billTimes): BillAnswer {
  const { state } = bill;
  const { now, by } = step;
  if (step.seen !== bill.log.length) return refused({ kind: 'stale' });
  if (!allowed[event.kind].includes(by)) return refused({ kind: 'not-yours' });
  const collection: BillState = { kind: 'awaiting-collection', until: now + times.collectMs };
  switch (event.kind) {
    case 'check':
      if (state.kind !== 'issued') return wrongState(bill);
      if (bill.payer === 'platform') return moved(bill, collection, step);
      return moved(bill, { kind: 'awaiting-approval', until: now + times.approveMs }, step);
    case 'approve': {
      if (state.kind !== 'awaiting-approval') return wrongState(bill);
      const short = billShortfall(bill, event.available, 'payer');
      return short?.kind === 'missing'
        ? refused({ kind: 'short', missing: short.amount })
        : moved(bill, collection, step);
    }
    case 'deny': {
      const own = by === 'payer' ? 'awaiting-approval' : 'issued';
      if (by === 'payee' || state.kind !== own || wasDecided(bill)) return wrongState(bill);
      const until = now + times.objectMs;
      return withReason(bill, event.reason, step, (reason) => ({ kind: 'denied', by, reason, until }));
    }
    case 'object': {
      // The payee may also object when the payer has let the deadline pass.
      const overdue = state.kind === 'awaiting-approval' && now >= state.until;
      if (state.kind !== 'denied' && !overdue) return wrongState(bill);
      if (state.kind === 'denied' && now >= state.until) return refused({ kind: 'late', at: state.until });
      const until = now + times.decideMs;
      return withReason(bill, event.reason, step, (reason) => ({ kind: 'objected', reason, until }));
    }
    case 'uphold':
      if (state.kind !== 'objected') return wrongState(bill);
      return withReason(bill, event.reason, step, (reason) => ({ kind: 'denied-finally', reason }));
    case 'overturn':
      if (state.kind !== 'objected') return wrongState(bill);
      if (bill.payer === 'platform') return moved(bill, collection, step);
      return moved(bill, { kind: 'awaiting-approval', until: now + times.approveMs }, step);
    case 'collect':
      return collect(bill, event.amount, step);
    case 'clock':
      return afterClock(bill, step);
  }
}

const allowed: Readonly<Record<BillEvent['kind'], readonly BillActor[]>> = {
  check: ['platform'],
  approve: ['payer'],
  deny: ['payer', 'platform'],
  object: ['payee'],
  uphold: ['platform'],
  overturn: ['platform'],
  collect: ['payee'],
  clock: ['platform'],
};

function collect(bill: Bill, amount: string, step: BillStep): BillAnswer {
  const { state } = bill;
  if (state.kind !== 'awaiting-collection' && state.kind !== 'partly-collected') return wrongState(bill);
  if (step.now >= state.until) return refused({ kind: 'late', at: state.until });
  const remainder = billRemainder(bill);
  const order = compareAmounts(amount, remainder);
  if (order === null || order === 1 || compareAmounts(amount, '0') !== 1)
    return refused({ kind: 'amount', most: remainder });
  if (order === 0) return moved(bill, { kind: 'paid' }, step);
  const before = state.kind === 'partly-collected' ? state.collected : '0';
  const collected = addAmounts(before, amount) ?? before;
  return moved(bill, { kind: 'partly-collected', until: state.until, collected }, step);
}

/** Reports whether the platform ruled for the payee, after which the payer may not deny again. */
export const wasDecided = ({ log }: { log: readonly Pick<BillLogEntry, 'state'>[] }): boolean =>
  log.some(({ state }) => state.kind === 'objected');

/** Expires uncollected bills and finalises denials without objection; other overdue actors still have to act. */
function afterClock(bill: Bill, step: BillStep): BillAnswer {
  const { state } = bill;
  if (!('until' in state) || step.now < state.until) return wrongState(bill);
  // The clock may run late, so the log records the deadline itself.
  const deadline = { ...step, now: state.until };
  if (state.kind === 'denied') return moved(bill, { kind: 'denied-finally', reason: state.reason }, deadline);
  if (state.kind !== 'awaiting-collection' && state.kind !== 'partly-collected') return wrongState(bill);
  const collected = state.kind === 'partly-collected' ? state.collected : '0';
  return moved(bill, { kind: 'expired', collected }, deadline);
}

function withReason(bill: Bill, typed: string, step: BillStep, next: (reason: string) => BillState): BillAnswer {
  const reason = typed.trim();
  const length = textLength(reason);
  if (length < 1 || length > mostReason) return refused({ kind: 'reason', least: 1, most: mostReason });
  return moved(bill, next(reason), step);
}

function moved(bill: Bill, state: BillState, { by, now }: BillStep): BillAnswer {
  const next = { ...bill, state, log: [...bill.log, { at: now, by, state }] };
  return { kind: 'ok', bill: next, turn: billTurn(next) };
}

const wrongState = ({ state }: Bill): BillAnswer => refused({ kind: 'wrong-state', state: state.kind });

const refused = (why: BillRefusal): BillAnswer => ({ kind: 'refused', why });
