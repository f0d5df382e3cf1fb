import type { ContractKind } from '@baize/domain';
import type { AgentPageKey } from '../../../core/routing/agentPageKeys.ts';

export const contractPages = {
  dividend: 'agentDividendRecordCopy2',
  'daily-salary': 'agentDailyWages2',
  'hourly-salary': 'agentHourSalary',
  'realtime-salary': 'agentRealtimeSalary',
} as const satisfies Record<ContractKind, AgentPageKey>;
