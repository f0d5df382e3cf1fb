import { type BetRecord, firstTeamBetView, recordPageSize, type TeamBetView, withFilters } from '@baize/domain';
import { teamBets } from '@baize/gateway';
import { Stack } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage, useServices } from '../../../core/services/services.ts';
import { usePictures } from '../../../data/pictures.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { betFilters } from '../../member/records/askedFilters.ts';
import { BetFilters } from '../../member/records/BetFilters.tsx';
import { betColumns } from '../../member/records/betColumns.tsx';
import { ExportButton } from '../../member/records/ExportButton.tsx';
import { RecordList } from '../../member/records/RecordList.tsx';
import { betCells } from '../../member/records/useBetExport.ts';
import type { BringTable } from '../../member/records/useExport.ts';
import { useKeepPrevious } from '../../member/records/useKeepPrevious.ts';
import { useRecordExport } from '../../member/records/useRecordExport.ts';
import { useRecordMoney } from '../../member/records/useRecordMoney.tsx';
import { type RecordSpan, useRecordSpan } from '../../member/records/useRecordSpan.ts';
import { usePlatformZone } from '../shared/agentProfile.ts';
import { memberColumn, type TeamMember } from './memberColumn.tsx';
import { TeamFilter } from './TeamFilter.tsx';
import { partOf, useTeamBetView } from './useTeamViews.ts';

type TeamBet = BetRecord & { member: TeamMember };

/** The bets of the team, with whose they are and the sums of all that is filtered (AGT-06). */
export function TeamBetsPage() {
  const text = useText();
  const control = useTeamBetView();
  const { view, choose } = control;
  const zone = usePlatformZone();
  const span = useRecordSpan(view.dates, zone);
  const asked = { ...betFilters(view), ...partOf(view), from: span.from, to: span.to, language: useLanguage() };
  const { answer, page } = useKeepPrevious(
    useEndpoint(teamBets, zone === undefined ? null : { ...asked, page: view.page, pageSize: recordPageSize }),
    JSON.stringify(asked),
    view.page,
  );
  const { value } = answer;
  const rows = useMemo(() => value?.bets.map(({ member, bet }): TeamBet => ({ ...bet, member })) ?? [], [value]);
  const money = useRecordMoney(value?.currency);
  const pictures = usePictures();
  const columns = useMemo(
    () => [memberColumn<TeamBet>(text), ...betColumns({ text, money, openHref: null }, pictures)],
    [text, money, pictures],
  );
  const bring = useTeamBetExport(view, span);
  const named = rows.find(({ member }) => member.account === view.account);
  return (
    <RecordList
      caption={text('agent.page.personalHistoryCopy')}
      control={control}
      answer={answer}
      page={page}
      rows={rows}
      columns={columns}
      totals={
        value && {
          label: text('records.total', { count: value.totals.count }),
          values: {
            stake: money.plain(value.totals.stake),
            valid: money.plain(value.totals.valid),
            result: money.signed(value.totals.result),
          },
        }
      }
      zone={zone}
      first={firstTeamBetView}
      filters={
        <Stack gap={3}>
          <TeamFilter
            part={view}
            name={named?.member.name ?? null}
            onPart={(part) => choose((now) => withFilters(now, part))}
          />
          <BetFilters
            view={view}
            onFilters={(filters) => choose((now) => withFilters(now, filters))}
            onReset={() => choose(() => firstTeamBetView)}
          />
        </Stack>
      }
      aside={<ExportButton bring={bring} />}
      from={null}
    />
  );
}

/** All bets of a view. */
function useTeamBetExport(view: TeamBetView, span: RecordSpan): BringTable {
  const text = useText();
  const { client } = useServices();
  return useRecordExport<TeamBet>({
    kind: 'team-bets',
    span,
    async read(asked, signal) {
      const page = await client.call(teamBets, { ...betFilters(view), ...partOf(view), ...asked }, { signal });
      const rows = page.bets.map(({ member, bet }) => ({ ...bet, member }));
      return { rows, total: page.totals.count, currency: page.currency };
    },
    columns: (inCurrency) => [
      { head: text('reports.account'), cell: ({ member }) => member.name },
      ...betCells(text, span.zone, inCurrency),
    ],
  });
}
