import { noticeTime, recordDays } from '@baize/domain';
import { referralEarnings, type ValueOf } from '@baize/gateway';
import { type RecordColumn, RecordTable, Stack } from '@baize/ui';
import { useMemo } from 'react';
import { usePercent } from '../../../core/language/usePercent.ts';
import { useText } from '../../../core/language/useText.ts';
import { useMoney } from '../../../core/services/useMoney.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { endOf } from '../../../shared/page/Pages.tsx';
import { useSince } from '../../points/usePoints.ts';
import { ShownPages } from '../list/ShownPages.tsx';
import { useShown } from '../list/useShown.ts';
import { DaysField } from './DaysField.tsx';

type Earning = ValueOf<typeof referralEarnings>['earnings'][number];

export function ReferralEarnings() {
  const text = useText();
  const money = useMoney();
  const percent = usePercent();
  const shown = useShown('referral');
  const days = recordDays.find((one) => one === shown.get('days')) ?? null;
  const since = useSince(days);
  const answer = useEndpoint(referralEarnings, { ...since, page: shown.page });
  const columns = useMemo(
    (): readonly RecordColumn<Earning>[] => [
      {
        id: 'day',
        header: text('invited.day'),
        role: 'title',
        plain: true,
        cell: ({ day }) => <bdi>{dayOf(day)}</bdi>,
      },
      {
        id: 'active',
        header: text('invited.active'),
        role: 'detail',
        align: 'end',
        cell: ({ active }) => <bdi>{active}</bdi>,
      },
      {
        id: 'bets',
        header: text('invited.bets'),
        role: 'detail',
        align: 'end',
        cell: ({ validBets }) => <bdi>{money(validBets) ?? '–'}</bdi>,
      },
      {
        id: 'rate',
        header: text('rebate.rate'),
        role: 'detail',
        align: 'end',
        cell: ({ rate }) => <bdi>{percent(rate)}</bdi>,
      },
      {
        id: 'earned',
        header: text('invited.earned'),
        role: 'result',
        align: 'end',
        cell: ({ amount }) => <bdi>{money(amount) ?? '–'}</bdi>,
      },
      {
        id: 'paid',
        header: text('invited.paid'),
        role: 'detail',
        cell: ({ paid }) => <bdi>{noticeTime(paid)}</bdi>,
      },
      {
        id: 'reference',
        header: text('rebate.reference'),
        role: 'detail',
        cell: ({ reference }) => <bdi>{reference}</bdi>,
      },
    ],
    [text, money, percent],
  );
  const rows = answer.value?.earnings ?? [];
  return (
    <Stack gap={3}>
      <DaysField days={days} onDays={(next) => shown.choose({ days: next })} />
      <RecordTable
        caption={text('invited.earnings')}
        columns={columns}
        rows={rows}
        rowId={({ reference }) => reference}
        load={loadOf(answer, text, {
          title: text('invited.failed'),
          empty: { title: text('invited.earnings.empty') },
          isEmpty: rows.length === 0,
        })}
        pages={<ShownPages shown={shown} {...endOf(answer.value)} busy={answer.refreshing} />}
      />
    </Stack>
  );
}

/** The platform's days are in UTC. */
const dayOf = (day: number | null): string => noticeTime(day, 'UTC').slice(0, 10);
