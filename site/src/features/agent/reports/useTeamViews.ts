import {
  parseTeamAccountView,
  parseTeamBetView,
  parseTeamProfitView,
  printTeamAccountView,
  printTeamBetView,
  printTeamProfitView,
  type RecordView,
  recordPageSize,
  type TeamAccountView,
  type TeamBetView,
  type TeamPart,
  type TeamProfitView,
} from '@baize/domain';
import type { teamProfit, ValueOf } from '@baize/gateway';
import type { AgentPageKey } from '../../../core/routing/agentPageKeys.ts';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { useRecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { useRecordView } from '../../../shared/records/useRecordView.ts';
import { usePlatformZone } from '../shared/agentProfile.ts';

const bets = { page: 'personalHistoryCopy', parse: parseTeamBetView, print: printTeamBetView } as const;
const account = {
  page: 'agentDownlineTransactionDetailsCopy',
  parse: parseTeamAccountView,
  print: printTeamAccountView,
} as const;
const profit = { page: 'palStatementsAgentCopy', parse: parseTeamProfitView, print: printTeamProfitView } as const;

export const useTeamBetView = () => useRecordView<TeamBetView, AgentPageKey>(bets, useAgentCentre());
export const useTeamAccountView = () => useRecordView<TeamAccountView, AgentPageKey>(account, useAgentCentre());
export const useTeamProfitView = () => useRecordView<TeamProfitView, AgentPageKey>(profit, useAgentCentre());

export type TeamProfit = ValueOf<typeof teamProfit>;

/** Returns the query of one page of the team's records; its input is null until the platform's time zone is known. */
export function useTeamQuery<Filters extends object>(view: RecordView & TeamPart, filters: Filters) {
  const zone = usePlatformZone();
  const span = useRecordSpan(view.dates, zone);
  const filtersAndPart = { ...filters, ...partOf(view) };
  const asked = { ...filtersAndPart, from: span.from, to: span.to, language: useLanguage() };
  return {
    zone,
    span,
    filters: filtersAndPart,
    input: zone === undefined ? null : { ...asked, page: view.page, pageSize: recordPageSize },
    /** Key of the list, whichever its page. */
    key: JSON.stringify(asked),
  };
}

export type TeamQuery = Pick<ReturnType<typeof useTeamQuery>, 'zone' | 'span'>;

const partOf = ({ account: one, branch }: TeamPart) => ({
  ...(one !== null && { account: one }),
  ...(one !== null && branch && { branch: 'true' as const }),
});
