export const matchBets = ['first', 'draw', 'second'] as const;
export type MatchBet = (typeof matchBets)[number];

export interface MatchResult {
  kind: 'match';
  score: readonly [number, number];
}

/** Frequency of each result out of five, and payout per ten staked; all return the same. */
export const ends: Readonly<Record<MatchBet, { ofFive: number; paysForTen: bigint }>> = {
  first: { ofFive: 2, paysForTen: 24n },
  draw: { ofFive: 1, paysForTen: 48n },
  second: { ofFive: 2, paysForTen: 24n },
};

/** Long-run return of every bet in percent. */
export const returned = '96.00';

const highest = 3;

/** Plays a match: draws the winner first, then a matching score. */
export function playMatch(random: () => number): MatchResult {
  const place = random() * 5;
  const low = Math.floor(random() * (highest + 1));
  const high = low + 1 + Math.floor(random() * highest);
  if (place < ends.first.ofFive) return { kind: 'match', score: [high, low] };
  return { kind: 'match', score: place < ends.first.ofFive + ends.draw.ofFive ? [low, low] : [low, high] };
}

export const sideOf = ({ score: [first, second] }: MatchResult): MatchBet =>
  first === second ? 'draw' : first > second ? 'first' : 'second';

/** Returns the payout including the stake, in minor units, rounded down. */
export const paid = (bet: MatchBet, stake: bigint, result: MatchResult): bigint =>
  sideOf(result) === bet ? (stake * ends[bet].paysForTen) / 10n : 0n;

export const timesOf = (bet: MatchBet): string => (Number(ends[bet].paysForTen) / 10).toFixed(2);
