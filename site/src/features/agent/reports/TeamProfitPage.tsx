import { firstTeamProfitView, recordPageSize, teamProfitViews } from '@baize/domain';
import { teamProfit } from '@baize/gateway';
import { Button, Inline, Link, LoadFrame, RecordTable, SegmentedControl, Skeleton, Stack, Text } from '@baize/ui';
import { Fragment, useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { endOf, Pages } from '../../../shared/page/Pages.tsx';
import { ExportButton } from '../../../shared/records/ExportButton.tsx';
import { RecordDays } from '../../../shared/records/RecordDays.tsx';
import { useKeepPrevious } from '../../../shared/records/useKeepPrevious.ts';
import { useRecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import { useRecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { usePlatformZone } from '../shared/agentProfile.ts';
import { TeamProfitChart } from './TeamProfitChart.tsx';
import { profitColumns } from './teamProfitColumns.tsx';
import { useTeamProfitExport } from './useTeamProfitExport.ts';
import { type TeamProfit, useTeamProfitView } from './useTeamViews.ts';

/** Shows profit and loss of the team or one branch, by downline, product or day (AGT-07). */
export function TeamProfitPage() {
  const text = useText();
  const control = useTeamProfitView();
  const { view, choose, step, hrefOf } = control;
  const zone = usePlatformZone();
  const span = useRecordSpan(view.dates, zone);
  const asked = {
    by: view.by,
    from: span.from,
    to: span.to,
    ...(view.account !== null && { account: view.account }),
  };
  // A chart needs every day of the range, the table one page of downlines.
  const pageSize = view.by === 'downline' ? recordPageSize : 400;
  const { answer, page } = useKeepPrevious(
    useEndpoint(teamProfit, zone === undefined ? null : { ...asked, page: view.page, pageSize }),
    JSON.stringify(asked),
    view.page,
  );
  const { value } = answer;
  const money = useRecordMoney(value?.currency);
  const columns = useMemo(
    () =>
      profitColumns(view.by, {
        text,
        money,
        zone: span.zone,
        branchHref: (account) => hrefOf({ ...view, account, page: 1 }),
      }),
    [view, text, money, span.zone, hrefOf],
  );
  const bring = useTeamProfitExport({ by: view.by, account: view.account, span });
  const load = loadOf(answer, text, {
    title: text('records.failed'),
    empty: {
      title: text('records.empty'),
      text: text('reports.empty'),
      actions: <Button onClick={() => choose(() => firstTeamProfitView)}>{text('records.empty.reset')}</Button>,
    },
    isEmpty: value?.rows.length === 0,
  });
  return (
    <Stack gap={4}>
      <RecordDays dates={view.dates} zone={zone} onDates={(dates) => choose((now) => ({ ...now, dates, page: 1 }))} />
      <SegmentedControl
        label={text('reports.by')}
        items={teamProfitViews.map((id) => ({ id, label: text(`reports.by.${id}`) }))}
        selected={view.by}
        onSelect={(by) => choose((now) => ({ ...now, by, page: 1 }))}
      />
      {value && value.path.length > 0 && (
        <BranchPath path={value.path} hrefOf={(account) => hrefOf({ ...view, account, page: 1 })} />
      )}
      <LoadFrame load={load} skeleton={<Skeleton shape="row" count={4} />}>
        {value && (
          <Stack gap={4}>
            {view.by === 'day' && <TeamProfitChart profit={value} span={span} />}
            <RecordTable
              caption={text('agent.page.palStatementsAgentCopy')}
              columns={columns}
              rows={value.rows}
              rowId={({ member, category, day }) => member?.account ?? category ?? String(day)}
              load={answer.refreshing ? { kind: 'refreshing', label: text('records.stale') } : { kind: 'ready' }}
              totals={
                value.totals && {
                  label: text('reports.total'),
                  values: {
                    bets: value.totals.bets,
                    validBets: money.plain(value.totals.validBets),
                    stakes: money.plain(value.totals.stakes),
                    payouts: money.plain(value.totals.payouts),
                    bonuses: money.plain(value.totals.bonuses),
                    result: money.signed(value.totals.result),
                  },
                }
              }
              pages={
                <Pages
                  selected={page}
                  {...endOf(value)}
                  busy={answer.refreshing}
                  hrefOf={(next) => hrefOf({ ...view, page: next })}
                  onSelect={(next) => step((now) => ({ ...now, page: next }))}
                />
              }
            />
            <Inline gap={3} justify="between" wrap>
              <Text size="caption" tone="muted">
                {text('reports.result.note')}
              </Text>
              <ExportButton bring={bring} />
            </Inline>
          </Stack>
        )}
      </LoadFrame>
    </Stack>
  );
}

function BranchPath({ path, hrefOf }: { path: TeamProfit['path']; hrefOf: (account: string | null) => string }) {
  const text = useText();
  return (
    <nav aria-label={text('reports.path')}>
      <Inline gap={2} wrap>
        {path.map(({ account, name }, place) => {
          const last = place === path.length - 1;
          return (
            <Fragment key={account}>
              {place > 0 && <span aria-hidden>/</span>}
              {last ? (
                <bdi aria-current="page">{name}</bdi>
              ) : (
                <Link href={hrefOf(place === 0 ? null : account)}>
                  <bdi>{name}</bdi>
                </Link>
              )}
            </Fragment>
          );
        })}
      </Inline>
    </nav>
  );
}
