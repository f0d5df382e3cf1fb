import { readPage } from '../base/paging.ts';
import { type GameType, gameTypes } from '../games/games.ts';
import { type MovementState, movementStates } from '../money/movements.ts';
import { type ProfitStep, profitSteps } from './profit.ts';
import { type RecordDates, readDates } from './recordSpans.ts';
import { type AccountType, accountTypes, type BetStatus, betStatuses } from './records.ts';

export interface RecordView {
  dates: RecordDates;
  page: number;
  open: string | null;
}

export interface BetView extends RecordView {
  category: GameType | null;
  vendor: string | null;
  status: BetStatus | null;
}

export interface AccountView extends RecordView {
  type: AccountType | null;
  status: MovementState | null;
}

export interface ProfitView {
  dates: RecordDates;
  category: GameType | null;
  /** Null chooses the step that suits the dates. */
  step: ProfitStep | null;
}

export const recordPageSize = 10;

const first: RecordView = { dates: { preset: '7' }, page: 1, open: null };
export const firstBetView: BetView = { ...first, category: null, vendor: null, status: null };
export const firstAccountView: AccountView = { ...first, type: null, status: null };
export const firstProfitView: ProfitView = { dates: first.dates, category: null, step: null };

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

export function parseAccountView(query: URLSearchParams): AccountView {
  return {
    ...parseRecord(query),
    type: one(query, 'type', accountTypes),
    status: one(query, 'status', movementStates),
  };
}

export const printAccountView = ({ type, status, ...view }: AccountView): URLSearchParams =>
  print({ ...printRecord(view), type, status });

export function parseProfitView(query: URLSearchParams): ProfitView {
  return {
    dates: parseRecord(query).dates,
    category: one(query, 'category', gameTypes),
    step: one(query, 'step', profitSteps),
  };
}

export const printProfitView = ({ dates, category, step }: ProfitView): URLSearchParams =>
  print({ ...printDates(dates), category, step });

/** Changes filters, returning to the first page with no record open; another category clears the vendor. */
export function withFilters<View extends RecordView>(view: View, changes: Partial<Omit<View, 'page' | 'open'>>): View {
  const vendor = 'category' in changes && !('vendor' in changes) && 'vendor' in view ? { vendor: null } : {};
  return { ...view, ...changes, ...vendor, page: 1, open: null };
}

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

export function print(parts: Readonly<Record<string, string | null>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value);
  return query;
}

export const one = <T extends string>(query: URLSearchParams, name: string, allowed: readonly T[]): T | null =>
  allowed.find((item) => item === query.get(name)) ?? null;
