import {
  activityStatuses,
  arrangeCentre,
  type CentreReward,
  centreFilter,
  claimable,
  nextTurn,
  statusAt,
} from '@baize/domain';
import { claimAllRewards, rewardCentre } from '@baize/gateway';
import { Button, Inline, LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { claimed } from '../../../money/claimed.ts';
import { useMoneyAction } from '../../../money/useMoneyAction.ts';
import { useOfferClock } from '../../promotions/useOfferClock.ts';
import { useShown } from '../list/useShown.ts';
import { ClaimError, isWaiting } from './ClaimError.tsx';
import { claimLoad } from './claimLoad.ts';
import { RewardRow } from './RewardRow.tsx';
import { useRewardWords } from './useRewardWords.ts';
import { useTold } from './useTold.ts';

const none: readonly CentreReward[] = [];

export function RewardList() {
  const text = useText();
  const words = useRewardWords();
  const language = useLanguage();
  const { get, choose } = useShown('rewardCenter');
  const answer = useEndpoint(rewardCentre, { language }, { every: 60_000 });
  const rewards = useMemo(() => arrangeCentre(answer.value ?? none), [answer.value]);
  const now = useOfferClock((moment) => nextTurn(rewards, moment));
  const all = useMoneyAction(claimAllRewards, claimed);
  useTold(all.state, words.credited);
  const credited = all.state.kind === 'done' ? (all.state.value?.rewards ?? []) : [];

  const status = centreFilter(get('status'));
  const shown = status ? rewards.filter((reward) => statusAt(reward, now) === status) : rewards;
  const open = claimable(
    rewards.filter(({ id }) => !credited.includes(id)),
    now,
  );
  const load = claimLoad(answer, text, {
    title: text('rewards.failed'),
    empty: status ? { title: text('rewards.empty.status') } : { title: text('rewards.empty') },
    isEmpty: shown.length === 0,
  });
  const sending = all.state.kind === 'sending';
  return (
    <Stack gap={4}>
      {load.kind === 'loading' && <Skeleton shape="controls" />}
      {rewards.length > 0 && answer.error?.code !== 'on-a-break' && (
        <Inline gap={3} justify="between" wrap>
          <SelectField
            compact
            label={text('rewards.filter')}
            options={[
              { value: '', label: text('rewards.filter.all') },
              ...activityStatuses.map((value) => ({ value, label: text(`rewards.status.${value}`) })),
            ]}
            value={status ?? ''}
            onValueChange={(value) => choose({ status: value })}
          />
          <Inline gap={3} wrap>
            <Text as="span" tone="secondary">
              <span role="status">{text('rewards.count', { count: open.rewards.length })}</span>
            </Text>
            {open.rewards.length > 0 && (sending || !isWaiting(all.state)) && (
              <Button kind="accent" busy={sending} onClick={() => void all.send({}, words.claim(open.amount).what)}>
                {words.claimAll(open.amount)}
              </Button>
            )}
          </Inline>
        </Inline>
      )}
      <ClaimError state={all.state} onCheck={all.check} />
      <LoadFrame load={load} skeleton={<Skeleton shape="row" count={6} />}>
        <Stack gap={3}>
          {shown.map((reward) => (
            <RewardRow
              key={reward.id}
              reward={reward}
              now={now}
              busy={sending}
              credited={credited.includes(reward.id)}
            />
          ))}
        </Stack>
      </LoadFrame>
    </Stack>
  );
}
