import type { RecordDates } from '../records/recordSpans.ts';
import { one, parseRecord, print, printRecord, type RecordView } from '../records/recordViews.ts';
import { type ContractKind, contractKinds } from './contractTerms.ts';

/** Bills that wait for the reader's money, those that wait to be taken, or both. */
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

/** What a list of bills shows. */
export interface BillView extends RecordView {
  side: BillSide;
  /** Null is the kind of the page that it stands on. */
  kind: ContractKind | 'all' | null;
  status: BillStateKind | null;
  /** Ids of the bills that are chosen to be paid; null before anything was chosen. */
  selected: readonly string[] | null;
}

/** Where income comes from: the difference of two rebates, or a contract. */
export const incomeSources = ['rebate', ...contractKinds] as const;
export type IncomeSource = (typeof incomeSources)[number];

/** What the report of an agent's income shows. */
export interface IncomeView extends RecordView {
  source: IncomeSource | null;
  /** The downline that it comes from or goes to. */
  account: string | null;
}

const usual: RecordDates = { preset: '30' };
const first: RecordView = { dates: usual, page: 1, open: null };
export const firstBillView: BillView = { ...first, side: 'pay', kind: null, status: null, selected: null };
export const firstIncomeView: IncomeView = { ...first, source: null, account: null };

const name = /^[A-Za-z0-9_.-]{1,64}$/;
const nothing = 'none';

/** Reads the view of a list of bills; whatever is malformed is left out. */
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

/** Reads the view of the income report; whatever is malformed is left out. */
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
