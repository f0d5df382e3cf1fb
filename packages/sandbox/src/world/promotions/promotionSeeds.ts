import type { ActivityStatus, PrizeKind, PromotionType, TurnoverBase } from '@baize/domain';

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
  /** Figures that the offer gives and asks for; sums in whole units. */
  figures?: {
    rate?: string;
    cap?: number;
    rounds?: number;
    prizePool?: number;
    places?: number;
    turnoverTimes?: number;
    turnoverOf?: TurnoverBase;
    turnoverDays?: number;
  };
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

const most = (sums: readonly number[]): number => Math.max(...sums);
const [first, next, rest] = leaderPrizes;

/** One promotion per type and each activity status once; their texts are in the contents, by type. */
export const promotionSeeds: readonly PromotionSeed[] = [
  {
    type: 'newbie',
    status: null,
    from: -20,
    to: 9,
    figures: { turnoverOf: 'deposit-and-bonus', turnoverDays: 30 },
  },
  {
    type: 'daily',
    status: 'joined',
    from: -40,
    wager: { total: 2_000, left: 1_240 },
    figures: { rate: '0.8', turnoverTimes: 1 },
  },
  {
    type: 'ranking',
    status: 'process',
    from: -14,
    to: 16,
    wager: { total: 10_000, left: 3_400 },
    figures: { prizePool: first + 9 * next + 90 * rest, places: 100 },
  },
  { type: 'limited', status: 'applying', from: -1, hours: 1.5, reviewed: true },
  { type: 'special', status: 'rejected', from: -6, to: 20, reviewed: true, figures: { rounds: 30 } },
  { type: 'high-rebate', status: 'issued', from: -30, amount: 38, figures: { rate: '1.1', turnoverTimes: 0 } },
  { type: 'vip', status: 'claimed', from: -60 },
  { type: 'app-download', status: null, from: -90, prize: 'envelope', figures: { cap: envelope.high } },
  {
    type: 'point-mall',
    status: null,
    from: -12,
    to: 30,
    prize: 'raffle',
    figures: { cap: most(rafflePrizes.map(({ units }) => units)) },
  },
  { type: 'rebate', status: 'closed', from: -50, to: -2 },
  {
    type: 'deposit',
    status: 'coming-soon',
    from: 3,
    to: 12,
    figures: { rate: '20', turnoverTimes: 5, turnoverDays: 14 },
  },
];
