import {
  type AccountRecord,
  type AccountTotals,
  type AccountView,
  firstAccountView,
  noticeTime,
  recordPageSize,
  withFilters,
} from '@baize/domain';
import { accountRecords } from '@baize/gateway';
import { DescriptionList, Stack } from '@baize/ui';
import { useCallback, useMemo } from 'react';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useLanguage, usePlays, useServices } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { AccountFilters } from '../../../shared/records/AccountFilters.tsx';
import { accountColumns } from '../../../shared/records/accountColumns.tsx';
import { accountFilters } from '../../../shared/records/askedFilters.ts';
import { ExportButton } from '../../../shared/records/ExportButton.tsx';
import { RecordList } from '../../../shared/records/RecordList.tsx';
import type { BringTable } from '../../../shared/records/useExport.ts';
import { useKeepPrevious } from '../../../shared/records/useKeepPrevious.ts';
import { type TableCell, useRecordExport } from '../../../shared/records/useRecordExport.ts';
import { type RecordMoney, useRecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import { type RecordSpan, useRecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { useAccountView } from '../../../shared/records/useRecordView.ts';

const none: readonly AccountRecord[] = [];

export function AccountList({ from }: { from: string | null }) {
  const text = useText();
  const control = useAccountView();
  const { view, hrefOf, choose } = control;
  const { hrefOf: pageHref } = useCentre();
  const span = useRecordSpan(view.dates);
  const plays = usePlays();
  const asked = { ...accountFilters(view), from: span.from, to: span.to, language: useLanguage() };
  const input = { ...asked, page: view.page, pageSize: recordPageSize };
  const { answer, page } = useKeepPrevious(
    useEndpoint(accountRecords, plays ? input : null),
    JSON.stringify(asked),
    view.page,
  );
  const { value } = answer;
  const bring = useAccountExport(view, span);
  const money = useRecordMoney(value?.currency);
  const openHref = useCallback((reference: string) => hrefOf({ ...view, open: reference }), [hrefOf, view]);
  const columns = useMemo(() => {
    const receiptHref = (reference: string) => pageHref('withdraw', { movement: reference });
    return accountColumns({ text, money, openHref, receiptHref });
  }, [text, money, openHref, pageHref]);
  return (
    <Stack gap={4}>
      <RecordList
        caption={text('member.page.transactionHistory')}
        control={control}
        answer={answer}
        page={page}
        rows={value?.records ?? none}
        columns={columns}
        totals={
          value?.totals && {
            label: text('records.total.account', { count: value.totals.count }),
            values: { amount: money.signed(value.totals.net) },
          }
        }
        first={firstAccountView}
        filters={
          <AccountFilters
            view={view}
            onFilters={(filters) => choose((now) => withFilters(now, filters))}
            onReset={() => choose(() => firstAccountView)}
          />
        }
        aside={<ExportButton bring={bring} />}
        from={from}
      />
      {value?.totals && value.totals.count > 0 && <AccountSums totals={value.totals} money={money} />}
    </Stack>
  );
}

/** Shows money in and out; the table's footer only has the net amount. */
export function AccountSums({ totals: { gained, spent, net }, money }: { totals: AccountTotals; money: RecordMoney }) {
  const text = useText();
  return (
    <DescriptionList
      items={[
        { id: 'gained', term: text('records.total.gained'), value: money.plain(gained) },
        { id: 'spent', term: text('records.total.spent'), value: money.plain(spent) },
        { id: 'net', term: text('records.total.net'), value: money.signed(net) },
      ]}
    />
  );
}

function useAccountExport(view: AccountView, span: RecordSpan): BringTable {
  const text = useText();
  const { client } = useServices();
  return useRecordExport({
    kind: 'account',
    span,
    async read(asked, signal) {
      const page = await client.call(accountRecords, { ...accountFilters(view), ...asked }, { signal });
      return { rows: page.records, total: page.totals?.count ?? null, more: page.more, currency: page.currency };
    },
    columns: (inCurrency) => accountCells(text, span.zone, inCurrency),
  });
}

export const accountCells = (
  text: Translate,
  zone: string,
  inCurrency: (heading: string) => string,
): readonly TableCell<AccountRecord>[] => [
  { head: `${text('records.applied')} (${zone})`, cell: ({ at }) => noticeTime(at, zone) },
  { head: text('records.reference'), cell: ({ reference }) => reference },
  { head: text('records.type'), cell: ({ type }) => text(`records.type.${type}`) },
  { head: text('records.name'), cell: ({ name }) => name ?? '' },
  { head: inCurrency(text('records.amount')), cell: ({ amount }) => ({ figure: amount }) },
  { head: text('records.status'), cell: ({ status }) => text(`movement.state.${status}`) },
  { head: text('records.remark'), cell: ({ remark }) => remark ?? '' },
];
