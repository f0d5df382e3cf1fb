import { type BetRecord, type BetView, noticeTime } from '@baize/domain';
import { bettingRecords } from '@baize/gateway';
import { type Translate, useText } from '../../core/language/useText.ts';
import { useServices } from '../../core/services/services.ts';
import { betFilters } from './askedFilters.ts';
import { categoryName } from './categoryName.ts';
import type { BringTable } from './useExport.ts';
import { type TableCell, useRecordExport } from './useRecordExport.ts';
import type { RecordSpan } from './useRecordSpan.ts';

export function useBetExport(view: BetView, span: RecordSpan): BringTable {
  const text = useText();
  const { client } = useServices();
  return useRecordExport({
    kind: 'bets',
    span,
    async read(asked, signal) {
      const page = await client.call(bettingRecords, { ...betFilters(view), ...asked }, { signal });
      return { rows: page.bets, total: page.totals?.count ?? null, more: page.more, currency: page.currency };
    },
    columns: (inCurrency) => betCells(text, span.zone, inCurrency),
  });
}

export const betCells = (
  text: Translate,
  zone: string,
  inCurrency: (heading: string) => string,
): readonly TableCell<BetRecord>[] => [
  { head: `${text('records.time')} (${zone})`, cell: ({ at }) => noticeTime(at, zone) },
  { head: text('records.reference'), cell: ({ reference }) => reference },
  { head: text('records.category'), cell: ({ category }) => categoryName(text, category) },
  { head: text('records.vendor'), cell: ({ vendorName }) => vendorName },
  { head: text('records.game'), cell: ({ game }) => game },
  { head: inCurrency(text('records.stake')), cell: ({ stake }) => ({ figure: stake }) },
  { head: inCurrency(text('records.valid')), cell: ({ valid }) => ({ figure: valid }) },
  { head: inCurrency(text('records.payout')), cell: ({ payout }) => ({ figure: payout }) },
  { head: inCurrency(text('records.result')), cell: ({ result }) => ({ figure: result }) },
  { head: text('records.status'), cell: ({ status }) => text(`records.bet.${status}`) },
];
