import { type CentreReward, isClaimable } from '@baize/domain';
import { claimReward } from '@baize/gateway';
import { Reward, Stack } from '@baize/ui';
import { claimed } from '../../../money/claimed.ts';
import { useMoneyAction } from '../../../money/useMoneyAction.ts';
import { ClaimError, isWaiting } from './ClaimError.tsx';
import { useRewardWords } from './useRewardWords.ts';
import { useTold } from './useTold.ts';

interface RewardRowProps {
  reward: CentreReward;
  now: number;
  /** True while all rewards are claimed at once. */
  busy: boolean;
  /** Credited together with all others, but not updated in the list yet. */
  credited: boolean;
}

/** Shows a reward with its own button and result, so that others can be claimed meanwhile. */
export function RewardRow({ reward, now, busy, credited }: RewardRowProps) {
  const words = useRewardWords();
  const { state, send, check } = useMoneyAction(claimReward, claimed);
  useTold(state, words.credited);
  const { label, what } = words.claim(reward.amount);
  const sending = state.kind === 'sending';
  const open = isClaimable(reward, now) && !credited && state.kind !== 'done' && (sending || !isWaiting(state));
  const onClaim = () => void send({ rewardId: reward.id }, what);
  return (
    <Stack gap={2}>
      <Reward
        {...words.of(reward, now)}
        claim={open ? { label, busy: busy || sending, onClick: onClaim } : undefined}
      />
      <ClaimError state={state} onCheck={check} />
    </Stack>
  );
}
