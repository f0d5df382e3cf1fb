import type { RecordDates } from '../records/recordSpans.ts';
import { one, parseRecord, print, printRecord, type RecordView } from '../records/recordViews.ts';
import { type ContractKind, contractKinds } from './contractTerms.ts';

export const billSides = ['pay', 'collect', 'all'] as const;
export type BillSide = (typeof billSides)[number];

export const billStates = [
  'not-reached',
  'issued',
  'awaiting-approval',
  'awaiting-collection',
  'partly-collected',
  'paid',
  'denied',
  'objected',
  'denied-finally',
  'expired',
] as const;
export type BillStateKind = (typeof billStates)[number];

export interface BillView extends RecordView {
  side: BillSide;
  /** Contract kind; null uses the kind of the page. */
  kind: ContractKind | 'all' | null;
  status: BillStateKind | null;
  /** Ids selected for payment; null before any choice. */
  selected: readonly string[] | null;
}

export const incomeSources = ['rebate', ...contractKinds] as const;
export type IncomeSource = (typeof incomeSources)[number];

export interface IncomeView extends RecordView {
  source: IncomeSource | null;
  account: string | null;
}

const usual: RecordDates = { preset: '30' };
const first: RecordView = { dates: usual, page: 1, open: null };
export const firstBillView: BillView = { ...first, side: 'pay', kind: null, status: null, selected: null };
export const firstIncomeView: IncomeView = { ...first, source: null, account: null };

const name = /^[A-Za-z0-9_.-]{1,64}$/;
const nothing = 'none';

export function parseBillView(query: URLSearchParams): BillView {
  return {
    ...parseRecord(query, usual),
    side: one(query, 'side', billSides) ?? firstBillView.side,
    kind: one(query, 'kind', ['all', ...contractKinds]),
    status: one(query, 'status', billStates),
    selected: readSelected(query.get('selected')),
  };
}

export const printBillView = ({ side, kind, status, selected, ...view }: BillView): URLSearchParams =>
  print({
    ...printRecord(view, usual),
    side: side === firstBillView.side ? null : side,
    kind,
    status,
    selected: selected && (selected.join(',') || nothing),
  });

export function parseIncomeView(query: URLSearchParams): IncomeView {
  const account = query.get('account');
  return {
    ...parseRecord(query, usual),
    source: one(query, 'source', incomeSources),
    account: account !== null && name.test(account) ? account : null,
  };
}

export const printIncomeView = ({ source, account, ...view }: IncomeView): URLSearchParams =>
  print({ ...printRecord(view, usual), source, account });

function readSelected(ids: string | null): readonly string[] | null {
  if (ids === null) return null;
  return ids === nothing ? [] : ids.split(',').filter((id) => name.test(id));
}
