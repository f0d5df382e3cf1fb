import { type IncomeView, parseIncomeView, printIncomeView, recordPageSize } from '@baize/domain';
import { agentIncome, type ValueOf } from '@baize/gateway';
import type { AgentPageKey } from '../../../core/routing/agentPageKeys.ts';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useKeepPrevious } from '../../member/records/useKeepPrevious.ts';
import type { RecordSpan } from '../../member/records/useRecordSpan.ts';
import { useRecordView } from '../../member/records/useRecordView.ts';

export type Income = ValueOf<typeof agentIncome>;
export type IncomeLine = Income['lines'][number];

const place = { page: 'agentRevenueReport', parse: parseIncomeView, print: printIncomeView } as const;

export const useIncomeView = () => useRecordView<IncomeView, AgentPageKey>(place, useAgentCentre());

/** The filters of a view that are set. */
export const incomeFilters = ({ source, account }: IncomeView) => ({
  ...(source ? { source } : {}),
  ...(account ? { account } : {}),
});

/** One page of the income of a view; the page before stays while the next is on its way. */
export function useIncome(view: IncomeView, span: RecordSpan) {
  const asked = { ...incomeFilters(view), from: span.from, to: span.to };
  const answer = useEndpoint(agentIncome, { ...asked, page: view.page, pageSize: recordPageSize });
  return useKeepPrevious(answer, JSON.stringify(asked), view.page);
}
