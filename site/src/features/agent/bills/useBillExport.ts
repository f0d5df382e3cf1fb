import { type BillView, billTurn, type ContractKind, noticeTime } from '@baize/domain';
import { bills } from '@baize/gateway';
import { useText } from '../../../core/language/useText.ts';
import { useServices, useSession } from '../../../core/services/services.ts';
import type { BringTable } from '../../../shared/records/useExport.ts';
import { useRecordExport } from '../../../shared/records/useRecordExport.ts';
import type { RecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { billFilters } from './useBills.ts';

export function useBillExport(view: BillView, own: ContractKind, span: RecordSpan): BringTable {
  const text = useText();
  const { client } = useServices();
  const { username } = useSession();
  return useRecordExport({
    kind: 'bills',
    span,
    async read({ from, to, page, pageSize }, signal) {
      const asked = { ...billFilters(view, own), from, to, page, pageSize };
      const answer = await client.call(bills, asked, { signal });
      const rows = answer.bills.map((row) => ({ ...row, reference: row.bill.id }));
      return {
        rows,
        total: answer.totalPages && answer.totalPages * pageSize,
        more: answer.more,
        currency: answer.currency,
      };
    },
    columns: (inCurrency) => [
      { head: text('bills.csv.bill'), cell: ({ reference }) => reference },
      { head: text('bills.csv.from'), cell: (row) => payerOf(row) },
      { head: text('bills.csv.to'), cell: ({ payee }) => payee.name },
      { head: text('bills.kind'), cell: ({ kind }) => text(`agent.kind.${kind}`) },
      { head: `${text('bills.csv.first')} (${span.zone})`, cell: ({ from }) => noticeTime(from, span.zone) },
      { head: `${text('bills.csv.last')} (${span.zone})`, cell: ({ to }) => noticeTime(to, span.zone) },
      { head: inCurrency(text('bills.column.amount')), cell: ({ bill }) => ({ figure: bill.amount }) },
      { head: text('bills.state'), cell: ({ bill }) => text(`agent.bill.state.${bill.state.kind}`) },
      {
        head: `${text('bills.column.due')} (${span.zone})`,
        cell: ({ bill }) => {
          const turn = billTurn(bill);
          return turn ? noticeTime(turn.until, span.zone) : '';
        },
      },
    ],
  });

  function payerOf({ side, payerName }: { side: 'payer' | 'payee'; payerName: string | null }): string {
    return (side === 'payer' ? username : payerName) ?? text('agent.platform');
  }
}
