import {
  parseTeamAccountView,
  parseTeamBetView,
  parseTeamProfitView,
  printTeamAccountView,
  printTeamBetView,
  printTeamProfitView,
  type TeamAccountView,
  type TeamBetView,
  type TeamPart,
  type TeamProfitView,
} from '@baize/domain';
import type { teamProfit, ValueOf } from '@baize/gateway';
import type { AgentPageKey } from '../../../core/routing/agentPageKeys.ts';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import { useRecordView } from '../../member/records/useRecordView.ts';

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

/** The part of the team that a view is about, as a call takes it. */
export const partOf = ({ account: one, branch }: TeamPart) => ({
  ...(one !== null && { account: one }),
  ...(one !== null && branch && { branch: 'true' as const }),
});
