import { type Bill, type ContractKind, type Span, toMinor } from '@baize/domain';
import type { BillService } from './billService.ts';
import { sideOf } from './contractService.ts';

/** Income or cost of a bill in minor units, negative for payments to a downline. */
export interface BillIncome {
  billId: string;
  source: ContractKind;
  at: number;
  period: Span;
  /** Recipient; null for income of the account itself. */
  member: string | null;
  amount: bigint;
  /** Amount of the bill, and the shares that make it up, as decimal strings. */
  billed: string;
  shares: readonly { base: string; percent: string; amount: string }[];
}

/** Returns the lines of a span, newest first: amounts collected, and amounts paid less those returned. */
export function billIncome(bills: BillService, username: string, { from, to }: Span): readonly BillIncome[] {
  const { digits } = bills.currency;
  const lines = bills.of(username).flatMap(({ bill, contract, span, settlement }): BillIncome[] => {
    const isPayee = sideOf(contract, username) === 'payee';
    const moved = movedBy(bill, isPayee, digits);
    if (moved === null || moved.at < from || moved.at >= to || moved.amount === 0n) return [];
    const member = isPayee ? null : contract.payee;
    const shares = settlement.lines.flatMap((line) => (line.kind === 'share' ? [line] : []));
    return [
      {
        ...{ billId: bill.id, source: contract.terms.kind, at: moved.at, period: span, member, amount: moved.amount },
        billed: bill.amount,
        shares: shares.map(({ base, percent, amount }) => ({ base, percent, amount })),
      },
    ];
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
