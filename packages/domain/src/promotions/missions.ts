import { compareAmounts, shareOf } from '../base/amounts.ts';
import type { RankPeriod } from '../games/ranks.ts';

export const missionGoals = ['rounds', 'games', 'wins', 'stakes', 'deposits', 'friends'] as const;
export type MissionGoal = (typeof missionGoals)[number];

export const missionStates = ['active', 'done', 'claimed'] as const;
export type MissionState = (typeof missionStates)[number];

/** Mission of the current period. Progress and target are decimal strings: money or a count, depending on the goal. */
export interface Mission {
  id: string;
  name: string;
  goal: MissionGoal | null;
  gameType: string | null;
  period: RankPeriod;
  progress: string;
  target: string;
  amount: string;
  points: number;
  state: MissionState;
  /** Start of the next period, ms, when unclaimed rewards lapse. */
  resets: number;
}

export const countsMoney = (goal: MissionGoal | null): boolean => goal === 'stakes' || goal === 'deposits';

export function missionState(progress: string, target: string, claimed: boolean): MissionState {
  if (claimed) return 'claimed';
  return compareAmounts(progress, target) === -1 ? 'active' : 'done';
}

export const missionProgress = ({ progress, target }: Pick<Mission, 'progress' | 'target'>): number =>
  shareOf(progress, target) ?? 0;

export const missionTabs = ['active', 'finished'] as const;
export type MissionTab = (typeof missionTabs)[number];

export function arrangeMissions(missions: readonly Mission[], tab: MissionTab): readonly Mission[] {
  const wanted = missions.filter(({ state }) => (state === 'claimed') === (tab === 'finished'));
  return [...wanted].sort((a, b) => Number(b.state === 'done') - Number(a.state === 'done'));
}

export const nextReset = (missions: readonly Pick<Mission, 'resets'>[]): number | null =>
  missions.length > 0 ? Math.min(...missions.map(({ resets }) => resets)) : null;

/** Points for each consecutive day of check-in. */
export const checkInPoints: readonly number[] = [10, 10, 15, 20, 25, 30, 88];

export interface CheckIn {
  day: number;
  done: boolean;
}

const dayMs = 86_400_000;

/**
 * Returns the check-in streak from the sorted days (ms, midnight UTC) of past check-ins; it restarts after a missed day
 * and after its last day.
 */
export function checkInStand(days: readonly number[], today: number): CheckIn {
  const done = days.at(-1) === today;
  const past = done ? days.slice(0, -1) : days;
  let row = 0;
  for (let day = today - dayMs; past.includes(day); day -= dayMs) row += 1;
  return { day: (row % checkInPoints.length) + 1, done };
}

export type CheckInState = 'done' | 'today' | 'coming';

export const checkInDays = ({ day, done }: CheckIn, days: number): readonly CheckInState[] =>
  Array.from({ length: days }, (_, index) => {
    if (index + 1 < day || (index + 1 === day && done)) return 'done';
    return index + 1 === day ? 'today' : 'coming';
  });
