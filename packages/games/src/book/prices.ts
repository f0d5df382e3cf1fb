import { leastOdds, mostOdds } from './limits.ts';
import { type Selection, type Share, shareOf } from './markets.ts';

/** House margin on stakes that are not returned, and on the fair price of a cash-out, in hundredths of a percent. */
export const margin = 500;

export interface Chances {
  lead: ReadonlyMap<number, number>;
  total: ReadonlyMap<number, number>;
}

/** Returns Poisson probabilities of each count from 0; the omitted tail is below a billionth. */
export function countsOf(mean: number): number[] {
  const most = Math.ceil(mean + 8 * Math.sqrt(mean) + 12);
  const found = [Math.exp(-mean)];
  for (let count = 1; count <= most; count += 1) found.push(((found[count - 1] ?? 0) * mean) / count);
  return found;
}

export interface Course {
  score: readonly [home: number, away: number];
  /** Equally likely pairs of means for what both sides may still score. */
  means: readonly (readonly [home: number, away: number])[];
}

export function chancesOf({ score: [home, away], means }: Course): Chances {
  const lead = new Map<number, number>();
  const total = new Map<number, number>();
  const add = (to: Map<number, number>, key: number, chance: number) => to.set(key, (to.get(key) ?? 0) + chance);
  for (const [homeMean, awayMean] of means) {
    const rest = countsOf(awayMean);
    countsOf(homeMean).forEach((chance, more) => {
      rest.forEach((other, scored) => {
        add(lead, home + more - away - scored, (chance * other) / means.length);
      });
    });
    countsOf(homeMean + awayMean).forEach((chance, more) => {
      add(total, home + away + more, chance / means.length);
    });
  }
  return { lead, total };
}

export function expectedShare(selection: Selection, chances: Chances): { won: number; back: number } {
  const sum = { won: 0, back: 0 };
  for (const [points, chance] of selection.market === 'total' ? chances.total : chances.lead) {
    const share: Share = shareOf(selection, points, 0);
    sum.won += (chance * share.won) / 2;
    sum.back += (chance * share.back) / 2;
  }
  return sum;
}

/** Returns odds in hundredths that keep the margin on the part not returned; null when out of bounds. */
export function oddsOf(selection: Selection, chances: Chances): number | null {
  const { won, back } = expectedShare(selection, chances);
  if (won <= 0) return null;
  const odds = Math.round(((10_000 - margin) * (1 - back)) / won / 100);
  return odds >= leastOdds && odds <= mostOdds ? odds : null;
}

const finest = 1_000_000;

/** Returns the fair price less the margin, in minor units; `worth` is the expected multiplier of each leg. */
export function cashOutOf(stake: bigint, worth: readonly number[]): bigint {
  const parts = worth.map((each) => BigInt(Math.floor(each * finest)));
  const fair = parts.reduce((sum, part) => sum * part, stake * BigInt(10_000 - margin));
  return fair / (10_000n * BigInt(finest) ** BigInt(parts.length));
}
