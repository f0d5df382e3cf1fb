import type { ContractKind } from '@baize/domain';
import type { Area, MessageId } from '@baize/messages';
import {
  ArrowLeftRight,
  CalendarDays,
  ChartLine,
  Clock,
  Coins,
  Handshake,
  type IconNode,
  LayoutDashboard,
  Megaphone,
  Network,
  ScrollText,
  Timer,
  UserPlus,
} from 'lucide';
import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '../../core/loading/chunks.ts';
import type { AgentPageKey } from '../../core/routing/agentPageKeys.ts';

export interface AgentPage {
  key: AgentPageKey;
  icon: IconNode;
  title: MessageId;
  /** Of a page of contracts: which kind, for the platform may run without it. */
  kind?: ContractKind;
  page: LazyPart;
}

function row(
  key: AgentPageKey,
  icon: IconNode,
  load: () => Promise<ComponentType>,
  areas: readonly Area[],
  kind?: ContractKind,
): AgentPage {
  return { key, icon, title: `agent.page.${key}`, page: lazyPart(load, areas), ...(kind && { kind }) };
}

/** A page of contracts: one for each kind, all of one file. */
const contractsRow = (
  key: AgentPageKey,
  icon: IconNode,
  kind: ContractKind,
  pick: (file: typeof import('./contracts/ContractsPage.tsx')) => ComponentType,
): AgentPage =>
  row(
    key,
    icon,
    () => import('./contracts/ContractsPage.tsx').then(pick),
    ['agent', 'contracts', 'lists', 'errors'],
    kind,
  );

/** The one table of the pages of the agent centre, in the order of its menu (AGT-01). */
export const agentPages: readonly AgentPage[] = [
  row(
    'agentAnnouncement',
    Megaphone,
    () => import('./announcements/AnnouncementsPage.tsx').then((file) => file.AnnouncementsPage),
    ['agent', 'lists', 'errors'],
  ),
  row(
    'agentTeamOverview',
    LayoutDashboard,
    () => import('./overview/OverviewPage.tsx').then((file) => file.OverviewPage),
    ['agent', 'records', 'errors'],
  ),
  row('registerCenter', UserPlus, () => import('./register/RegisterPage.tsx').then((file) => file.RegisterPage), [
    'agent',
    'team',
    'login',
    'validation',
    'errors',
  ]),
  row('downlineManagmentView', Network, () => import('./team/TeamPage.tsx').then((file) => file.TeamPage), [
    'agent',
    'team',
    'records',
    'movement',
    'upline',
    'withdrawal',
    'money',
    'errors',
  ]),
  row('personalHistoryCopy', ScrollText, () => import('./reports/TeamBetsPage.tsx').then((file) => file.TeamBetsPage), [
    'agent',
    'reports',
    'records',
    'lists',
    'errors',
  ]),
  row(
    'palStatementsAgentCopy',
    ChartLine,
    () => import('./reports/TeamProfitPage.tsx').then((file) => file.TeamProfitPage),
    ['agent', 'reports', 'records', 'lists', 'errors'],
  ),
  row('agentRevenueReport', Coins, () => import('./income/IncomePage.tsx').then((file) => file.IncomePage), [
    'agent',
    'bills',
    'records',
    'lists',
    'errors',
  ]),
  row(
    'agentDownlineTransactionDetailsCopy',
    ArrowLeftRight,
    () => import('./reports/TeamTransactionsPage.tsx').then((file) => file.TeamTransactionsPage),
    ['agent', 'reports', 'records', 'lists', 'movement', 'errors', 'member'],
  ),
  contractsRow('agentDividendRecordCopy2', Handshake, 'dividend', (file) => file.DividendContracts),
  contractsRow('agentDailyWages2', CalendarDays, 'daily-salary', (file) => file.DailySalaryContracts),
  contractsRow('agentHourSalary', Clock, 'hourly-salary', (file) => file.HourlySalaryContracts),
  contractsRow('agentRealtimeSalary', Timer, 'realtime-salary', (file) => file.RealtimeSalaryContracts),
];
