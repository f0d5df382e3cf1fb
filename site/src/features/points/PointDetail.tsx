import { noticeTime, pointTypes } from '@baize/domain';
import { pointDetail, type ValueOf } from '@baize/gateway';
import { type RecordColumn, RecordTable, Stack } from '@baize/ui';
import { useMemo } from 'react';
import { type Translate, useText } from '../../core/language/useText.ts';
import { useLanguage, usePlays } from '../../core/services/services.ts';
import { type PointText, usePointText } from '../../core/services/usePointText.ts';
import { loadOf } from '../../data/load.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { endOf } from '../../shared/page/Pages.tsx';
import { daysFilter, MallFilters } from './MallFilters.tsx';
import { MallPages } from './MallPages.tsx';
import { useMallView } from './useMallView.ts';
import { useSince } from './usePoints.ts';

type Entry = ValueOf<typeof pointDetail>['entries'][number];

export function PointDetail() {
  const text = useText();
  const pointText = usePointText();
  const { view } = useMallView();
  const plays = usePlays();
  const since = useSince(view.days);
  const language = useLanguage();
  const input = { ...(view.type ? { pointType: view.type } : {}), ...since, page: view.page, language };
  const answer = useEndpoint(pointDetail, plays ? input : null);
  const columns = useMemo(() => columnsOf(text, pointText), [text, pointText]);
  const filters = useMemo(
    () => [
      {
        id: 'type' as const,
        label: text('points.detail.type'),
        options: [
          { value: '', label: text('points.type.all') },
          ...pointTypes.map((value) => ({ value, label: text(`points.type.${value}`) })),
        ],
      },
      daysFilter(text),
    ],
    [text],
  );
  const rows = answer.value?.entries ?? [];
  return (
    <Stack gap={5}>
      <MallFilters filters={filters} busy={answer.loading} />
      <RecordTable
        caption={text('points.tab.detail')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        load={loadOf(answer, text, { empty: { title: text('points.detail.empty') }, isEmpty: rows.length === 0 })}
        pages={<MallPages {...endOf(answer.value)} busy={answer.refreshing} />}
      />
    </Stack>
  );
}

const columnsOf = (text: Translate, pointText: PointText): readonly RecordColumn<Entry>[] => [
  {
    id: 'time',
    header: text('points.detail.time'),
    cell: ({ time }) => <bdi>{noticeTime(time)}</bdi>,
    role: 'detail',
    plain: true,
  },
  {
    id: 'type',
    header: text('points.detail.type'),
    cell: ({ type }) => text(`points.type.${type}`),
    role: 'title',
    plain: true,
  },
  {
    id: 'remark',
    header: text('points.detail.remark'),
    cell: ({ remark }) => <bdi>{remark ?? '–'}</bdi>,
    role: 'detail',
  },
  {
    id: 'points',
    header: text('points.detail.points'),
    cell: ({ points }) => <bdi>{pointText(points, true)}</bdi>,
    align: 'end',
    role: 'result',
  },
];
