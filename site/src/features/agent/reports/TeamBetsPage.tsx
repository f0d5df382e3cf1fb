import { type BetRecord, firstTeamBetView, type TeamBetView, withFilters } from '@baize/domain';
import { teamBets, type ValueOf } from '@baize/gateway';
import { useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { usePictures } from '../../../data/pictures.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { betFilters } from '../../../shared/records/askedFilters.ts';
import { BetFilters } from '../../../shared/records/BetFilters.tsx';
import { betColumns } from '../../../shared/records/betColumns.tsx';
import { betCells } from '../../../shared/records/useBetExport.ts';
import { useKeepPrevious } from '../../../shared/records/useKeepPrevious.ts';
import { useRecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import type { TeamMember } from './memberColumn.tsx';
import { TeamRecordList } from './TeamRecordList.tsx';
import { useTeamBetView, useTeamQuery } from './useTeamViews.ts';

type TeamBet = BetRecord & { member: TeamMember };

const rowsOf = ({ bets }: ValueOf<typeof teamBets>) => bets.map(({ member, bet }): TeamBet => ({ ...bet, member }));

/** Lists the team's bets with their owners, and totals over the whole filter (AGT-06). */
export function TeamBetsPage() {
  const text = useText();
  const { client } = useServices();
  const control = useTeamBetView();
  const { view, choose } = control;
  const query = useTeamQuery(view, betFilters(view));
  const list = useKeepPrevious(useEndpoint(teamBets, query.input), query.key, view.page);
  const { value } = list.answer;
  const money = useRecordMoney(value?.currency);
  const pictures = usePictures();
  const { zone } = query;
  const columns = useMemo(
    () => betColumns({ text, money, zone, openHref: null }, pictures),
    [text, money, zone, pictures],
  );
  const onFilters = (filters: Partial<TeamBetView>) => choose((now) => withFilters(now, filters));
  return (
    <TeamRecordList<TeamBetView, TeamBet, ValueOf<typeof teamBets>>
      caption={text('agent.page.personalHistoryCopy')}
      control={control}
      query={query}
      list={list}
      rowsOf={rowsOf}
      columns={columns}
      totals={
        value?.totals && {
          label: text('records.total', { count: value.totals.count }),
          values: {
            stake: money.plain(value.totals.stake),
            valid: money.plain(value.totals.valid),
            result: money.signed(value.totals.result),
          },
        }
      }
      first={firstTeamBetView}
      filters={<BetFilters view={view} onFilters={onFilters} onReset={() => choose(() => firstTeamBetView)} />}
      onPart={onFilters}
      file={{
        kind: 'team-bets',
        read: (asked, signal) => client.call(teamBets, { ...query.filters, ...asked }, { signal }),
        cells: betCells,
      }}
    />
  );
}
