/** From so many active friends on, the share of their valid bets in per cent, as a decimal string. */
export interface ReferralTier {
  friends: number;
  rate: string | null;
}
