import { dayOf, type Span } from '@baize/domain';
import type { NamedBill } from '@baize/gateway';

/** Returns query parameters for the team's records in the bill's period and its payee's branch. */
export function recordsOf({ from, to, side, payee }: NamedBill, zone: string) {
  const bets: Record<string, string> = daysParameters({ from, to }, zone);
  if (side === 'payer') {
    bets.account = payee.account;
    bets.branch = 'true';
  }
  return { bets, bonuses: { ...bets, type: 'bonus' } };
}

export function daysParameters({ from, to }: Span, zone: string): Record<string, string> {
  return { first: dayOf(from, zone), last: dayOf(to - 1, zone) };
}
