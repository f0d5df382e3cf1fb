import { type AccountView, noticeTime } from '@baize/domain';
import { accountRecords } from '@baize/gateway';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { accountFilters } from './askedFilters.ts';
import type { BringTable } from './useExport.ts';
import { useRecordExport } from './useRecordExport.ts';
import type { RecordSpan } from './useRecordSpan.ts';

/** All movements of a view. */
export function useAccountExport(view: AccountView, span: RecordSpan): BringTable {
  const text = useText();
  const { client } = useServices();
  return useRecordExport({
    kind: 'account',
    span,
    async read(asked, signal) {
      const page = await client.call(accountRecords, { ...accountFilters(view), ...asked }, { signal });
      return { rows: page.records, total: page.totals.count, currency: page.currency };
    },
    columns: (inCurrency) => [
      { head: `${text('records.applied')} (${span.zone})`, cell: ({ at }) => noticeTime(at, span.zone) },
      { head: text('records.reference'), cell: ({ reference }) => reference },
      { head: text('records.type'), cell: ({ type }) => text(`records.type.${type}`) },
      { head: text('records.name'), cell: ({ name }) => name ?? '' },
      { head: inCurrency(text('records.amount')), cell: ({ amount }) => ({ figure: amount }) },
      { head: text('records.status'), cell: ({ status }) => text(`movement.state.${status}`) },
      { head: text('records.remark'), cell: ({ remark }) => remark ?? '' },
    ],
  });
}
