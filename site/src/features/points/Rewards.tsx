import {
  arrangeRewards,
  decideGate,
  firstMall,
  type Reward,
  type RewardSort,
  rewardKinds,
  rewardSorts,
  rewardState,
} from '@baize/domain';
import { pointRewards } from '@baize/gateway';
import { Button, Grid, Inline, LoadFrame, PointsItem, SegmentedControl, Stack } from '@baize/ui';
import { Checkbox, SelectField } from '@baize/ui/overlays';
import { inOrder } from '../../core/language/isolate.ts';
import { type Translate, useText } from '../../core/language/useText.ts';
import { useGate } from '../../core/routing/useGate.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useLanguage, useViewer } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { type PointText, usePointText } from '../../core/services/usePointText.ts';
import { loadOf } from '../../data/load.ts';
import { usePictures } from '../../data/pictures.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { RewardsSkeleton } from '../../shared/page/furtherSkeletons.tsx';
import { useMallView } from './useMallView.ts';
import { usePointBalance } from './usePoints.ts';

/** Lists all rewards; anyone can look, players can redeem. */
export function Rewards() {
  const text = useText();
  const pointText = usePointText();
  const money = useMoney();
  const pictures = usePictures();
  const overlay = useOverlay();
  const gate = useGate();
  const viewer = useViewer();
  const { view, change } = useMallView();
  const answer = useEndpoint(pointRewards, { language: useLanguage() });
  const points = usePointBalance().value?.points ?? null;
  const rewards = arrangeRewards(answer.value ?? [], view, points);

  const all = <Button onClick={() => change(() => firstMall)}>{text('points.none.all')}</Button>;
  const load = loadOf(answer, text, {
    empty: {
      title: text('points.none'),
      text: text('points.none.text'),
      actions: answer.value?.length ? all : undefined,
    },
    isEmpty: rewards.length === 0,
  });
  const redeem = (reward: Reward) => {
    const open = () => overlay.open('redeem', { reward: reward.id });
    if (gate(decideGate(viewer), { next: open })) open();
  };
  return (
    <Stack gap={5}>
      <Inline gap={4} justify="between" wrap>
        <Inline gap={4} wrap>
          <SegmentedControl
            label={text('points.kind')}
            items={[
              { id: 'all', label: text('points.kind.all') },
              ...rewardKinds.map((id) => ({ id, label: text(`points.kind.${id}`) })),
            ]}
            selected={view.kind ?? 'all'}
            onSelect={(kind) =>
              change((now) => ({ ...now, kind: rewardKinds.find((known) => known === kind) ?? null }))
            }
          />
          {points !== null && (
            <Checkbox
              label={text('points.within')}
              checked={view.within}
              onValueChange={(within) => change((now) => ({ ...now, within }))}
            />
          )}
        </Inline>
        <SelectField
          compact
          label={text('points.sort')}
          options={rewardSorts.map((value) => ({ value, label: text(`points.sort.${value}`) }))}
          value={view.sort}
          onValueChange={(sort) => change((now) => ({ ...now, sort: sort as RewardSort }))}
        />
      </Inline>
      <LoadFrame load={load} skeleton={<RewardsSkeleton />}>
        <Grid columns="wide">
          {rewards.map((reward) => (
            <PointsItem
              key={reward.id}
              picture={pictures(reward.picture)}
              name={reward.name}
              onRedeem={() => redeem(reward)}
              {...itemOf(reward, points, { text, money, pointText })}
            />
          ))}
        </Grid>
      </LoadFrame>
    </Stack>
  );
}

function itemOf(
  reward: Reward,
  points: string | null,
  { text, money, pointText }: { text: Translate; money: (amount: string) => string | null; pointText: PointText },
) {
  const state = rewardState(reward, points);
  const paid = /[1-9]/.test(reward.amount) ? money(reward.amount) : null;
  const stock =
    reward.stock === null
      ? text('points.stock.unlimited')
      : reward.stock === 0
        ? text('points.soldOut')
        : text('points.stock', { count: reward.stock });
  return {
    stock,
    price: {
      value: pointText(reward.points),
      unit: paid ? text('points.unit.money', { amount: inOrder(paid) }) : text('points.unit'),
    },
    ...{
      ready: { state: 'ready', redeem: text('points.redeem') } as const,
      'sold-out': { state: 'soldOut', redeem: text('points.soldOut') } as const,
      'too-dear': { state: 'tooDear', redeem: text('points.tooDear') } as const,
    }[state.kind],
    missing: state.kind === 'too-dear' ? text('points.missing', { points: pointText(state.missing) }) : undefined,
  };
}
