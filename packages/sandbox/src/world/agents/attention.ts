import {
  type Bill,
  billRemainder,
  billTurn,
  type Contract,
  type ContractKind,
  contractDifference,
  contractKinds,
  fromMinor,
  toMinor,
} from '@baize/domain';
import type { BillService } from './billService.ts';
import { type ContractService, sideOf } from './contractService.ts';
import type { KeptBill } from './settlements.ts';

const hour = 3_600_000;
/** Time before the deadline at which a bill counts as urgent. */
const billsWithin = 72 * hour;
/** Time before expiry at which the account's own request counts as urgent. */
const requestsWithin = 48 * hour;

/**
 * Item awaiting an account; `other` is a username, null for the platform. Amounts are decimal strings, times
 * milliseconds.
 */
export type WaitingItem =
  | {
      kind: 'answer-request' | 'request-waiting';
      contract: Contract;
      other: string | null;
      sentAt: number;
      paysMore: boolean;
      takesAway: boolean;
      endings: number;
      until: number;
    }
  | {
      kind: 'pay-bills' | 'collect-bills';
      contractKind: ContractKind;
      bills: number;
      others: readonly (string | null)[];
      amount: string;
      missing: string | null;
      until: number;
    }
  | { kind: 'contract-ending'; contract: Contract; other: string | null; until: number };

interface Services {
  service: ContractService;
  bills: BillService;
}

export function waitingFor({ service, bills }: Services, username: string, now: number): readonly WaitingItem[] {
  const items = contractKinds.flatMap((kind): WaitingItem[] => [
    ...service.of(username, kind).flatMap((contract) => ofContract(service, contract, username, now) ?? []),
    ...(['payer', 'payee'] as const).flatMap((side) => ofBills(bills, username, side, kind, now) ?? []),
  ]);
  return items.sort((a, b) => a.until - b.until);
}

/** Counts the menu badges: requests to answer, bills due soon, own requests expiring soon. */
export function countsOf(items: readonly WaitingItem[]): Record<ContractKind, number> {
  const counts: Record<ContractKind, number> = {
    ...{ dividend: 0, 'daily-salary': 0, 'hourly-salary': 0, 'realtime-salary': 0 },
  };
  for (const item of items) {
    if ('bills' in item) counts[item.contractKind] += item.bills;
    else if (item.kind !== 'contract-ending') counts[item.contract.terms.kind] += 1;
  }
  return counts;
}

export const isOpenFor = (bill: Pick<Bill, 'state'>, side: 'payer' | 'payee'): boolean =>
  billTurn(bill)?.actor === side && bill.state.kind !== 'denied';

function ofContract(contracts: ContractService, contract: Contract, username: string, now: number): WaitingItem | null {
  const { state, payer, payee } = contract;
  const isPayee = sideOf(contract, username) === 'payee';
  const other = isPayee ? payer : payee;
  if (state.kind === 'terminating') return { kind: 'contract-ending', contract, other, until: state.endsAt };
  if (state.kind !== 'requested') return null;
  const until = state.expiresAt;
  if (!isPayee && until - now > requestsWithin) return null;
  const { before, endings } = contracts.acceptance(contract);
  const { paysMore, takesAway } = before
    ? contractDifference(before.terms, contract.terms)
    : { paysMore: true, takesAway: false };
  const sentAt = contract.log[0]?.at ?? now;
  const facts = { contract, other, sentAt, paysMore, takesAway, endings: endings.length, until };
  return { kind: isPayee ? 'answer-request' : 'request-waiting', ...facts };
}

function ofBills(
  bills: BillService,
  username: string,
  side: 'payer' | 'payee',
  kind: ContractKind,
  now: number,
): WaitingItem | null {
  const isDue = ({ bill, contract }: KeptBill) =>
    contract.terms.kind === kind &&
    sideOf(contract, username) === side &&
    isOpenFor(bill, side) &&
    (billTurn(bill)?.until ?? 0) - now <= billsWithin;
  const due = bills.of(username).filter(isDue);
  if (due.length === 0) return null;
  const { digits } = bills.currency;
  const sum = due.reduce((all, { bill }) => all + (toMinor(billRemainder(bill), digits) ?? 0n), 0n);
  const missing = sum - (toMinor(bills.available(username), digits) ?? 0n);
  return {
    kind: side === 'payer' ? 'pay-bills' : 'collect-bills',
    contractKind: kind,
    bills: due.length,
    others: [...new Set(due.map(({ contract }) => (side === 'payer' ? contract.payee : contract.payer)))],
    amount: fromMinor(sum, digits),
    missing: side === 'payer' && missing > 0n ? fromMinor(missing, digits) : null,
    until: Math.min(...due.map(({ bill }) => billTurn(bill)?.until ?? now)),
  };
}
