import { addAmounts } from '../base/amounts.ts';
import type { ActivityStatus } from './promotions.ts';

/** Reward in the reward centre. Amounts are decimal strings, times ms since 1970. */
export interface CentreReward {
  id: string;
  name: string;
  about: string;
  picture: string | null;
  status: ActivityStatus | null;
  amount: string | null;
  /** Turnover required after claiming; null for none. */
  turnover: string | null;
  since: number | null;
  /** Next automatic change of status: it begins, is decided or lapses. */
  turnsAt: number | null;
  reason: string | null;
}

/** Source: section 4 for the statuses; the transitions are assumed. */
const nextStatuses: Readonly<Record<ActivityStatus, readonly ActivityStatus[]>> = {
  'coming-soon': ['joined', 'issued', 'closed'],
  joined: ['process', 'issued', 'closed'],
  applying: ['joined', 'issued', 'rejected'],
  rejected: ['applying', 'closed'],
  process: ['issued', 'rejected', 'closed'],
  issued: ['claimed', 'closed'],
  claimed: [],
  closed: [],
};

export const canBecome = (from: ActivityStatus, to: ActivityStatus): boolean => nextStatuses[from].includes(to);

export interface RewardStep {
  status: ActivityStatus;
  at: number;
}

export interface RewardStand extends RewardStep {
  turnsAt: number | null;
}

/**
 * Returns the status at a moment, steps in order of time; null before the first. A claimed reward never changes again.
 */
export function rewardStand(course: readonly RewardStep[], claimedAt: number | null, now: number): RewardStand | null {
  if (claimedAt !== null) return { status: 'claimed', at: claimedAt, turnsAt: null };
  const step = course.findLast(({ at }) => at <= now);
  return step ? { ...step, turnsAt: course.find(({ at }) => at > now)?.at ?? null } : null;
}

/** Reports whether a reward is issued and has not lapsed since the list was loaded. */
export const isClaimable = ({ status, turnsAt }: Pick<CentreReward, 'status' | 'turnsAt'>, now: number): boolean =>
  status === 'issued' && (turnsAt === null || now < turnsAt);

/** Returns the status to display; rewards that lapsed since the list was loaded are closed (FLT-107). */
export const statusAt = (reward: Pick<CentreReward, 'status' | 'turnsAt'>, now: number): ActivityStatus | null =>
  reward.status === 'issued' && !isClaimable(reward, now) ? 'closed' : reward.status;

export function nextTurn(rewards: readonly Pick<CentreReward, 'turnsAt'>[], now: number): number | null {
  const turns = rewards.flatMap(({ turnsAt }) => (turnsAt !== null && turnsAt > now ? [turnsAt] : []));
  return turns.length > 0 ? Math.min(...turns) : null;
}

export interface Claimable {
  rewards: readonly CentreReward[];
  amount: string | null;
}

export function claimable(rewards: readonly CentreReward[], now: number): Claimable {
  const open = rewards.filter((reward) => isClaimable(reward, now));
  return { rewards: open, amount: addAmounts(...open.map(({ amount }) => amount)) };
}

const order: readonly ActivityStatus[] = [
  'issued',
  'process',
  'joined',
  'applying',
  'coming-soon',
  'rejected',
  'claimed',
  'closed',
];

export function arrangeCentre(rewards: readonly CentreReward[]): readonly CentreReward[] {
  const place = ({ status }: CentreReward) => (status === null ? order.length : order.indexOf(status));
  return [...rewards].sort((a, b) => place(a) - place(b) || (b.since ?? 0) - (a.since ?? 0));
}

export const centreFilter = (value: string | null): ActivityStatus | null =>
  order.find((status) => status === value) ?? null;
