import { addAmounts } from '../base/amounts.ts';
import type { ActivityStatus } from './promotions.ts';

/** A reward in the reward centre. Amounts are decimal strings, times milliseconds since 1970. */
export interface CentreReward {
  id: string;
  name: string;
  about: string;
  picture: string | null;
  /** Null for a status we do not know. */
  status: ActivityStatus | null;
  amount: string | null;
  /** What has to be turned over once it is claimed; null for nothing. */
  turnover: string | null;
  /** When it came to the status it has. */
  since: number | null;
  /** When the status may change by itself: it begins, it is decided, it lapses. */
  turnsAt: number | null;
  /** Why it was refused, in the platform's words. */
  reason: string | null;
}

/** What may become of a reward in each status. Source: section 4 for the statuses; the ways between them are assumed. */
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

/** A step of a reward's course: from `at` (ms) on it has the status. */
export interface RewardStep {
  status: ActivityStatus;
  at: number;
}

export interface RewardStand extends RewardStep {
  /** When the next step is due; null when it stays. */
  turnsAt: number | null;
}

/**
 * Where a reward stands at a moment of its course, steps in the order of time; null before the first. Once claimed it goes no further:
 * time takes nothing away from who has it.
 */
export function rewardStand(course: readonly RewardStep[], claimedAt: number | null, now: number): RewardStand | null {
  if (claimedAt !== null) return { status: 'claimed', at: claimedAt, turnsAt: null };
  const step = course.findLast(({ at }) => at <= now);
  return step ? { ...step, turnsAt: course.find(({ at }) => at > now)?.at ?? null } : null;
}

/** Whether a reward can be claimed now: it was issued and has not lapsed since the list was read. */
export const isClaimable = ({ status, turnsAt }: Pick<CentreReward, 'status' | 'turnsAt'>, now: number): boolean =>
  status === 'issued' && (turnsAt === null || now < turnsAt);

/** The status to be shown: what has lapsed since the list was read is over (FLT-107). */
export const statusAt = (reward: Pick<CentreReward, 'status' | 'turnsAt'>, now: number): ActivityStatus | null =>
  reward.status === 'issued' && !isClaimable(reward, now) ? 'closed' : reward.status;

/** When the next of them turns by itself (ms); null when none does. */
export function nextTurn(rewards: readonly Pick<CentreReward, 'turnsAt'>[], now: number): number | null {
  const turns = rewards.flatMap(({ turnsAt }) => (turnsAt !== null && turnsAt > now ? [turnsAt] : []));
  return turns.length > 0 ? Math.min(...turns) : null;
}

export interface Claimable {
  rewards: readonly CentreReward[];
  /** What all of them bring; null when one of them does not say. */
  amount: string | null;
}

/** What one press on "claim all" brings. */
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

/** What can be had comes first and what is over last; the latest first among equals. */
export function arrangeCentre(rewards: readonly CentreReward[]): readonly CentreReward[] {
  const place = ({ status }: CentreReward) => (status === null ? order.length : order.indexOf(status));
  return [...rewards].sort((a, b) => place(a) - place(b) || (b.since ?? 0) - (a.since ?? 0));
}

/** The status a list is narrowed to by its address; null shows all. */
export const centreFilter = (value: string | null): ActivityStatus | null =>
  order.find((status) => status === value) ?? null;
