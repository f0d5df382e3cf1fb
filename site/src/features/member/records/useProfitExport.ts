import { type BetTotals, type CsvCell, exportName } from '@baize/domain';
import { personalProfit } from '@baize/gateway';
import { useCallback } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useBrand, useServices } from '../../../core/services/services.ts';
import { categoryName } from '../../../shared/records/categoryName.ts';
import { periodName } from '../../../shared/records/periodName.ts';
import type { BringTable } from '../../../shared/records/useExport.ts';
import type { ProfitAsked } from './useProfit.ts';

const figure = (amount: string): CsvCell => ({ figure: amount });

/** Exports fresh figures of the chart and the table: periods first, then categories. */
export function useProfitExport({ input, span }: ProfitAsked): BringTable {
  const text = useText();
  const { client } = useServices();
  const { id, currency: own } = useBrand();
  return useCallback(
    async (onProgress, signal) => {
      const profit = await client.call(personalProfit, input, { signal });
      onProgress(1);
      const currency = profit.currency ?? own.code;
      const inCurrency = (words: string) => (currency ? `${words} (${currency})` : words);
      const row = (kind: string, name: string, { count, stake, valid, payout, result }: BetTotals) => [
        kind,
        name,
        figure(String(count)),
        ...[stake, valid, payout, result].map(figure),
      ];
      return {
        name: exportName(id, 'profit', span.first, span.last),
        head: [
          text('records.profit.step'),
          `${text('records.profit.period')} (${span.zone}), ${text('records.category')}`,
          text('records.profit.bets'),
          inCurrency(text('records.stake')),
          inCurrency(text('records.valid')),
          inCurrency(text('records.payout')),
          inCurrency(text('records.result')),
        ],
        rows: [
          ...profit.periods.map((period) =>
            row(text('records.profit.period'), periodName(period, profit.step, span.zone).name, period),
          ),
          ...profit.categories.map((one) => row(text('records.category'), categoryName(text, one.category), one)),
        ],
        cut: false,
      };
    },
    [client, input, span, text, id, own],
  );
}
