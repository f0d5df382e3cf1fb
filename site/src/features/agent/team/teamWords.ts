import { shortRate, toneOfAmount } from '@baize/domain';
import type { DownlineRow } from '@baize/gateway';
import { useMemo } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { usePercent } from '../../../core/language/usePercent.ts';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useDates } from '../../contracts/useDates.ts';
import { usePlatformZone } from '../shared/agentProfile.ts';
import { useAgentMoney } from '../shared/useAgentMoney.ts';

export type TeamMember = DownlineRow['member'];

export const kindOf = ({ agent }: Pick<TeamMember, 'agent'>): 'agent' | 'player' => (agent ? 'agent' : 'player');

export const memberNote = (text: Translate, { agent, level }: TeamMember): string =>
  text('team.member', { kind: kindOf({ agent }), level });

/** Formats the figures of a row; team figures are null for a player. */
export function useRowFigures(currency: string | null) {
  const text = useText();
  const percent = usePercent();
  const dates = useDates(usePlatformZone());
  const { figure } = useAgentMoney(currency);
  return useMemo(() => {
    const signed = (amount: string) =>
      toneOfAmount(amount) === 'gain' ? inOrder(`+${figure(amount)}`) : figure(amount);
    const pair = (row: DownlineRow, name: 'validBets' | 'result') => {
      const shown = name === 'result' ? signed : figure;
      const own = text('team.own', { amount: shown(row.own[name]) });
      return row.member.agent ? { main: shown(row.teamFigures[name]), own } : { main: null, own };
    };
    return {
      figure,
      balance: (row: DownlineRow) => figure(row.balance),
      bets: (row: DownlineRow) => pair(row, 'validBets'),
      result: (row: DownlineRow) => pair(row, 'result'),
      /** Figures of an agent's team, or a player's own. */
      brief: ({ member, own, teamFigures }: DownlineRow) => {
        const shown = member.agent ? teamFigures : own;
        return [figure(shown.validBets), signed(shown.result)];
      },
      rebate: (row: DownlineRow) => percent(shortRate(row.rebate)),
      contract: (row: DownlineRow) =>
        row.contract ? text(`agent.contract.state.${row.contract}`) : text('team.contract.none'),
      login: (row: DownlineRow) => (row.loginTime === null ? text('team.login.never') : dates.moment(row.loginTime)),
      loginDay: (row: DownlineRow) => (row.loginTime === null ? text('team.login.never') : dates.day(row.loginTime)),
      loginHour: (row: DownlineRow) => (row.loginTime === null ? null : dates.hour(row.loginTime)),
    };
  }, [text, percent, dates, figure]);
}
