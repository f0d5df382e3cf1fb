import { firstIncomeView, type IncomeView, incomeSources, withFilters } from '@baize/domain';
import { Stack } from '@baize/ui';
import { useCallback, useMemo } from 'react';
import { usePercent } from '../../../core/language/usePercent.ts';
import { useText } from '../../../core/language/useText.ts';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import { ExportButton } from '../../../shared/records/ExportButton.tsx';
import { RecordFilters } from '../../../shared/records/RecordFilters.tsx';
import { RecordList } from '../../../shared/records/RecordList.tsx';
import { useRecordSpan } from '../../../shared/records/useRecordSpan.ts';
import type { RecordControl } from '../../../shared/records/useRecordView.ts';
import { useDates } from '../../contracts/useDates.ts';
import { usePlatformZone } from '../shared/agentProfile.ts';
import { contractPages } from '../shared/contractPages.ts';
import { useAgentMoney } from '../shared/useAgentMoney.ts';
import { IncomeTiles } from './IncomeTiles.tsx';
import { incomeColumns, sourceName } from './incomeColumns.tsx';
import { type Income, type IncomeLine, useIncome, useIncomeView } from './useIncome.ts';
import { useIncomeExport } from './useIncomeExport.ts';

const none: readonly (IncomeLine & { reference: string })[] = [];

/** Shows the agent's income by source, period and downline; each figure opens its calculation (AGT-08). */
export function IncomePage() {
  const text = useText();
  const control = useIncomeView();
  const { view } = control;
  const zone = usePlatformZone();
  const span = useRecordSpan(view.dates, zone);
  const { answer, page } = useIncome(view, zone === undefined ? null : span);
  const { value } = answer;
  const money = useAgentMoney(value?.currency);
  const bring = useIncomeExport(view, span);
  const columns = useColumns(control, value, span.zone);
  const rows = useMemo(() => value?.lines.map((line) => ({ ...line, reference: line.id })) ?? none, [value]);
  const listed = useMemo(
    () => ({
      ...answer,
      value: value && { ...value, totals: value.totals && { ...value.totals, count: value.totals.lines } },
    }),
    [answer, value],
  );
  return (
    <Stack gap={4}>
      <IncomeTiles control={control} answer={answer} />
      <RecordList
        caption={text('agent.page.agentRevenueReport')}
        control={control}
        answer={listed}
        page={page}
        rows={rows}
        columns={columns}
        totals={
          value?.totals && {
            label: text('income.total', { count: value.totals.lines }),
            values: { amount: money.figure(value.totals.net) },
          }
        }
        zone={zone}
        first={firstIncomeView}
        filters={<Filters control={control} value={value} />}
        aside={<ExportButton bring={bring} />}
        from={null}
      />
    </Stack>
  );
}

function useColumns({ view, hrefOf }: RecordControl<IncomeView>, value: Income | undefined, zone: string) {
  const text = useText();
  const percent = usePercent();
  const money = useAgentMoney(value?.currency);
  const dates = useDates(zone);
  const { hrefOf: centreHref } = useAgentCentre();
  const memberHref = useCallback(
    (account: string) => hrefOf({ ...view, account, page: 1, open: null }),
    [hrefOf, view],
  );
  return useMemo(
    () =>
      incomeColumns({
        text,
        percent,
        money,
        dates,
        zone,
        memberHref,
        billHref: ({ source, billId }) =>
          source === 'rebate' || !billId ? null : centreHref(contractPages[source], { tab: 'bills', bill: billId }),
      }),
    [text, percent, money, dates, zone, memberHref, centreHref],
  );
}

interface FiltersProps {
  control: RecordControl<IncomeView>;
  value: Income | undefined;
}

function Filters({ control: { view, choose }, value }: FiltersProps) {
  const text = useText();
  const members = new Map(
    value?.lines.flatMap(({ member }) => (member ? [[member.account, member.name] as const] : [])),
  );
  // The address may name an account without a line on this page.
  if (view.account && !members.has(view.account)) members.set(view.account, view.account);
  return (
    <RecordFilters
      filters={[
        {
          id: 'source',
          label: text('income.source'),
          value: view.source ?? '',
          optionsOf: () => incomeSources.map((source) => ({ value: source, label: sourceName(text, source) })),
        },
        {
          id: 'account',
          label: text('income.member'),
          value: view.account ?? '',
          optionsOf: () => [...members].map(([account, name]) => ({ value: account, label: name })),
        },
      ]}
      onApply={({ source, account }) =>
        choose((now) =>
          withFilters(now, {
            source: incomeSources.find((one) => one === source) ?? null,
            account: account || null,
          }),
        )
      }
      onReset={() => choose(() => firstIncomeView)}
    />
  );
}
