import { addAmounts, compareAmounts, subtractAmounts } from '../base/amounts.ts';
import { textLength } from '../base/textLength.ts';

const day = 86_400_000;

/** The two sides of a bill, and the platform that checks and decides. */
export type BillActor = 'payer' | 'payee' | 'platform';

/** Times are ms, amounts decimal strings; `until` is when the turn of who has to act is over. Source: AGT-11. */
export type BillState =
  /** No tier was reached, or nothing is left of the base. */
  | { kind: 'not-reached' }
  | { kind: 'issued'; until: number }
  | { kind: 'awaiting-approval'; until: number }
  | { kind: 'awaiting-collection'; until: number }
  | { kind: 'partly-collected'; until: number; collected: string }
  | { kind: 'paid' }
  | { kind: 'denied'; by: 'payer' | 'platform'; reason: string; until: number }
  | { kind: 'objected'; reason: string; until: number }
  /** Not objected to in time, or the platform has decided. */
  | { kind: 'denied-finally'; reason: string }
  | { kind: 'expired'; collected: string };

export interface BillLogEntry {
  at: number;
  by: BillActor;
  /** The state that it led to. */
  state: BillState;
}

/** One settlement of a contract. */
export interface Bill {
  id: string;
  /** Whether the platform or the upline pays. */
  payer: 'platform' | 'upline';
  amount: string;
  state: BillState;
  /** Never empty; its last entry led to the state. */
  log: readonly BillLogEntry[];
}

export type BillEvent =
  /** The platform has looked at the figures. */
  | { kind: 'check' }
  /** The money leaves the payer with it; `available` is what they have. */
  | { kind: 'approve'; available: string }
  | { kind: 'deny'; reason: string }
  | { kind: 'object'; reason: string }
  /** The platform's answer to an objection. */
  | { kind: 'uphold'; reason: string }
  | { kind: 'overturn' }
  | { kind: 'collect'; amount: string }
  /** The platform's clock: turns that end something end it. */
  | { kind: 'clock' };

export interface BillStep {
  by: BillActor;
  now: number;
  /** How many entries of the log were seen; another number is a stale page. */
  seen: number;
}

/** How long each side has. Assumed but for the life of a bill, which a platform sets. */
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

/** Who has to act, and until when; null for a bill that is closed. */
export type BillTurn = { actor: BillActor; until: number } | null;

export type BillRefusal =
  /** Answered or closed meanwhile. */
  | { kind: 'stale' }
  | { kind: 'not-yours' }
  | { kind: 'wrong-state'; state: BillState['kind'] }
  | { kind: 'late'; at: number }
  | { kind: 'reason'; least: number; most: number }
  /** Told to the payer alone: what their wallet lacks. The bill stays open. */
  | { kind: 'short'; missing: string }
  | { kind: 'amount'; most: string };

export type BillAnswer = { kind: 'ok'; bill: Bill; turn: BillTurn } | { kind: 'refused'; why: BillRefusal };

const mostReason = 200;

/** A bill as a settlement leaves it. */
export function issueBill(
  { id, payer, amount }: Pick<Bill, 'id' | 'payer' | 'amount'>,
  now: number,
  times = billTimes,
): Bill {
  const state: BillState =
    compareAmounts(amount, '0') === 1 ? { kind: 'issued', until: now + times.checkMs } : { kind: 'not-reached' };
  return { id, payer, amount, state, log: [{ at: now, by: 'platform', state }] };
}

/** Whose turn it is. */
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

/** What is still to be collected. */
export function billRemainder({ amount, state }: Pick<Bill, 'amount' | 'state'>): string {
  const collected = state.kind === 'partly-collected' || state.kind === 'expired' ? state.collected : '0';
  return state.kind === 'paid' ? '0' : (subtractAmounts(amount, collected) ?? '0');
}

/**
 * Why a bill stays open for lack of money: the payer reads what is missing, the payee only that it is the payer, for a
 * payee never sees the payer's balance. Null where there is enough, or it is not the payer's turn.
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

/** The next state of a bill with its log, or the first reason against it. Source: AGT-11. */
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
      // The payee may also object to a payer who has let the time for an answer pass.
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

/** The platform has decided for the payee: the payer may not deny the bill again. */
export const wasDecided = ({ log }: { log: readonly Pick<BillLogEntry, 'state'>[] }): boolean =>
  log.some(({ state }) => state.kind === 'objected');

/** What is not collected expires and what is not objected to stays denied; whoever is late elsewhere still has to act. */
function afterClock(bill: Bill, step: BillStep): BillAnswer {
  const { state } = bill;
  if (!('until' in state) || step.now < state.until) return wrongState(bill);
  // The clock may be read late: the log names the deadline itself.
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
