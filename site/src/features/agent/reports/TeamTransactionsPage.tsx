import { type AccountRecord, firstTeamAccountView, type TeamAccountView, withFilters } from '@baize/domain';
import { teamTransactions, type ValueOf } from '@baize/gateway';
import { Stack } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { AccountFilters } from '../../../shared/records/AccountFilters.tsx';
import { accountColumns } from '../../../shared/records/accountColumns.tsx';
import { accountFilters } from '../../../shared/records/askedFilters.ts';
import { useKeepPrevious } from '../../../shared/records/useKeepPrevious.ts';
import { useRecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import { AccountSums, accountCells } from '../../member/records/AccountList.tsx';
import type { TeamMember } from './memberColumn.tsx';
import { TeamRecordList } from './TeamRecordList.tsx';
import { useTeamAccountView, useTeamQuery } from './useTeamViews.ts';

type TeamTransaction = AccountRecord & { member: TeamMember };

const rowsOf = ({ records }: ValueOf<typeof teamTransactions>) =>
  records.map(({ member, record }): TeamTransaction => ({ ...record, member }));

/** Lists the team's deposits, withdrawals, transfers and bonuses, with totals over the whole filter (AGT-09). */
export function TeamTransactionsPage() {
  const text = useText();
  const { client } = useServices();
  const control = useTeamAccountView();
  const { view, choose } = control;
  const query = useTeamQuery(view, accountFilters(view));
  const list = useKeepPrevious(useEndpoint(teamTransactions, query.input), query.key, view.page);
  const { value } = list.answer;
  const money = useRecordMoney(value?.currency);
  const { zone } = query;
  const columns = useMemo(
    () => accountColumns({ text, money, zone, openHref: null, receiptHref: null }),
    [text, money, zone],
  );
  const onFilters = (filters: Partial<TeamAccountView>) => choose((now) => withFilters(now, filters));
  return (
    <Stack gap={4}>
      <TeamRecordList<TeamAccountView, TeamTransaction, ValueOf<typeof teamTransactions>>
        caption={text('agent.page.agentDownlineTransactionDetailsCopy')}
        control={control}
        query={query}
        list={list}
        rowsOf={rowsOf}
        columns={columns}
        totals={
          value?.totals && {
            label: text('records.total.account', { count: value.totals.count }),
            values: { amount: money.signed(value.totals.net) },
          }
        }
        first={firstTeamAccountView}
        filters={
          <AccountFilters view={view} onFilters={onFilters} onReset={() => choose(() => firstTeamAccountView)} />
        }
        onPart={onFilters}
        file={{
          kind: 'team-transactions',
          read: (asked, signal) => client.call(teamTransactions, { ...query.filters, ...asked }, { signal }),
          cells: accountCells,
        }}
      />
      {value?.totals && value.totals.count > 0 && <AccountSums totals={value.totals} money={money} />}
    </Stack>
  );
}
