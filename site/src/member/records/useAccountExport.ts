import { type AccountView, exportName, noticeTime } from '@baize/domain';
import { accountRecords, allPages, longestRecordPage } from '@baize/gateway';
import { useCallback } from 'react';
import { useBrand, useLanguage, useServices } from '../../app/services.ts';
import { useText } from '../../language/useText.ts';
import { accountFilters } from './askedFilters.ts';
import { figure, oneOfEach } from './exportRows.ts';
import type { BringTable } from './useExport.ts';
import type { RecordSpan } from './useRecordSpan.ts';

/** All movements of a view, up to now. */
export function useAccountExport(view: AccountView, span: RecordSpan): BringTable {
  const text = useText();
  const { client, now } = useServices();
  const { id, currency: own } = useBrand();
  const language = useLanguage();
  return useCallback(
    async (onProgress, signal) => {
      const asked = { ...accountFilters(view), from: span.from, to: Math.min(span.to, now()), language };
      let currency = own.code;
      const read = async (pageNo: number, pageSize: number) => {
        const page = await client.call(accountRecords, { ...asked, pageNo, pageSize }, { signal });
        currency = page.currency ?? currency;
        return { rows: page.records, total: page.totals.count };
      };
      const { rows, cut } = await allPages({ read, pageSize: longestRecordPage, onProgress });
      return {
        name: exportName(id, 'account', span.first, span.last),
        head: [
          `${text('records.applied')} (${span.zone})`,
          text('records.reference'),
          text('records.type'),
          text('records.name'),
          currency ? `${text('records.amount')} (${currency})` : text('records.amount'),
          text('records.status'),
          text('records.remark'),
        ],
        rows: oneOfEach(rows).map((record) => [
          noticeTime(record.at, span.zone),
          record.reference,
          text(`records.type.${record.type}`),
          record.name ?? '',
          figure(record.amount),
          text(`movement.state.${record.status}`),
          record.remark ?? '',
        ]),
        cut,
      };
    },
    [client, now, view, span, language, text, id, own],
  );
}
