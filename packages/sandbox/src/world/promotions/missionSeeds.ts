import type { MissionGoal, RankPeriod } from '@baize/domain';

export interface MissionSeed {
  /** Key of its text in the contents, where `{target}` is filled in. */
  id: string;
  goal: MissionGoal;
  period: RankPeriod;
  gameType?: string;
  /** Count, or whole units of the currency. */
  target: number;
  amount: number;
  points: number;
}

/** One mission per goal, over each period. */
export const missionSeeds: readonly MissionSeed[] = [
  { id: 'rounds', goal: 'rounds', period: 'day', gameType: 'RNG', target: 50, amount: 8, points: 80 },
  { id: 'games', goal: 'games', period: 'day', target: 3, amount: 5, points: 60 },
  { id: 'live', goal: 'stakes', period: 'day', gameType: 'LIVE', target: 100, amount: 10, points: 120 },
  { id: 'deposit', goal: 'deposits', period: 'week', target: 1_000, amount: 50, points: 200 },
  { id: 'wins', goal: 'wins', period: 'week', target: 10, amount: 20, points: 150 },
  { id: 'friend', goal: 'friends', period: 'month', target: 1, amount: 150, points: 300 },
];
