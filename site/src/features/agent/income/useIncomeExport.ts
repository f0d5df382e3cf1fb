import { type IncomeView, noticeTime } from '@baize/domain';
import { agentIncome } from '@baize/gateway';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import type { BringTable } from '../../../shared/records/useExport.ts';
import { useRecordExport } from '../../../shared/records/useRecordExport.ts';
import type { RecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { sourceName } from './incomeColumns.tsx';
import { incomeFilters } from './useIncome.ts';

export function useIncomeExport(view: IncomeView, span: RecordSpan): BringTable {
  const text = useText();
  const { client } = useServices();
  return useRecordExport({
    kind: 'income',
    span,
    async read({ from, to, page, pageSize }, signal) {
      const answer = await client.call(agentIncome, { ...incomeFilters(view), from, to, page, pageSize }, { signal });
      const rows = answer.lines.map((line) => ({ ...line, reference: line.id }));
      return { rows, total: answer.totals?.lines ?? null, more: answer.more, currency: answer.currency };
    },
    columns: (inCurrency) => [
      { head: `${text('income.credited')} (${span.zone})`, cell: ({ at }) => noticeTime(at, span.zone) },
      { head: `${text('bills.csv.first')} (${span.zone})`, cell: ({ from }) => noticeTime(from, span.zone) },
      { head: `${text('bills.csv.last')} (${span.zone})`, cell: ({ to }) => noticeTime(to, span.zone) },
      { head: text('income.source'), cell: ({ source }) => sourceName(text, source) },
      { head: text('income.member'), cell: ({ member }) => member?.name ?? '' },
      { head: text('bills.csv.bill'), cell: ({ billId }) => billId ?? '' },
      { head: inCurrency(text('income.formula.bets')), cell: ({ rebate }) => ({ figure: rebate?.validBets ?? '' }) },
      { head: text('income.formula.own'), cell: ({ rebate }) => ({ figure: rebate?.ownRate ?? '' }) },
      { head: text('income.formula.rate'), cell: ({ rebate }) => ({ figure: rebate?.theirRate ?? '' }) },
      { head: inCurrency(text('income.amount')), cell: ({ amount }) => ({ figure: amount }) },
    ],
  });
}
