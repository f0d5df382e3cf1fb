import type { OtherMove } from './protocol.ts';

interface Others<Bet extends string> {
  names: readonly string[];
  /** Makes up a bet. */
  choose: () => Bet;
  /** What a bet is paid with its stake, in minor units. */
  paid: (bet: Bet, stake: bigint) => bigint;
}

const stake = 100n;

/** The bets of other seats, made up, and settled by the rules that hold for the player. */
export function moveOthers<Bet extends string>({ names, choose, paid }: Others<Bet>): OtherMove<Bet>[] {
  return names.map((name) => {
    const bet = choose();
    const back = paid(bet, stake);
    return { name, bet, outcome: back > stake ? 'won' : back > 0n ? 'tied' : 'lost' };
  });
}

/** One of some, all alike likely. `fraction` from 0 up to 1. */
export const pick = <One>(some: readonly One[], fraction: number): One =>
  some[Math.floor(fraction * some.length)] as One;
