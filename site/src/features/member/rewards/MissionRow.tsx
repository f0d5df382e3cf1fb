import { categoryPath, countsMoney, missionProgress, type Mission as Task } from '@baize/domain';
import { claimMission } from '@baize/gateway';
import { Mission } from '@baize/ui';
import { Dices, Gamepad2, type IconNode, Spade, Target, Trophy, UserPlus, Wallet } from 'lucide';
import { useCallback } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { paths } from '../../../core/routing/paths.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useServices } from '../../../core/services/services.ts';
import { useMoney } from '../../../core/services/useMoney.ts';
import { usePointText } from '../../../core/services/usePointText.ts';
import { claimed } from '../../../money/claimed.ts';
import { useMoneyAction } from '../../../money/useMoneyAction.ts';
import { ClaimError, isWaiting } from './ClaimError.tsx';
import { useTold } from './useTold.ts';

const marks: Record<NonNullable<Task['goal']>, IconNode> = {
  rounds: Dices,
  games: Gamepad2,
  wins: Trophy,
  stakes: Spade,
  deposits: Wallet,
  friends: UserPlus,
};

export function MissionRow({ mission }: { mission: Task }) {
  const text = useText();
  const pointText = usePointText();
  const money = useMoney();
  const href = useGoal(mission);
  const { state, send, check } = useMoneyAction(claimMission, claimed);
  const { id, name, goal, period, progress, target, amount, points, resets } = mission;
  const sum = inOrder(money(amount) ?? '–');
  useTold(
    state,
    useCallback(() => ({ text: text('rewards.claimed', { amount: sum }) }), [text, sum]),
    true,
  );

  const shown = (value: string) => inOrder((countsMoney(goal) ? money(value) : pointText(value)) ?? '–');
  const sending = state.kind === 'sending';
  const credited = mission.state === 'claimed' || state.kind === 'done';
  const open = mission.state === 'done' && !credited && (sending || !isWaiting(state));
  const what = text('missions.what', { amount: sum });
  return (
    <>
      <Mission
        icon={goal ? marks[goal] : Target}
        title={name}
        reward={money(amount) ?? '–'}
        note={`${text(`missions.period.${period}`)} · ${text('missions.points', { points })}`}
        progress={{
          label: name,
          value: missionProgress(mission),
          max: 1,
          text: text('missions.progress', { done: shown(progress), target: shown(target) }),
        }}
        status={credited ? { status: 'claimed', label: text('missions.claimed') } : undefined}
        link={mission.state === 'active' ? { label: text('missions.go'), href } : undefined}
        claim={
          open
            ? {
                label: text('missions.claim', { amount: sum }),
                busy: sending,
                onClick: () => void send({ missionId: id, resetTime: resets }, what),
              }
            : undefined
        }
      />
      {isTold(state.kind) && (
        <li>
          <ClaimError state={state} onCheck={check} />
        </li>
      )}
    </>
  );
}

const isTold = (kind: string): boolean => ['checking', 'unknown', 'none'].includes(kind);

function useGoal({ goal, gameType }: Task): string {
  const { hrefOf } = useCentre();
  const { offers } = useServices().platform;
  if (goal === 'deposits' && offers('deposit')) return hrefOf('depositv2');
  if (goal === 'friends' && offers('referral')) return hrefOf('referral');
  return (gameType && categoryPath(gameType)) ?? paths.slots;
}
