import { fromMinor, toMinor } from '../base/money.ts';
import { rebateOf } from './rebates.ts';

/** Tier by active friends; `rate` is the share of their valid bets in per cent, as a decimal string. */
export interface ReferralTier {
  friends: number;
  rate: string | null;
}

/** Invited friend; `active` after the first bet. */
export interface InvitedFriend {
  name: string;
  /** Milliseconds since 1970. */
  joined: number | null;
  active: boolean;
  /** Decimal strings: the friend's stakes, and the player's share. */
  validBets: string | null;
  earned: string | null;
}

export function reachedTier(tiers: readonly ReferralTier[], friends: number): ReferralTier | null {
  return [...tiers].sort((a, b) => b.friends - a.friends).find((tier) => friends >= tier.friends) ?? null;
}

export function friendsMissing(tiers: readonly ReferralTier[], friends: number): number | null {
  const next = [...tiers].sort((a, b) => a.friends - b.friends).find((tier) => tier.friends > friends);
  return next ? next.friends - friends : null;
}

/** Estimates the earnings if each friend bets `each` (a decimal string); null below the first tier. */
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
