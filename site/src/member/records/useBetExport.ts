import { type BetView, exportName, noticeTime } from '@baize/domain';
import { allPages, bettingRecords, longestRecordPage } from '@baize/gateway';
import { useCallback } from 'react';
import { useBrand, useLanguage, useServices } from '../../app/services.ts';
import { useText } from '../../language/useText.ts';
import { betFilters } from './askedFilters.ts';
import { categoryName } from './categoryName.ts';
import { figure, oneOfEach } from './exportRows.ts';
import type { BringTable } from './useExport.ts';
import type { RecordSpan } from './useRecordSpan.ts';

/** All bets of a view, up to now: what is placed while they are fetched moves none of them to another page. */
export function useBetExport(view: BetView, span: RecordSpan): BringTable {
  const text = useText();
  const { client, now } = useServices();
  const { id, currency: own } = useBrand();
  const language = useLanguage();
  return useCallback(
    async (onProgress, signal) => {
      const asked = { ...betFilters(view), from: span.from, to: Math.min(span.to, now()), language };
      let currency = own.code;
      const read = async (pageNo: number, pageSize: number) => {
        const page = await client.call(bettingRecords, { ...asked, pageNo, pageSize }, { signal });
        currency = page.currency ?? currency;
        return { rows: page.bets, total: page.totals.count };
      };
      const { rows, cut } = await allPages({ read, pageSize: longestRecordPage, onProgress });
      const inCurrency = (words: string) => (currency ? `${words} (${currency})` : words);
      return {
        name: exportName(id, 'bets', span.first, span.last),
        head: [
          `${text('records.time')} (${span.zone})`,
          text('records.reference'),
          text('records.category'),
          text('records.vendor'),
          text('records.game'),
          inCurrency(text('records.stake')),
          inCurrency(text('records.valid')),
          inCurrency(text('records.payout')),
          inCurrency(text('records.result')),
          text('records.status'),
        ],
        rows: oneOfEach(rows).map((bet) => [
          noticeTime(bet.at, span.zone),
          bet.reference,
          categoryName(text, bet.category),
          bet.vendorName,
          bet.game,
          figure(bet.stake),
          figure(bet.valid),
          figure(bet.payout),
          figure(bet.result),
          text(`records.bet.${bet.status}`),
        ]),
        cut,
      };
    },
    [client, now, view, span, language, text, id, own],
  );
}
