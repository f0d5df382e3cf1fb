import type { Sport } from './sports.ts';
import { sportRules } from './sports.ts';

export type Market = 'winner' | 'handicap' | 'total';
export type Outcome = 'home' | 'draw' | 'away' | 'over' | 'under';

export interface Selection {
  sport: Sport;
  market: Market;
  outcome: Outcome;
  /** Quarters of a point: the handicap of the first side or the bound of the total; 0 for the winner market. */
  line: number;
}

/** Halves of a stake that win and that are returned; the rest is lost. */
export interface Share {
  won: 0 | 1 | 2;
  back: 0 | 1 | 2;
}

export const lost: Share = { won: 0, back: 0 };
export const back: Share = { won: 0, back: 2 };

export const outcomesOf = (sport: Sport, market: Market): readonly Outcome[] => {
  if (market === 'total') return ['over', 'under'];
  return market === 'winner' && sportRules[sport].draw ? ['home', 'draw', 'away'] : ['home', 'away'];
};

/**
 * Returns the result of a selection at a final score. On a quarter line half the stake is on each neighbouring line.
 */
export function shareOf({ sport, market, outcome, line }: Selection, home: number, away: number): Share {
  if (market === 'winner') {
    const winner = home === away ? 'draw' : home > away ? 'home' : 'away';
    if (winner === 'draw' && !sportRules[sport].draw) return back;
    return winner === outcome ? { won: 2, back: 0 } : lost;
  }
  const ahead = market === 'total' ? 4 * (home + away) - line : 4 * (home - away) + line;
  const quarters = outcome === 'home' || outcome === 'over' ? ahead : -ahead;
  if (quarters >= 2) return { won: 2, back: 0 };
  if (quarters === 1) return { won: 1, back: 1 };
  if (quarters === 0) return back;
  return quarters === -1 ? { won: 0, back: 1 } : lost;
}

/** Settled leg of a bet; odds are hundredths including the stake. */
export interface SettledLeg {
  odds: number;
  share: Share;
}

/**
 * Returns the payout in minor units, rounded down: the stake times each leg's odds, where a returned leg counts as
 * 1.00.
 */
export function payoutOf(stake: bigint, legs: readonly SettledLeg[]): bigint {
  let [paid, whole] = [stake, 1n];
  for (const { odds, share } of legs) {
    paid *= BigInt(share.won * odds + share.back * 100);
    whole *= 200n;
  }
  return paid / whole;
}

export const oddsTogether = (odds: readonly number[]): number =>
  Number(
    payoutOf(
      100n,
      odds.map((each) => ({ odds: each, share: { won: 2, back: 0 } })),
    ),
  );

/** Formats odds: 215 as "2.15". */
export const oddsText = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

/** Formats a line in quarters, such as "+0.75" or "−1.5"; a bound of a total has no sign. */
export function lineText(quarters: number, signed: boolean): string {
  const size = String(Math.abs(quarters) / 4);
  if (!signed) return size;
  return quarters < 0 ? `\u2212${size}` : `+${size}`;
}
