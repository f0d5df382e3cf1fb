import { noticeTime, redemptionKinds, redemptionStatuses } from '@baize/domain';
import { type Redemption, redeemPointList } from '@baize/gateway';
import { type RecordColumn, RecordTable, Stack, StatusBadge } from '@baize/ui';
import { useMemo } from 'react';
import { type Translate, useText } from '../../core/language/useText.ts';
import { useLanguage, usePlays } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { type PointText, usePointText } from '../../core/services/usePointText.ts';
import { loadOf } from '../../data/load.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { endOf } from '../../shared/page/Pages.tsx';
import { daysFilter, MallFilters } from './MallFilters.tsx';
import { MallPages } from './MallPages.tsx';
import { statusLooks } from './statusLooks.ts';
import { useMallView } from './useMallView.ts';
import { useSince } from './usePoints.ts';

export function RedemptionRecords() {
  const text = useText();
  const pointText = usePointText();
  const money = useMoney();
  const { view } = useMallView();
  const plays = usePlays();
  const since = useSince(view.days);
  const language = useLanguage();
  const input = {
    ...(view.status ? { status: view.status } : {}),
    ...(view.redeemed ? { type: view.redeemed } : {}),
    ...since,
    page: view.page,
    language,
  };
  const answer = useEndpoint(redeemPointList, plays ? input : null);
  const columns = useMemo(() => columnsOf(text, money, pointText), [text, money, pointText]);
  const filters = useMemo(() => filtersOf(text), [text]);
  const rows = answer.value?.redemptions ?? [];
  return (
    <Stack gap={5}>
      <MallFilters filters={filters} busy={answer.loading} />
      <RecordTable
        caption={text('points.tab.records')}
        columns={columns}
        rows={rows}
        rowId={({ reference }) => reference}
        load={loadOf(answer, text, { empty: { title: text('points.record.empty') }, isEmpty: rows.length === 0 })}
        pages={<MallPages {...endOf(answer.value)} busy={answer.refreshing} />}
      />
    </Stack>
  );
}

const filtersOf = (text: Translate) => [
  {
    id: 'status' as const,
    label: text('points.record.status'),
    options: [
      { value: '', label: text('points.status.all') },
      ...redemptionStatuses.map((value) => ({ value, label: text(`points.status.${value}`) })),
    ],
  },
  {
    id: 'redeemed' as const,
    label: text('points.kind'),
    options: [
      { value: '', label: text('points.kind.all') },
      ...redemptionKinds.map((value) => ({ value, label: text(`points.kind.${value}`) })),
    ],
  },
  daysFilter(text),
];

type Money = (amount: string) => string | null;

const columnsOf = (text: Translate, money: Money, pointText: PointText): readonly RecordColumn<Redemption>[] => [
  {
    id: 'reference',
    header: text('points.record.reference'),
    cell: ({ reference }) => <bdi>{reference}</bdi>,
    role: 'detail',
  },
  {
    id: 'time',
    header: text('points.record.time'),
    cell: ({ at }) => <bdi>{noticeTime(at)}</bdi>,
    role: 'detail',
  },
  { id: 'type', header: text('points.kind'), cell: ({ kind }) => text(`points.kind.${kind}`), role: 'detail' },
  {
    id: 'name',
    header: text('points.record.name'),
    cell: ({ name }) => <bdi>{name}</bdi>,
    role: 'title',
    plain: true,
  },
  {
    id: 'quantity',
    header: text('points.record.quantity'),
    cell: ({ quantity }) => quantity,
    align: 'end',
    role: 'detail',
  },
  {
    id: 'points',
    header: text('points.record.points'),
    cell: ({ points }) => <bdi>{pointText(points)}</bdi>,
    align: 'end',
    role: 'detail',
  },
  {
    id: 'amount',
    header: text('points.record.amount'),
    cell: ({ amount }) => <bdi>{money(amount) ?? '–'}</bdi>,
    align: 'end',
    role: 'detail',
  },
  {
    id: 'status',
    header: text('points.record.status'),
    cell: ({ status }) => <StatusBadge status={statusLooks[status]} label={text(`points.status.${status}`)} />,
    role: 'result',
    plain: true,
  },
  {
    id: 'remark',
    header: text('points.record.remark'),
    cell: ({ remark }) => <bdi>{remark ?? '–'}</bdi>,
    role: 'detail',
  },
];
