import { readPage } from '../base/paging.ts';
import type { RecordDates } from './recordSpans.ts';
import {
  type AccountView,
  type BetView,
  firstAccountView,
  firstBetView,
  parseAccountView,
  parseBetView,
  printAccountView,
  printBetView,
} from './recordViews.ts';

/** One account of a team, with `branch` including everyone below it; null for the whole team. */
export interface TeamPart {
  account: string | null;
  branch: boolean;
}

export type TeamBetView = BetView & TeamPart;
export type TeamAccountView = AccountView & TeamPart;

export const teamProfitViews = ['downline', 'product', 'day'] as const;

export interface TeamProfitView {
  dates: RecordDates;
  page: number;
  account: string | null;
  by: (typeof teamProfitViews)[number];
}

const wholeTeam: TeamPart = { account: null, branch: false };
export const firstTeamBetView: TeamBetView = { ...firstBetView, ...wholeTeam };
export const firstTeamAccountView: TeamAccountView = { ...firstAccountView, ...wholeTeam };
export const firstTeamProfitView: TeamProfitView = {
  dates: firstBetView.dates,
  page: 1,
  account: null,
  by: 'downline',
};

export const parseTeamBetView = (query: URLSearchParams): TeamBetView => ({ ...parseBetView(query), ...partIn(query) });
export const parseTeamAccountView = (query: URLSearchParams): TeamAccountView => ({
  ...parseAccountView(query),
  ...partIn(query),
});

export const printTeamBetView = ({ account, branch, ...view }: TeamBetView): URLSearchParams =>
  withPart(printBetView(view), { account, branch });
export const printTeamAccountView = ({ account, branch, ...view }: TeamAccountView): URLSearchParams =>
  withPart(printAccountView(view), { account, branch });

export function parseTeamProfitView(query: URLSearchParams): TeamProfitView {
  const by = query.get('by');
  return {
    dates: parseBetView(query).dates,
    page: readPage(query.get('page')),
    account: partIn(query).account,
    by: teamProfitViews.find((view) => view === by) ?? 'downline',
  };
}

export function printTeamProfitView({ dates, page, account, by }: TeamProfitView): URLSearchParams {
  const query = withPart(printBetView({ ...firstBetView, dates, page }), { account, branch: false });
  if (by !== 'downline') query.set('by', by);
  return query;
}

function partIn(query: URLSearchParams): TeamPart {
  const account = query.get('account');
  if (account === null || !/^[A-Za-z0-9_-]{1,64}$/.test(account)) return wholeTeam;
  return { account, branch: query.get('branch') === 'true' };
}

function withPart(query: URLSearchParams, { account, branch }: TeamPart): URLSearchParams {
  if (account !== null) query.set('account', account);
  if (account !== null && branch) query.set('branch', 'true');
  return query;
}
