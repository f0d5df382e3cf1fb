import { compareAmounts, shareOf } from '../base/amounts.ts';
import type { RankPeriod } from '../games/ranks.ts';

/** What a mission counts: rounds, different games, wins, money staked or deposited, friends. */
export const missionGoals = ['rounds', 'games', 'wins', 'stakes', 'deposits', 'friends'] as const;
export type MissionGoal = (typeof missionGoals)[number];

export const missionStates = ['active', 'done', 'claimed'] as const;
export type MissionState = (typeof missionStates)[number];

/** A mission of the period under way. Progress and target are decimal strings: money where the goal is, else how often. */
export interface Mission {
  id: string;
  name: string;
  /** Null for one we have no picture for. */
  goal: MissionGoal | null;
  /** The type of game that counts; null for any. */
  gameType: string | null;
  period: RankPeriod;
  progress: string;
  target: string;
  /** Money that it brings. */
  amount: string;
  /** Points for the leaderboard. */
  points: number;
  state: MissionState;
  /** When it begins anew and what was not claimed lapses (ms). */
  resets: number;
}

/** Goals that are counted in money. */
export const countsMoney = (goal: MissionGoal | null): boolean => goal === 'stakes' || goal === 'deposits';

/** Where a mission stands. */
export function missionState(progress: string, target: string, claimed: boolean): MissionState {
  if (claimed) return 'claimed';
  return compareAmounts(progress, target) === -1 ? 'active' : 'done';
}

/** From 0 to 1, for a bar. */
export const missionProgress = ({ progress, target }: Pick<Mission, 'progress' | 'target'>): number =>
  shareOf(progress, target) ?? 0;

/** The tabs of the list: what can be done or claimed, and what is over until the period begins anew. */
export const missionTabs = ['active', 'finished'] as const;
export type MissionTab = (typeof missionTabs)[number];

export function arrangeMissions(missions: readonly Mission[], tab: MissionTab): readonly Mission[] {
  const wanted = missions.filter(({ state }) => (state === 'claimed') === (tab === 'finished'));
  return [...wanted].sort((a, b) => Number(b.state === 'done') - Number(a.state === 'done'));
}

/** When the first of the missions begins anew (ms); null without any. */
export const nextReset = (missions: readonly Pick<Mission, 'resets'>[]): number | null =>
  missions.length > 0 ? Math.min(...missions.map(({ resets }) => resets)) : null;

/** What checking in brings on each day in a row. */
export const checkInPoints: readonly number[] = [10, 10, 15, 20, 25, 30, 88];

export interface CheckIn {
  /** The place of today in the row, from 1. */
  day: number;
  done: boolean;
}

const dayMs = 86_400_000;

/**
 * Where a player stands in the row of days, by the days (ms, midnight UTC) on which they checked in, in order. A day that was left out
 * begins the row anew, and so does the day after the last one.
 */
export function checkInStand(days: readonly number[], today: number): CheckIn {
  const done = days.at(-1) === today;
  const past = done ? days.slice(0, -1) : days;
  let row = 0;
  for (let day = today - dayMs; past.includes(day); day -= dayMs) row += 1;
  return { day: (row % checkInPoints.length) + 1, done };
}

export type CheckInState = 'done' | 'today' | 'coming';

/** How each day of a row of so many stands. */
export const checkInDays = ({ day, done }: CheckIn, days: number): readonly CheckInState[] =>
  Array.from({ length: days }, (_, index) => {
    if (index + 1 < day || (index + 1 === day && done)) return 'done';
    return index + 1 === day ? 'today' : 'coming';
  });
