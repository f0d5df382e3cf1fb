import type { ActivityStatus, PrizeKind, PromotionType } from '@baize/domain';

export interface PromotionSeed {
  type: PromotionType;
  /** Where an account with a past stands. */
  status: ActivityStatus | null;
  /** Days before and after today; without an end it stays. */
  from: number;
  to?: number;
  /** Instead of `to`: how long it still goes on after the world began. */
  hours?: number;
  prize?: PrizeKind;
  /** Whole units of the currency that are issued. */
  amount?: number;
  /** Whole units to wager, and those that are left. */
  wager?: { total: number; left: number };
  /** An application is looked at before it counts. */
  reviewed?: true;
}

/** What the leaderboard pays for the first place, each of the next nine and each of the other ninety, in whole units. */
export const leaderPrizes = [1_000, 200, 20] as const;
/** What may be in a red envelope, in whole units. */
export const envelope = { low: 5, high: 50 } as const;
/** The prizes of the raffle in whole units, and how often each is among the tickets. */
export const rafflePrizes = [
  { units: 5, tickets: 3 },
  { units: 10, tickets: 2 },
  { units: 20, tickets: 1 },
  { units: 100, tickets: 1 },
] as const;

/** One per type, and each activity status once. What they say stands in the contents, by type. */
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
