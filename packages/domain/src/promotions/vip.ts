import { compareAmounts, shareOf, subtractAmounts } from '../base/amounts.ts';
import { fromMinor, toMinor } from '../base/money.ts';
import { rebateOf } from './rebates.ts';

/** One tier of the club. Amounts are decimal strings, rates percentages. */
export interface VipTier {
  rank: number;
  name: string;
  picture: string | null;
  /** The valid bets from which one belongs to it. */
  from: string;
  slotRebate: string | null;
  birthdayBonus: string | null;
  /** Null for no limit. */
  withdrawalsADay: number | null;
  priorityWithdrawals: boolean;
  serviceLine: boolean;
}

export interface VipClub {
  /** The lowest first. */
  tiers: VipTier[];
  /** The player's own over the last `days`; null for a visitor and who is no player. */
  validBets: string | null;
  days: number;
}

export interface TierStanding {
  tier: VipTier;
  /** `next` is the first that is not reached. */
  state: 'reached' | 'current' | 'next' | 'locked';
  /** The way to the next tier: what is done of it, from 0 to 1, and the bets that are missing. */
  way: { done: number; left: string } | null;
}

/** Where a player stands in the club. The platform's rank decides, for it may also promote by hand; bets only measure the way. */
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

/** Round sums of valid bets a month, from about what the lowest tier takes to above what the highest does; none without tiers. */
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

/** What a tier takes in a month of 30 days, in hundredths of a unit; null when it is no amount. */
function monthlyOf(from: string, days: number): bigint | null {
  const amount = toMinor(from, cents);
  return amount === null || days <= 0 ? null : (amount * 30n) / BigInt(days);
}

export interface VipEstimate {
  tier: VipTier;
  /** Of a month, if all of it is bet on slots; null where the tier has none. */
  rebate: string | null;
}

/** The tier that so many valid bets a month (whole units) open, and what it brings; null below the lowest. `digits` are the currency's. */
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
