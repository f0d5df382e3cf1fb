import type { ErrorCode } from '../base/errors.ts';
import { afterMoneyFailure, type MoneyFailure, type MoneyFate } from './moneyIntent.ts';

/** Terms that hold until a moment (ms on the platform's clock). */
export interface Quoted {
  expiresAt: number;
}

/**
 * Where one movement of money stands on a page: deposit, withdrawal, transfer, conversion, bet and claim alike. From `sending` on there is a key,
 * and while its fate is not known there is no way back to `review`: an unknown fate is asked for again, never sent again.
 */
export type MoneyFlow<Q extends Quoted> =
  | { kind: 'draft'; problem: ErrorCode | null }
  | { kind: 'quoting'; ask: number }
  /** `changed`: these are other terms than those that were confirmed. `lapsed`: they hold no longer and have to be asked for anew. */
  | { kind: 'review'; quote: Q; changed: boolean; lapsed: boolean }
  | { kind: 'sending'; key: string }
  | { kind: 'checking'; key: string }
  | { kind: 'unknown'; key: string }
  | { kind: 'settled'; key: string; fate: 'done' | 'none'; reference: string | null }
  | { kind: 'refused'; code: ErrorCode };

export type MoneyEvent<Q extends Quoted> =
  /** Numbered: an answer to an older question is late. */
  | { kind: 'ask'; ask: number }
  | { kind: 'quoted'; ask: number; quote: Q }
  | { kind: 'quote-failed'; ask: number; code: ErrorCode }
  /** Terms that a page shows without asking for them: the sum of a claim, the stake of a bet, what points bring. */
  | { kind: 'shown'; quote: Q }
  | { kind: 'edit' }
  | { kind: 'press'; key: string; now: number }
  | { kind: 'answered'; key: string; reference: string | null }
  /** `fresh`: the new terms that a refusal carries. */
  | { kind: 'failed'; key: string; failure: MoneyFailure; fresh: Q | null }
  | { kind: 'fate'; key: string; fate: MoneyFate; reference: string | null }
  /** Patience has ended before anybody knew, or the session has. */
  | { kind: 'gave-up'; key: string }
  | { kind: 'check' }
  /** A press from before a reload, from another tab or another login. */
  | { kind: 'found'; key: string }
  | { kind: 'dismiss' };

export const firstFlow = { kind: 'draft', problem: null } as const;

/** The next state; the same one, and not a copy, where an event has no meaning: a second press, a late answer. */
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

/** A press has been made and its fate is not known: nothing else can be begun here. */
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
