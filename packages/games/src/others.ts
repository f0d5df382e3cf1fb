import type { OtherMove } from './protocol.ts';

interface Others<Bet extends string> {
  names: readonly string[];
  choose: () => Bet;
  /** Returns the payout including the stake, in minor units. */
  paid: (bet: Bet, stake: bigint) => bigint;
}

const stake = 100n;

/** Simulates the bets of other seats and settles them by the player's rules. */
export function moveOthers<Bet extends string>({ names, choose, paid }: Others<Bet>): OtherMove<Bet>[] {
  return names.map((name) => {
    const bet = choose();
    const back = paid(bet, stake);
    return { name, bet, outcome: back > stake ? 'won' : back > 0n ? 'tied' : 'lost' };
  });
}

export const pick = <One>(some: readonly One[], fraction: number): One =>
  some[Math.floor(fraction * some.length)] as One;
