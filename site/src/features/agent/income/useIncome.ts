import { type IncomeView, parseIncomeView, printIncomeView, recordPageSize } from '@baize/domain';
import { agentIncome, type ValueOf } from '@baize/gateway';
import type { AgentPageKey } from '../../../core/routing/agentPageKeys.ts';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useKeepPrevious } from '../../../shared/records/useKeepPrevious.ts';
import type { RecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { useRecordView } from '../../../shared/records/useRecordView.ts';

export type Income = ValueOf<typeof agentIncome>;
export type IncomeLine = Income['lines'][number];

const place = { page: 'agentRevenueReport', parse: parseIncomeView, print: printIncomeView } as const;

export const useIncomeView = () => useRecordView<IncomeView, AgentPageKey>(place, useAgentCentre());

export const incomeFilters = ({ source, account }: IncomeView) => ({
  ...(source ? { source } : {}),
  ...(account ? { account } : {}),
});

/** Loads one page of the income; null while the platform's days are unknown. */
export function useIncome(view: IncomeView, span: RecordSpan | null) {
  const asked = span && { ...incomeFilters(view), from: span.from, to: span.to };
  const answer = useEndpoint(agentIncome, asked && { ...asked, page: view.page, pageSize: recordPageSize });
  return useKeepPrevious(answer, JSON.stringify(asked), view.page);
}
