import {
  type AccountRecord,
  firstTeamAccountView,
  recordPageSize,
  type TeamAccountView,
  withFilters,
} from '@baize/domain';
import { teamTransactions } from '@baize/gateway';
import { Stack } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage, useServices } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { AccountFilters } from '../../member/records/AccountFilters.tsx';
import { AccountSums, accountCells } from '../../member/records/AccountList.tsx';
import { accountColumns } from '../../member/records/accountColumns.tsx';
import { accountFilters } from '../../member/records/askedFilters.ts';
import { ExportButton } from '../../member/records/ExportButton.tsx';
import { RecordList } from '../../member/records/RecordList.tsx';
import type { BringTable } from '../../member/records/useExport.ts';
import { useKeepPrevious } from '../../member/records/useKeepPrevious.ts';
import { useRecordExport } from '../../member/records/useRecordExport.ts';
import { useRecordMoney } from '../../member/records/useRecordMoney.tsx';
import { type RecordSpan, useRecordSpan } from '../../member/records/useRecordSpan.ts';
import { usePlatformZone } from '../shared/agentProfile.ts';
import { memberColumn, type TeamMember } from './memberColumn.tsx';
import { TeamFilter } from './TeamFilter.tsx';
import { partOf, useTeamAccountView } from './useTeamViews.ts';

type TeamRecord = AccountRecord & { member: TeamMember };

/** Deposits, withdrawals, transfers and bonuses of the team, with the sums of all that is filtered (AGT-09). */
export function TeamTransactionsPage() {
  const text = useText();
  const control = useTeamAccountView();
  const { view, choose } = control;
  const zone = usePlatformZone();
  const span = useRecordSpan(view.dates, zone);
  const asked = { ...accountFilters(view), ...partOf(view), from: span.from, to: span.to, language: useLanguage() };
  const { answer, page } = useKeepPrevious(
    useEndpoint(teamTransactions, zone === undefined ? null : { ...asked, page: view.page, pageSize: recordPageSize }),
    JSON.stringify(asked),
    view.page,
  );
  const { value } = answer;
  const rows = useMemo(
    () => value?.records.map(({ member, record }): TeamRecord => ({ ...record, member })) ?? [],
    [value],
  );
  const money = useRecordMoney(value?.currency);
  const columns = useMemo(
    () => [memberColumn<TeamRecord>(text), ...accountColumns({ text, money, openHref: null, receiptHref: null })],
    [text, money],
  );
  const bring = useTeamTransactionExport(view, span);
  const named = rows.find(({ member }) => member.account === view.account);
  return (
    <Stack gap={4}>
      <RecordList
        caption={text('agent.page.agentDownlineTransactionDetailsCopy')}
        control={control}
        answer={answer}
        page={page}
        rows={rows}
        columns={columns}
        totals={
          value && {
            label: text('records.total.account', { count: value.totals.count }),
            values: { amount: money.signed(value.totals.net) },
          }
        }
        zone={zone}
        first={firstTeamAccountView}
        filters={
          <Stack gap={3}>
            <TeamFilter
              part={view}
              name={named?.member.name ?? null}
              onPart={(part) => choose((now) => withFilters(now, part))}
            />
            <AccountFilters
              view={view}
              onFilters={(filters) => choose((now) => withFilters(now, filters))}
              onReset={() => choose(() => firstTeamAccountView)}
            />
          </Stack>
        }
        aside={<ExportButton bring={bring} />}
        from={null}
      />
      {value && value.totals.count > 0 && <AccountSums totals={value.totals} money={money} />}
    </Stack>
  );
}

/** All movements of a view. */
function useTeamTransactionExport(view: TeamAccountView, span: RecordSpan): BringTable {
  const text = useText();
  const { client } = useServices();
  return useRecordExport<TeamRecord>({
    kind: 'team-transactions',
    span,
    async read(asked, signal) {
      const page = await client.call(
        teamTransactions,
        { ...accountFilters(view), ...partOf(view), ...asked },
        { signal },
      );
      const rows = page.records.map(({ member, record }) => ({ ...record, member }));
      return { rows, total: page.totals.count, currency: page.currency };
    },
    columns: (inCurrency) => [
      { head: text('reports.account'), cell: ({ member }) => member.name },
      ...accountCells(text, span.zone, inCurrency),
    ],
  });
}
