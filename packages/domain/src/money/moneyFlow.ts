import type { ErrorCode } from '../base/errors.ts';
import { afterMoneyFailure, type MoneyFailure, type MoneyFate } from './moneyIntent.ts';

/** Terms valid until a moment (ms on the platform's clock). */
export interface Quoted {
  expiresAt: number;
}

/**
 * State of one movement on a page: deposit, withdrawal, transfer, conversion, bet or claim. From `sending` on it has a
 * key; while its fate is unknown it cannot return to `review`, because an unknown payment is looked up, never sent
 * again.
 */
export type MoneyFlow<Q extends Quoted> =
  | { kind: 'draft'; problem: ErrorCode | null }
  | { kind: 'quoting'; ask: number }
  /** `changed`: terms differ from those confirmed. `lapsed`: terms have expired and need a new quote. */
  | { kind: 'review'; quote: Q; changed: boolean; lapsed: boolean }
  | { kind: 'sending'; key: string }
  | { kind: 'checking'; key: string }
  | { kind: 'unknown'; key: string }
  | { kind: 'settled'; key: string; fate: 'done' | 'none'; reference: string | null }
  | { kind: 'refused'; code: ErrorCode };

export type MoneyEvent<Q extends Quoted> =
  /** Numbered, so that a late response to an older request is ignored. */
  | { kind: 'ask'; ask: number }
  | { kind: 'quoted'; ask: number; quote: Q }
  | { kind: 'quote-failed'; ask: number; code: ErrorCode }
  /** Terms known without a request: the sum of a claim, the stake of a bet, the value of points. */
  | { kind: 'shown'; quote: Q }
  | { kind: 'edit' }
  | { kind: 'press'; key: string; now: number }
  | { kind: 'answered'; key: string; reference: string | null }
  /** `fresh`: new terms included in a refusal. */
  | { kind: 'failed'; key: string; failure: MoneyFailure; fresh: Q | null }
  | { kind: 'fate'; key: string; fate: MoneyFate; reference: string | null }
  /** The lookup timed out or the session ended before the fate was known. */
  | { kind: 'gave-up'; key: string }
  | { kind: 'check' }
  /** Resumed from before a reload, from another tab or another login. */
  | { kind: 'found'; key: string }
  | { kind: 'dismiss' };

export const firstFlow = { kind: 'draft', problem: null } as const;

/**
 * Returns the next state, or the same object if the event does not apply, such as a second click or a late response.
 */
export function stepMoney<Q extends Quoted>(flow: MoneyFlow<Q>, event: MoneyEvent<Q>): MoneyFlow<Q> {
  switch (event.kind) {
    case 'ask':
      return isOpen(flow) ? flow : { kind: 'quoting', ask: event.ask };
    case 'quoted':
      return flow.kind === 'quoting' && flow.ask === event.ask ? review(event.quote) : flow;
    case 'quote-failed':
      return flow.kind === 'quoting' && flow.ask === event.ask ? { kind: 'draft', problem: event.code } : flow;
    case 'shown':
      return isOpen(flow) ? flow : review(event.quote);
    case 'edit':
      return isOpen(flow) || (flow.kind === 'draft' && flow.problem === null) ? flow : firstFlow;
    case 'press':
      if (flow.kind !== 'review' || flow.lapsed) return flow;
      return event.now < flow.quote.expiresAt ? { kind: 'sending', key: event.key } : { ...flow, lapsed: true };
    case 'answered':
      if (!concerns(flow, event.key)) return flow;
      return { kind: 'settled', key: event.key, fate: 'done', reference: event.reference };
    case 'failed':
      return flow.kind === 'sending' && flow.key === event.key ? afterFailure(event) : flow;
    case 'fate':
      if (!concerns(flow, event.key) || flow.kind === 'sending' || event.fate === 'working') return flow;
      return { kind: 'settled', key: event.key, fate: event.fate, reference: event.reference };
    case 'gave-up':
      return flow.kind === 'checking' && flow.key === event.key ? { kind: 'unknown', key: event.key } : flow;
    case 'check':
      return flow.kind === 'unknown' ? { kind: 'checking', key: flow.key } : flow;
    case 'found':
      return isOpen(flow) ? flow : { kind: 'checking', key: event.key };
    case 'dismiss':
      return flow.kind === 'settled' || flow.kind === 'refused' ? firstFlow : flow;
  }
}

type OpenFlow = { kind: 'sending' | 'checking' | 'unknown'; key: string };

/** Reports whether a payment of unknown fate is open, so nothing else may start here. */
export function isOpen<Q extends Quoted>(flow: MoneyFlow<Q>): flow is Extract<MoneyFlow<Q>, OpenFlow> {
  return flow.kind === 'sending' || flow.kind === 'checking' || flow.kind === 'unknown';
}

const concerns = <Q extends Quoted>(flow: MoneyFlow<Q>, key: string): boolean => isOpen(flow) && flow.key === key;

const review = <Q extends Quoted>(quote: Q): MoneyFlow<Q> => ({ kind: 'review', quote, changed: false, lapsed: false });

function afterFailure<Q extends Quoted>({
  key,
  failure,
  fresh,
}: Extract<MoneyEvent<Q>, { kind: 'failed' }>): MoneyFlow<Q> {
  if (afterMoneyFailure(failure) === 'unknown') return { kind: 'checking', key };
  if (failure.code === 'terms-changed' && fresh) return { kind: 'review', quote: fresh, changed: true, lapsed: false };
  return { kind: 'refused', code: failure.code };
}
