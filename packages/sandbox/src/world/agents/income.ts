import { type Bill, type ContractKind, type Span, toMinor } from '@baize/domain';
import type { BillDesk } from './billDesk.ts';
import { sideOf } from './contractDesk.ts';

/** What a bill brought or cost an account. Minor units, below zero for what was paid to a downline. */
export interface BillIncome {
  billId: string;
  source: ContractKind;
  /** When the money moved last, ms. */
  at: number;
  period: Span;
  /** Whom it went to; null for what the account itself was paid. */
  member: string | null;
  amount: bigint;
}

/** The lines of a span, the latest first: what was collected, and what was paid less what came back. */
export function billIncome(bills: BillDesk, username: string, { from, to }: Span): readonly BillIncome[] {
  const { digits } = bills.currency;
  const lines = bills.of(username).flatMap(({ bill, contract, span }): BillIncome[] => {
    const isPayee = sideOf(contract, username) === 'payee';
    const moved = movedBy(bill, isPayee, digits);
    if (moved === null || moved.at < from || moved.at >= to || moved.amount === 0n) return [];
    const member = isPayee ? null : contract.payee;
    return [{ billId: bill.id, source: contract.terms.kind, at: moved.at, period: span, member, amount: moved.amount }];
  });
  return lines.sort((a, b) => b.at - a.at);
}

function movedBy(bill: Bill, isPayee: boolean, digits: number): { at: number; amount: bigint } | null {
  const { amount, state, log } = bill;
  const whole = toMinor(amount, digits) ?? 0n;
  const collected =
    'collected' in state ? (toMinor(state.collected, digits) ?? 0n) : state.kind === 'paid' ? whole : 0n;
  if (isPayee) {
    const last = log.findLast(({ by }) => by === 'payee');
    return collected > 0n && last ? { at: last.at, amount: collected } : null;
  }
  const paid = log.findLast(({ by, state: to }) => by === 'payer' && to.kind === 'awaiting-collection');
  if (!paid) return null;
  const last = log.at(-1);
  return state.kind === 'expired' && last ? { at: last.at, amount: -collected } : { at: paid.at, amount: -whole };
}
