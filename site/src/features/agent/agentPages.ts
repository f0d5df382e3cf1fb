import type { MessageId } from '@baize/messages';
import { type AgentPageKey, agentPageKeys } from '../../core/routing/agentPageKeys.ts';
import type { AgentRoute } from '../../core/routing/centreRoute.ts';
import { announcementsPageRoute } from './announcements/AnnouncementsPage.route.ts';
import {
  dailySalaryContractsRoute,
  dividendContractsRoute,
  hourlySalaryContractsRoute,
  realtimeSalaryContractsRoute,
} from './contracts/contractKindPages.route.ts';
import { incomePageRoute } from './income/IncomePage.route.ts';
import { overviewPageRoute } from './overview/OverviewPage.route.ts';
import { registerPageRoute } from './register/RegisterPage.route.ts';
import { teamBetsPageRoute } from './reports/TeamBetsPage.route.ts';
import { teamProfitPageRoute } from './reports/TeamProfitPage.route.ts';
import { teamTransactionsPageRoute } from './reports/TeamTransactionsPage.route.ts';
import { teamPageRoute } from './team/TeamPage.route.ts';

export interface AgentPage extends AgentRoute {
  key: AgentPageKey;
  title: MessageId;
}

const routes: Record<AgentPageKey, AgentRoute> = {
  agentAnnouncement: announcementsPageRoute,
  agentTeamOverview: overviewPageRoute,
  registerCenter: registerPageRoute,
  downlineManagmentView: teamPageRoute,
  personalHistoryCopy: teamBetsPageRoute,
  palStatementsAgentCopy: teamProfitPageRoute,
  agentRevenueReport: incomePageRoute,
  agentDownlineTransactionDetailsCopy: teamTransactionsPageRoute,
  agentDividendRecordCopy2: dividendContractsRoute,
  agentDailyWages2: dailySalaryContractsRoute,
  agentHourSalary: hourlySalaryContractsRoute,
  agentRealtimeSalary: realtimeSalaryContractsRoute,
};

/** All pages of the agent centre, in menu order (AGT-01). */
export const agentPages: readonly AgentPage[] = agentPageKeys.map((key) => ({
  key,
  title: `agent.page.${key}`,
  ...routes[key],
}));
