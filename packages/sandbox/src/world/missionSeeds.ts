import type { MissionGoal, RankPeriod } from '@baize/domain';

export interface MissionSeed {
  /** Names its words in the contents, where `{target}` stands for the target. */
  id: string;
  goal: MissionGoal;
  period: RankPeriod;
  /** What counts; every game where none is named. */
  gameType?: string;
  /** Times, or whole units of the currency. */
  target: number;
  /** Whole units of the currency. */
  amount: number;
  points: number;
}

/** One for each goal, over each period. */
export const missionSeeds: readonly MissionSeed[] = [
  { id: 'rounds', goal: 'rounds', period: 'day', gameType: 'RNG', target: 50, amount: 8, points: 80 },
  { id: 'games', goal: 'games', period: 'day', target: 3, amount: 5, points: 60 },
  { id: 'live', goal: 'stakes', period: 'day', gameType: 'LIVE', target: 100, amount: 10, points: 120 },
  { id: 'deposit', goal: 'deposits', period: 'week', target: 1_000, amount: 50, points: 200 },
  { id: 'wins', goal: 'wins', period: 'week', target: 10, amount: 20, points: 150 },
  { id: 'friend', goal: 'friends', period: 'month', target: 1, amount: 150, points: 300 },
];
