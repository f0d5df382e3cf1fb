import { type DownlineView, exportName, mostExportRows, noticeTime } from '@baize/domain';
import { allPages, longestRecordPage, teamLevel } from '@baize/gateway';
import { useText } from '../../../core/language/useText.ts';
import { useBrand, useServices } from '../../../core/services/services.ts';
import type { BringTable } from '../../../shared/records/useExport.ts';
import type { RecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { kindOf } from './teamWords.ts';
import { top } from './treeState.ts';
import { filtersOf } from './useTeamSearch.ts';
import { wholeTeam } from './wholeTeam.ts';

interface TeamExport {
  view: DownlineView;
  span: RecordSpan;
  rootName: string | null;
}

export function useTeamExport({ view, span, rootName }: TeamExport): BringTable {
  const text = useText();
  const { client } = useServices();
  const { id, currency: own } = useBrand();
  return async (onProgress, signal) => {
    let total = 0;
    let currency: string | null = null;
    const { rows, cut } = await wholeTeam({
      read: async (account) => {
        const parent = account === top ? view.branch : account;
        const asked = { from: span.from, to: span.to, ...filtersOf(view), ...(parent !== null && { parent }) };
        const level = await allPages({
          read: async (page, pageSize) => {
            const answer = await client.call(teamLevel, { ...asked, page, pageSize }, { signal });
            total = answer.teamTotal;
            currency = answer.currency;
            return answer;
          },
          pageSize: longestRecordPage,
        });
        return level.rows;
      },
      most: mostExportRows,
      onRows: (count) => onProgress(total > 0 ? Math.min(1, count / total) : 1),
    });
    const code = currency ?? own.code;
    const inCurrency = (words: string) => (code ? `${words} (${code})` : words);
    const bets = text('agent.field.valid-bets');
    const result = text('team.result');
    const ofTeam = (words: string) => inCurrency(text('team.export.team', { figure: words }));
    const ofOwn = (words: string) => inCurrency(text('team.export.own', { figure: words }));
    return {
      name: exportName(id, 'downlines', span.first, span.last),
      head: [
        text('team.account'),
        text('team.upline'),
        text('team.kind'),
        text('team.level'),
        inCurrency(text('team.balance')),
        text('team.size'),
        ofTeam(bets),
        ofOwn(bets),
        ofTeam(result),
        ofOwn(result),
        `${text('team.rebate')} (%)`,
        text('team.contract'),
        `${text('team.login')} (${span.zone})`,
      ],
      rows: rows.map((row) => {
        const { member, upline, balance, team, own: alone, teamFigures, rebate, contract, loginTime } = row;
        return [
          member.name,
          upline ?? rootName ?? '',
          text(`team.kind.${kindOf(member)}`),
          { figure: String(member.level) },
          { figure: balance },
          { figure: String(team) },
          { figure: teamFigures.validBets },
          { figure: alone.validBets },
          { figure: teamFigures.result },
          { figure: alone.result },
          { figure: rebate },
          contract ? text(`agent.contract.state.${contract}`) : text('team.contract.none'),
          loginTime === null ? '' : noticeTime(loginTime, span.zone),
        ];
      }),
      cut,
    };
  };
}
