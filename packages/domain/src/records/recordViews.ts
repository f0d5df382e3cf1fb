import { readPage } from '../base/paging.ts';
import { type GameType, gameTypes } from '../games/games.ts';
import { type MovementState, movementStates } from '../money/movements.ts';
import { type ProfitStep, profitSteps } from './profit.ts';
import { type RecordDates, readDates } from './recordSpans.ts';
import { type AccountType, accountTypes, type BetStatus, betStatuses } from './records.ts';

/** What every record's address holds. */
export interface RecordView {
  dates: RecordDates;
  /** From 1. */
  page: number;
  /** The reference of the record that is opened. */
  open: string | null;
}

/** What the betting record shows. */
export interface BetView extends RecordView {
  category: GameType | null;
  vendor: string | null;
  status: BetStatus | null;
}

/** What the account record shows. */
export interface AccountView extends RecordView {
  type: AccountType | null;
  status: MovementState | null;
}

/** What the profit page shows. */
export interface ProfitView {
  dates: RecordDates;
  category: GameType | null;
  /** Null is the step that suits the dates. */
  step: ProfitStep | null;
}

/** Records of one page of a table. */
export const recordPageSize = 10;

const first: RecordView = { dates: { preset: '7' }, page: 1, open: null };
export const firstBetView: BetView = { ...first, category: null, vendor: null, status: null };
export const firstAccountView: AccountView = { ...first, type: null, status: null };
export const firstProfitView: ProfitView = { dates: first.dates, category: null, step: null };

/** Reads the view of the betting record; whatever is malformed is left out. */
export function parseBetView(query: URLSearchParams): BetView {
  const vendor = query.get('vendor');
  return {
    ...parseRecord(query),
    category: one(query, 'category', gameTypes),
    vendor: vendor !== null && /^[A-Za-z0-9_]{1,32}$/.test(vendor) ? vendor : null,
    status: one(query, 'status', betStatuses),
  };
}

export const printBetView = ({ category, vendor, status, ...view }: BetView): URLSearchParams =>
  print({ ...printRecord(view), category, vendor, status });

/** Reads the view of the account record; whatever is malformed is left out. */
export function parseAccountView(query: URLSearchParams): AccountView {
  return {
    ...parseRecord(query),
    type: one(query, 'type', accountTypes),
    status: one(query, 'status', movementStates),
  };
}

export const printAccountView = ({ type, status, ...view }: AccountView): URLSearchParams =>
  print({ ...printRecord(view), type, status });

/** Reads the view of the profit page; whatever is malformed is left out. */
export function parseProfitView(query: URLSearchParams): ProfitView {
  return {
    dates: parseRecord(query).dates,
    category: one(query, 'category', gameTypes),
    step: one(query, 'step', profitSteps),
  };
}

export const printProfitView = ({ dates, category, step }: ProfitView): URLSearchParams =>
  print({ ...printDates(dates), category, step });

/** A view with other filters: it starts again at its first page, with nothing opened. A category drops a vendor of another. */
export function withFilters<View extends RecordView>(view: View, changes: Partial<Omit<View, 'page' | 'open'>>): View {
  const vendor = 'category' in changes && !('vendor' in changes) && 'vendor' in view ? { vendor: null } : {};
  return { ...view, ...changes, ...vendor, page: 1, open: null };
}

/** Reads what every record's address holds; `usual` are the dates of an address that names none. */
export function parseRecord(query: URLSearchParams, usual: RecordDates = first.dates): RecordView {
  const open = query.get('open');
  return {
    dates: readDates({ days: query.get('days'), first: query.get('first'), last: query.get('last') }) ?? usual,
    page: readPage(query.get('page')),
    open: open !== null && /^[A-Za-z0-9_-]{1,64}$/.test(open) ? open : null,
  };
}

export const printRecord = ({ dates, page, open }: RecordView, usual: RecordDates = first.dates) => ({
  ...printDates(dates, usual),
  page: page > 1 ? String(page) : null,
  open,
});

function printDates(dates: RecordDates, usualDates = first.dates): Readonly<Record<string, string | null>> {
  if (!('preset' in dates)) return { first: dates.first, last: dates.last };
  const usual = 'preset' in usualDates && usualDates.preset === dates.preset;
  return { days: usual ? null : dates.preset };
}

/** Writes the parts that are set into an address. */
export function print(parts: Readonly<Record<string, string | null>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value);
  return query;
}

export const one = <T extends string>(query: URLSearchParams, name: string, allowed: readonly T[]): T | null =>
  allowed.find((item) => item === query.get(name)) ?? null;
