import { noticeTime, recordDays } from '@baize/domain';
import { rebateHistory, type ValueOf } from '@baize/gateway';
import { type RecordColumn, RecordTable, Stack } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { endOf } from '../../../shared/page/Pages.tsx';
import { useSince } from '../../points/usePoints.ts';
import { ShownPages } from '../list/ShownPages.tsx';
import { useShown } from '../list/useShown.ts';
import { DaysField } from './DaysField.tsx';
import { useRebateColumns } from './useRebateColumns.tsx';

type Claim = ValueOf<typeof rebateHistory>['claims'][number];

export function RebateHistory() {
  const text = useText();
  const shown = useShown('manualRebate');
  const days = recordDays.find((one) => one === shown.get('days')) ?? null;
  const since = useSince(days);
  const answer = useEndpoint(rebateHistory, { ...since, page: shown.page });
  const { columns: common } = useRebateColumns<Claim>();
  const columns = useMemo(
    (): readonly RecordColumn<Claim>[] => [
      {
        id: 'time',
        header: text('rebate.time'),
        role: 'detail',
        plain: true,
        cell: ({ at }) => <bdi>{noticeTime(at)}</bdi>,
      },
      ...common,
      {
        id: 'reference',
        header: text('rebate.reference'),
        role: 'detail',
        cell: ({ reference }) => <bdi>{reference}</bdi>,
      },
    ],
    [text, common],
  );
  const rows = answer.value?.claims ?? [];
  return (
    <Stack gap={3}>
      <DaysField days={days} onDays={(next) => shown.choose({ days: next })} />
      <RecordTable
        caption={text('rebate.history')}
        captionShown
        columns={columns}
        rows={rows}
        rowId={({ reference, category }) => `${reference} ${category}`}
        load={loadOf(answer, text, {
          title: text('rebate.failed'),
          empty: { title: text('rebate.history.empty') },
          isEmpty: rows.length === 0,
        })}
        pages={<ShownPages shown={shown} {...endOf(answer.value)} busy={answer.refreshing} />}
      />
    </Stack>
  );
}
