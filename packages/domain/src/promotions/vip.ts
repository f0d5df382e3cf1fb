import { compareAmounts, shareOf, subtractAmounts } from '../base/amounts.ts';
import { fromMinor, toMinor } from '../base/money.ts';
import { rebateOf } from './rebates.ts';

/** Tier of the VIP club. Amounts are decimal strings, rates per cent. */
export interface VipTier {
  rank: number;
  name: string;
  picture: string | null;
  from: string;
  slotRebate: string | null;
  birthdayBonus: string | null;
  withdrawalsADay: number | null;
  priorityWithdrawals: boolean;
  serviceLine: boolean;
}

export interface VipClub {
  tiers: VipTier[];
  /** Player's bets over the last `days`; null for anyone but players. */
  validBets: string | null;
  days: number;
}

export interface TierStanding {
  tier: VipTier;
  /** `next` is the first tier not reached. */
  state: 'reached' | 'current' | 'next' | 'locked';
  /** Progress to the next tier: share done, 0 to 1, and bets missing. */
  way: { done: number; left: string } | null;
}

/**
 * Returns the player's standing per tier. The platform's rank decides, because it may promote manually; bets only
 * measure progress.
 */
export function vipStandings({ tiers, validBets }: VipClub, rank: number): readonly TierStanding[] {
  const ordered = [...tiers].sort((a, b) => a.rank - b.rank);
  const next = ordered.find((tier) => tier.rank > rank);
  return ordered.map((tier) => {
    if (tier === next) return { tier, state: 'next', way: wayTo(tier, validBets) };
    return { tier, state: tier.rank === rank ? 'current' : tier.rank < rank ? 'reached' : 'locked', way: null };
  });
}

function wayTo({ from }: VipTier, validBets: string | null): TierStanding['way'] {
  if (validBets === null) return null;
  const done = shareOf(validBets, from);
  const left = subtractAmounts(from, validBets);
  if (done === null || left === null) return null;
  return { done, left: compareAmounts(left, '0') === 1 ? left : '0' };
}

const cents = 2;
const roundSums = [100n, 125n, 150n, 200n, 250n, 300n, 400n, 500n, 600n, 800n];

/** Returns round monthly bets to choose from, from about the lowest tier to above the highest; none without tiers. */
export function monthlyBetChoices({ tiers, days }: VipClub): readonly string[] {
  const needs = tiers
    .map(({ from }) => monthlyOf(from, days))
    .filter((need) => need !== null)
    .sort((a, b) => Number(a - b));
  const [lowest, highest] = [needs[0], needs.at(-1)];
  if (lowest === undefined || highest === undefined) return [];
  const choices: bigint[] = [];
  for (let power = 1n; (choices.at(-1) ?? 0n) <= highest; power *= 10n) {
    choices.push(...roundSums.map((sum) => sum * power).filter((sum) => sum % 100n === 0n));
  }
  const first = choices.findLastIndex((choice) => choice <= lowest);
  const last = choices.findIndex((choice) => choice > highest);
  return choices.slice(Math.max(0, first), last + 1).map((choice) => String(choice / 100n));
}

/** Converts a tier's requirement to 30 days, in hundredths of a unit; null if it is not an amount. */
function monthlyOf(from: string, days: number): bigint | null {
  const amount = toMinor(from, cents);
  return amount === null || days <= 0 ? null : (amount * 30n) / BigInt(days);
}

export interface VipEstimate {
  tier: VipTier;
  /** Monthly rebate if everything is bet on slots; null if the tier has none. */
  rebate: string | null;
}

/**
 * Estimates the tier for monthly bets (whole units) and its rebate; null below the lowest. `digits` are the currency's.
 */
export function estimateVip({ tiers, days }: VipClub, monthly: string, digits: number): VipEstimate | null {
  const bets = toMinor(monthly, cents);
  const minor = toMinor(monthly, digits);
  if (bets === null || minor === null) return null;
  const tier = tiers
    .filter(({ from }) => {
      const need = monthlyOf(from, days);
      return need !== null && need <= bets;
    })
    .sort((a, b) => b.rank - a.rank)[0];
  if (!tier) return null;
  const rebate = tier.slotRebate === null ? null : fromMinor(rebateOf(minor, tier.slotRebate), digits);
  return { tier, rebate };
}
