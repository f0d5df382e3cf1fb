import { compareAmounts, shareOf, subtractAmounts } from '../base/amounts.ts';

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
