import { exportName, noticeTime } from '@baize/domain';
import type { TreeGridRow } from '@baize/ui/overlays';
import { useCallback } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import type { BringTable } from '../../member/records/useExport.ts';
import type { RecordSpan } from '../../member/records/useRecordSpan.ts';
import { kindOf } from './teamWords.ts';
import type { TeamRow } from './treeState.ts';

interface TeamExport {
  rows: readonly TreeGridRow<TeamRow>[];
  span: RecordSpan;
  currency: string | null;
  rootName: string | null;
}

/** The accounts that are unfolded, as they stand in the tree: nothing is asked for again. */
export function useTeamExport({ rows, span, currency, rootName }: TeamExport): BringTable {
  const text = useText();
  const { id, currency: own } = useBrand();
  return useCallback(async () => {
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
      rows: rows.map(({ data }) => {
        const { member, upline, balance, team, own: alone, teamFigures, rebate, contract, loginTime } = data;
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
      cut: false,
    };
  }, [rows, span, currency, rootName, text, id, own]);
}
