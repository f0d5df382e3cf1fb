import { fromMinor, toMinor } from '../base/money.ts';
import { rebateOf } from './rebates.ts';

/** From so many active friends on, the share of their valid bets in per cent, as a decimal string. */
export interface ReferralTier {
  friends: number;
  rate: string | null;
}

/** A friend who joined by a player's invitation: `active` once they have played. */
export interface InvitedFriend {
  /** Masked by the platform. */
  name: string;
  /** ms. */
  joined: number | null;
  active: boolean;
  /** Decimal strings: what they have staked, and what that brought. */
  validBets: string | null;
  earned: string | null;
}

/** The tier that so many active friends reach; null below the first. */
export function reachedTier(tiers: readonly ReferralTier[], friends: number): ReferralTier | null {
  return [...tiers].sort((a, b) => b.friends - a.friends).find((tier) => friends >= tier.friends) ?? null;
}

/** How many more active friends the next tier needs; null at the top. */
export function friendsMissing(tiers: readonly ReferralTier[], friends: number): number | null {
  const next = [...tiers].sort((a, b) => a.friends - b.friends).find((tier) => tier.friends > friends);
  return next ? next.friends - friends : null;
}

/** What friends bring who bet `each` (a decimal string) apiece, at the share of the tier they reach; null below the first. */
export function estimateReferral(
  tiers: readonly ReferralTier[],
  friends: number,
  each: string,
  digits: number,
): { rate: string; earned: string } | null {
  const rate = reachedTier(tiers, friends)?.rate;
  const minor = toMinor(each, digits);
  if (!rate || minor === null) return null;
  return { rate, earned: fromMinor(rebateOf(minor * BigInt(friends), rate), digits) };
}
