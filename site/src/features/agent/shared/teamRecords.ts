import { dayOf, type Span } from '@baize/domain';
import type { NamedBill } from '@baize/gateway';

/** Parameters of the team's records, narrowed to the days of a bill and to the branch of its payee. */
export function recordsOf({ from, to, side, payee }: NamedBill, zone: string) {
  const bets: Record<string, string> = daysParameters({ from, to }, zone);
  if (side === 'payer') {
    bets.account = payee.account;
    bets.branch = 'true';
  }
  return { bets, bonuses: { ...bets, type: 'bonus' } };
}

/** The days that a span touches, as a record's address names them. */
export function daysParameters({ from, to }: Span, zone: string): Record<string, string> {
  return { first: dayOf(from, zone), last: dayOf(to - 1, zone) };
}
