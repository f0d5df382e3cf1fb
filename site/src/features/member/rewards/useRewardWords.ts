import { type ActivityStatus, type CentreReward, compareAmounts, noticeTime, statusAt } from '@baize/domain';
import type { claimReward, ValueOf } from '@baize/gateway';
import type { RewardProps, Status } from '@baize/ui';
import { useCallback, useMemo } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useMoney } from '../../../core/services/useMoney.ts';

const looks: Record<ActivityStatus, Status> = {
  joined: 'joined',
  applying: 'applying',
  rejected: 'rejected',
  issued: 'issued',
  claimed: 'claimed',
  process: 'process',
  closed: 'closed',
  'coming-soon': 'comingSoon',
};

type Said = Pick<RewardProps, 'title' | 'amount' | 'status' | 'terms' | 'expiry'>;

interface RewardWords {
  of: (reward: CentreReward, now: number) => Said;
  claim: (amount: string | null) => { label: string; what: string };
  claimAll: (amount: string | null) => string;
  credited: (value: ValueOf<typeof claimReward>) => { text: string; detail?: string };
}

export function useRewardWords(): RewardWords {
  const text = useText();
  const money = useMoney();
  const sum = useCallback((amount: string | null) => inOrder(money(amount) ?? '–'), [money]);
  return useMemo(
    () => ({
      of: (reward, now) => {
        const status = statusAt(reward, now);
        return {
          title: reward.name,
          amount: money(reward.amount) ?? '–',
          status: {
            status: status === null ? 'unknown' : looks[status],
            label: text(`rewards.status.${status ?? 'unknown'}`),
          },
          terms: termsOf(reward, text, sum),
          expiry: expiryOf({ ...reward, status }, text),
        };
      },
      claim: (amount) => ({
        label: amount === null ? text('rewards.claim.plain') : text('rewards.claim', { amount: sum(amount) }),
        what: text('rewards.what', { amount: sum(amount) }),
      }),
      claimAll: (amount) =>
        amount === null ? text('rewards.claimAll.plain') : text('rewards.claimAll', { amount: sum(amount) }),
      credited: ({ amount, bonus }) => {
        const said = [
          ...(isSome(amount) ? [text('rewards.claimed', { amount: sum(amount) })] : []),
          ...(isSome(bonus) ? [text('rewards.claimed.bonus', { amount: sum(bonus) })] : []),
        ];
        return { text: said[0] ?? text('rewards.status.claimed'), detail: said[1] };
      },
    }),
    [text, money, sum],
  );
}

const isSome = (amount: string | null): amount is string => amount !== null && compareAmounts(amount, '0') === 1;

function termsOf({ about, turnover, reason }: CentreReward, text: Translate, sum: (amount: string) => string) {
  const said = [
    about,
    turnover === null ? '' : text('rewards.turnover', { amount: sum(turnover) }),
    reason === null ? '' : text('rewards.reason', { reason }),
  ];
  return said.filter(Boolean).join(' ') || undefined;
}

function expiryOf({ status, since, turnsAt }: CentreReward, text: Translate): string | undefined {
  const settled = status === 'claimed' || status === 'closed' || status === 'rejected';
  if (settled || turnsAt === null) return since === null ? undefined : inOrder(noticeTime(since));
  const when = inOrder(noticeTime(turnsAt));
  return text(status === 'issued' ? 'rewards.until' : 'rewards.from', { when });
}
