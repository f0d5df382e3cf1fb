import { subtractAmounts } from '@baize/domain';
import { Button, Grid, Inline, Stack, type StatDelta, StatTile, Text } from '@baize/ui';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useRecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import { useDates } from '../../contracts/useDates.ts';
import { deltaOf } from './deltaOf.ts';
import type { Overview, OverviewData } from './useOverview.ts';

interface Tile {
  id: string;
  label: string;
  value: string;
  delta?: StatDelta;
  note: string;
}

export function OverviewTiles({ overview, answer, span, zone }: { overview: Overview } & OverviewData) {
  const text = useText();
  const dates = useDates(zone);
  const tiles = useTiles(overview);
  return (
    <Stack gap={3}>
      <Inline gap={3} justify="between" wrap>
        <Text>
          {text('agent.overview.compared', {
            period: dates.period(span),
            before: dates.period({ from: overview.beforeFrom, to: overview.beforeTo }),
          })}
        </Text>
        <Inline gap={2}>
          <Text size="caption" tone="muted">
            {text('agent.overview.updated', { time: dates.moment(overview.updatedAt) })}
          </Text>
          <Button kind="ghost" size="sm" busy={answer.refreshing} onClick={() => void answer.retry()}>
            {text('agent.overview.refresh')}
          </Button>
        </Inline>
      </Inline>
      <Grid columns="tiles">
        {tiles.map(({ id, ...tile }) => (
          <StatTile key={id} size="sm" {...tile} />
        ))}
      </Grid>
    </Stack>
  );
}

function useTiles({ size, direct, current, before, currency }: Overview): readonly Tile[] {
  const text = useText();
  const money = useRecordMoney(currency);
  const net = (of: Overview['current']) => subtractAmounts(of.deposits, of.withdrawals) ?? '0';
  const amount = (
    id: 'active' | 'validBets' | 'result' | 'deposits' | 'withdrawals' | 'net' | 'income',
    now: string,
    then: string,
    upIsGood: boolean,
    plain = money.plain,
  ): Tile => {
    const delta = deltaOf(now, then, upIsGood);
    const note = text('agent.overview.before', { amount: inOrder(plain(then)) });
    return { id, label: text(`agent.overview.${id}`), value: plain(now), note, ...(delta && { delta }) };
  };
  const counted = (value: string) => text('agent.overview.count', { count: Number(value) });
  return [
    {
      id: 'size',
      label: text('agent.overview.size'),
      value: text('agent.overview.count', { count: size }),
      delta: { text: text('agent.overview.new', { count: current.fresh }), trend: 'new', tone: 'positive' },
      note: text('agent.overview.direct', { count: direct }),
    },
    amount('active', String(current.activeMembers), String(before.activeMembers), true, counted),
    amount('validBets', current.validBets, before.validBets, true),
    amount('result', current.result, before.result, true),
    amount('deposits', current.deposits, before.deposits, true),
    amount('withdrawals', current.withdrawals, before.withdrawals, false),
    amount('net', net(current), net(before), true),
    amount('income', current.income, before.income, true),
  ];
}
