import { type BillEvent, compareAmounts, fromMinor, greater, toMinor } from '@baize/domain';
import { house, type Ledger } from '../money/ledger.ts';
import type { BillService } from './billService.ts';
import type { KeptBill } from './settlements.ts';

const hour = 3_600_000;
const day = 24 * hour;
const agent = 'demo.agent';

/** State a past bill should end in; all others were paid and collected. */
type Role =
  | 'awaiting-approval'
  | 'awaiting-collection'
  | 'partly-collected'
  | 'denied'
  | 'objected'
  | 'decided'
  | 'denied-finally'
  | 'expired';

/** Milliseconds after which an unapproved bill would be overdue. */
const mostWait = 8 * day - hour;

/** Minimum age of a bill for each state, in milliseconds. */
const leastAge: Readonly<Record<Role, number>> = {
  'awaiting-approval': 26 * hour,
  'awaiting-collection': 32 * hour,
  'partly-collected': 2 * day,
  denied: 2 * day,
  objected: 3 * day,
  decided: 9 * day,
  'denied-finally': 9 * day,
  expired: 16 * day,
};

/** States of the latest non-zero bills, newest first, by kind, payer and payee. */
const roles: Readonly<Record<string, readonly Role[]>> = {
  'daily-salary platform demo.agent': [
    ...(['awaiting-collection', 'awaiting-collection', 'partly-collected'] as const),
    ...(['denied', 'denied-finally', 'expired'] as const),
  ],
  'daily-salary demo.agent demo.sub': [
    ...(['awaiting-approval', 'awaiting-collection', 'partly-collected', 'denied', 'objected'] as const),
    ...(['denied-finally', 'expired'] as const),
  ],
  'dividend demo.agent demo.sub': ['awaiting-approval'],
  'dividend demo.agent arlo': ['awaiting-approval'],
  'dividend demo.agent benna': ['awaiting-approval'],
  'dividend demo.sub fara': ['awaiting-approval'],
};

interface Step {
  at: number;
  run: () => void;
}

export function seedBills(service: BillService, ledger: Ledger, begun: number): void {
  const made = [...service.issue(begun)].filter(({ bill }) => bill.state.kind === 'issued');
  const large = largestDividend(made, begun);
  const open = new Map(Object.entries(roles).map(([name, list]) => [name, [...list]]));
  const steps = made
    .sort((a, b) => b.settledAt - a.settledAt)
    .flatMap((kept) => {
      const { contract } = kept;
      const waiting = open.get(nameOf(kept)) ?? [];
      if (kept === large) return stepsOf(service, kept, 'decided', begun);
      const age = begun - kept.settledAt;
      const overdue = age >= mostWait;
      if (overdue && waiting[0] === 'awaiting-approval' && contract.terms.kind === 'daily-salary') {
        // There is always a daily salary to pay: where the latest is too old, the platform checked it late.
        kept.bill = { ...kept.bill, state: { kind: 'issued', until: begun - 3 * day } };
        waiting.shift();
        return [];
      }
      while (waiting[0] === 'awaiting-approval' && overdue) waiting.shift();
      const [next] = waiting;
      const fits = next !== undefined && age >= leastAge[next];
      if (fits) waiting.shift();
      return stepsOf(service, kept, fits ? next : null, begun);
    });
  for (const { at, run } of steps.sort((a, b) => a.at - b.at)) if (at <= begun) run();
  service.settle(begun);
  leaveShort(service, ledger, begun);
}

/** Returns the bill that the first demo agent denied and, after the platform's decision, cannot pay. */
function largestDividend(made: readonly KeptBill[], begun: number): KeptBill | null {
  const old = made.filter(
    ({ contract, settledAt }) =>
      contract.payer === agent && contract.terms.kind === 'dividend' && begun - settledAt >= leastAge.decided,
  );
  return old.sort((a, b) => compareAmounts(b.bill.amount, a.bill.amount) ?? 0)[0] ?? null;
}

const nameOf = ({ contract: { payer, payee, terms } }: KeptBill): string =>
  `${terms.kind} ${payer ?? 'platform'} ${payee}`;

function stepsOf(service: BillService, kept: KeptBill, role: Role | null, begun: number): readonly Step[] {
  const { contract, settledAt } = kept;
  const { payer, payee } = contract;
  const checked = settledAt + day;
  const amount = kept.bill.amount;
  const act = (username: string) => ({ username, id: kept.bill.id, seen: kept.bill.log.length });
  const step = (at: number, run: () => void): Step => ({
    at,
    run: () => {
      service.bringTo(kept, at);
      run();
    },
  });
  const paid = (at: number) => step(at, () => payer !== null && service.pay(act(payer), amount, at));
  const collected = (at: number, sum = amount) => step(at, () => service.collect(act(payee), sum, at));
  const denied = (at: number) =>
    payer === null
      ? step(at, () => service.decide(kept, { kind: 'deny', reason: 'figures' } satisfies BillEvent, at))
      : step(at, () => service.deny(act(payer), 'Two of these bets were made on both sides.', at));
  switch (role) {
    case 'awaiting-approval':
      return [];
    case 'awaiting-collection':
    case 'expired':
      return [paid(checked + 3 * hour)];
    case 'partly-collected':
      return [paid(checked + 3 * hour), collected(checked + 9 * hour, half(amount))];
    case 'denied':
    case 'objected': {
      const at = payer === null ? checked - hour : Math.max(checked + hour, begun - 40 * hour);
      const objection = step(begun - 4 * hour, () =>
        service.object(act(payee), 'Every bet was settled and won nothing.', begun - 4 * hour),
      );
      return role === 'denied' ? [denied(at)] : [denied(at), objection];
    }
    case 'decided': {
      const at = begun - 6 * day;
      const objection = step(at + day, () => service.object(act(payee), 'Every bet was settled.', at + day));
      return [denied(at), objection];
    }
    case 'denied-finally':
      return [denied(payer === null ? checked - hour : checked + hour)];
    default:
      return [paid(checked + 3 * hour), collected(checked + 7 * hour)];
  }
}

function half(amount: string): string {
  const digits = amount.split('.')[1]?.length ?? 0;
  return fromMinor((toMinor(amount, digits) ?? 0n) / 2n, digits);
}

/** Withdraws so much from the first demo agent that only the largest bill cannot be paid. */
function leaveShort(service: BillService, ledger: Ledger, begun: number): void {
  const { digits } = ledger.currency;
  const owed = service
    .of(agent)
    .filter(({ bill, contract }) => contract.payer === agent && bill.state.kind === 'awaiting-approval')
    .map(({ bill }) => toMinor(bill.amount, digits) ?? 0n)
    .sort((a, b) => Number(b - a));
  const [largest = 0n, second = 0n] = owed;
  const amount = ledger.balance(agent) - greater((largest * 82n) / 100n, (largest + second) / 2n);
  if (largest === 0n || amount <= 0n) return;
  const sides = { from: agent, to: house('bank') };
  const at = begun - 2 * day;
  ledger.post({ key: `withdrawn:${agent}`, kind: 'withdrawal', ...sides, amount, at, reference: 'taken out' });
}
