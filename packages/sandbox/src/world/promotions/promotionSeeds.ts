import type { ActivityStatus, PrizeKind, PromotionType } from '@baize/domain';

export interface PromotionSeed {
  type: PromotionType;
  status: ActivityStatus | null;
  /** First and last day relative to today; unlimited without `to`. */
  from: number;
  to?: number;
  hours?: number;
  prize?: PrizeKind;
  /** Amount issued, in whole units of the currency. */
  amount?: number;
  wager?: { total: number; left: number };
  /** Review of applications before they count. */
  reviewed?: true;
}

/** Leaderboard prizes in whole units: first place, the next nine, the other ninety. */
export const leaderPrizes = [1_000, 200, 20] as const;
/** Range of a red envelope in whole units. */
export const envelope = { low: 5, high: 50 } as const;
/** Raffle prizes in whole units and their number of tickets. */
export const rafflePrizes = [
  { units: 5, tickets: 3 },
  { units: 10, tickets: 2 },
  { units: 20, tickets: 1 },
  { units: 100, tickets: 1 },
] as const;

/** One promotion per type and each activity status once; their texts are in the contents, by type. */
export const promotionSeeds: readonly PromotionSeed[] = [
  { type: 'newbie', status: null, from: -20, to: 9 },
  { type: 'daily', status: 'joined', from: -40, wager: { total: 2_000, left: 1_240 } },
  { type: 'ranking', status: 'process', from: -14, to: 16, wager: { total: 10_000, left: 3_400 } },
  { type: 'limited', status: 'applying', from: -1, hours: 1.5, reviewed: true },
  { type: 'special', status: 'rejected', from: -6, to: 20, reviewed: true },
  { type: 'high-rebate', status: 'issued', from: -30, amount: 38 },
  { type: 'vip', status: 'claimed', from: -60 },
  { type: 'app-download', status: null, from: -90, prize: 'envelope' },
  { type: 'point-mall', status: null, from: -12, to: 30, prize: 'raffle' },
  { type: 'rebate', status: 'closed', from: -50, to: -2 },
  { type: 'deposit', status: 'coming-soon', from: 3, to: 12 },
];
