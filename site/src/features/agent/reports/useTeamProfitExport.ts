import { exportName, type TeamProfitView } from '@baize/domain';
import { allPages, longestRecordPage, teamProfit } from '@baize/gateway';
import { useCallback } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useBrand, useServices } from '../../../core/services/services.ts';
import type { BringTable } from '../../../shared/records/useExport.ts';
import type { RecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { rowName } from './teamProfitColumns.tsx';

interface ProfitExport extends Pick<TeamProfitView, 'by' | 'account'> {
  span: RecordSpan;
}

const figures = ['validBets', 'stakes', 'payouts', 'bonuses', 'result', 'deposits', 'withdrawals'] as const;

/** Exports all rows of the view, not just the current page. */
export function useTeamProfitExport({ by, account, span }: ProfitExport): BringTable {
  const text = useText();
  const { client } = useServices();
  const { id, currency: own } = useBrand();
  return useCallback(
    async (onProgress, signal) => {
      let currency = own.code;
      const asked = { by, from: span.from, to: span.to, ...(account !== null && { account }) };
      const { rows, cut } = await allPages({
        read: async (page, pageSize) => {
          const answer = await client.call(teamProfit, { ...asked, page, pageSize }, { signal });
          currency = answer.currency ?? currency;
          return { rows: answer.rows, total: answer.totalPages && answer.totalPages * pageSize, more: answer.more };
        },
        pageSize: longestRecordPage,
        onProgress,
      });
      const inCurrency = (words: string) => (currency ? `${words} (${currency})` : words);
      return {
        name: exportName(id, `team-${by}`, span.first, span.last),
        head: [
          by === 'day' ? `${text('reports.by.day')} (${span.zone})` : text(`reports.by.${by}`),
          text('records.profit.bets'),
          ...figures.map((name) => inCurrency(text(name === 'result' ? 'agent.field.team-result' : `reports.${name}`))),
        ],
        rows: rows.map((row) => [
          rowName(row, text, span.zone),
          { figure: String(row.bets) },
          ...figures.map((name) => ({ figure: row[name] })),
        ]),
        cut,
      };
    },
    [client, by, account, span, text, id, own],
  );
}
