import { addAmounts, compareAmounts, subtractAmounts } from '../base/amounts.ts';

export interface PayableBill {
  id: string;
  amount: string;
}

export type BillCover = { kind: 'covered' } | { kind: 'short'; missing: string };

export interface BillsCover {
  covers: ReadonlyMap<string, BillCover>;
  covered: readonly string[];
  /**
   * Sums of all and of the covered bills, the balance left after those, and the amount missing for all (zero if none).
   */
  total: string;
  coveredTotal: string;
  left: string;
  missing: string;
}

/**
 * Chooses as many bills as the wallet can pay, preferring earlier ones. Null if an amount is unreadable. Source:
 * agent-screens.md, 66.
 */
export function coverBills(bills: readonly PayableBill[], available: string): BillsCover | null {
  const total = addAmounts('0', ...bills.map(({ amount }) => amount));
  if (total === null || compareAmounts(available, '0') === null) return null;
  const chosen = firstOfMost(bills, available);
  const coveredTotal = sumOf(chosen);
  const left = difference(available, coveredTotal);
  const ids = new Set(chosen.map(({ id }) => id));
  const coverOf = ({ id, amount }: PayableBill): BillCover =>
    ids.has(id) ? { kind: 'covered' } : { kind: 'short', missing: difference(amount, left) };
  return {
    covers: new Map(bills.map((bill) => [bill.id, coverOf(bill)])),
    covered: chosen.map(({ id }) => id),
    total,
    coveredTotal,
    left,
    missing: exceeds(total, available) ? difference(total, available) : '0',
  };
}

/** Takes a bill only if the rest can still reach the maximum count. */
function firstOfMost(bills: readonly PayableBill[], available: string): readonly PayableBill[] {
  const most = cheapest(bills, available).length;
  const chosen: PayableBill[] = [];
  let left = available;
  bills.forEach((bill, place) => {
    if (exceeds(bill.amount, left)) return;
    const after = difference(left, bill.amount);
    if (chosen.length + 1 + cheapest(bills.slice(place + 1), after).length < most) return;
    chosen.push(bill);
    left = after;
  });
  return chosen;
}

/** Returns the largest number of affordable bills, which are the smallest ones. */
function cheapest(bills: readonly PayableBill[], available: string): readonly PayableBill[] {
  const sorted = [...bills].sort((a, b) => compareAmounts(a.amount, b.amount) ?? 0);
  const over = sorted.findIndex((_, place) => exceeds(sumOf(sorted.slice(0, place + 1)), available));
  return over < 0 ? sorted : sorted.slice(0, over);
}

const sumOf = (bills: readonly PayableBill[]): string => addAmounts('0', ...bills.map(({ amount }) => amount)) ?? '0';

const difference = (a: string, b: string): string => subtractAmounts(a, b) ?? '0';

const exceeds = (a: string, b: string): boolean => compareAmounts(a, b) === 1;
