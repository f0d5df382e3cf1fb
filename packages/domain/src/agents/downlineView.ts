import type { RecordDates } from '../records/recordSpans.ts';
import { firstTeamProfitView, parseTeamProfitView, printTeamProfitView } from '../records/teamViews.ts';

export const downlineKinds = ['agent', 'player'] as const;
export const downlineContracts = ['any', 'none', 'requested', 'active', 'terminating'] as const;
/** Days in which the account had valid bets. */
export const downlineActivity = ['1', '7', '30'] as const;

export interface DownlineFilters {
  who: (typeof downlineKinds)[number] | null;
  level: string | null;
  contract: (typeof downlineContracts)[number] | null;
  active: (typeof downlineActivity)[number] | null;
}

export interface DownlineView extends DownlineFilters {
  dates: RecordDates;
  /** Account whose team is shown; null for the reader's own. */
  branch: string | null;
  find: string;
  hit: number;
  account: string | null;
  transfer: boolean;
}

export const firstDownlineView: DownlineView = {
  dates: firstTeamProfitView.dates,
  who: null,
  level: null,
  contract: null,
  active: null,
  branch: null,
  find: '',
  hit: 1,
  account: null,
  transfer: false,
};

const longestFind = 32;

export function parseDownlineView(query: URLSearchParams): DownlineView {
  const level = query.get('level');
  const hit = query.get('hit') ?? '';
  const account = idIn(query, 'account');
  return {
    dates: parseTeamProfitView(query).dates,
    who: oneOf(downlineKinds, query.get('who')),
    level: level !== null && /^[1-9]\d?$/.test(level) ? level : null,
    contract: oneOf(downlineContracts, query.get('contract')),
    active: oneOf(downlineActivity, query.get('active')),
    branch: idIn(query, 'branch'),
    find: (query.get('find') ?? '').trim().slice(0, longestFind),
    hit: /^[1-9]\d{0,3}$/.test(hit) ? Number(hit) : 1,
    account,
    transfer: account !== null && query.get('tab') === 'transfer',
  };
}

export function printDownlineView(view: DownlineView): URLSearchParams {
  const { dates, who, level, contract, active, branch, find, hit, account, transfer } = view;
  const query = printTeamProfitView({ ...firstTeamProfitView, dates });
  const parts = {
    who,
    level,
    contract,
    active,
    branch,
    find,
    hit: hit > 1 ? String(hit) : null,
    account,
    tab: account !== null && transfer ? 'transfer' : null,
  };
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value);
  return query;
}

export const downlineFilterCount = ({ who, level, contract, active }: DownlineFilters): number =>
  [who, level, contract, active].filter((filter) => filter !== null).length;

const oneOf = <T extends string>(all: readonly T[], name: string | null): T | null =>
  all.find((each) => each === name) ?? null;

function idIn(query: URLSearchParams, name: string): string | null {
  const id = query.get(name);
  return id !== null && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : null;
}
