import { type Selection, type Share, shareOf } from './markets.ts';

/** What the house keeps of stakes that are not given back, and of the fair price of a bet that is cashed out; hundredths of a per cent. */
export const margin = 500;
export const leastOdds = 101;
export const mostOdds = 10_000;
export const mostLegs = 6;
/** Of a multiple, hundredths. */
export const mostTogether = 100_000;

/** How likely each final lead of the first side, and each final total, is. */
export interface Chances {
  lead: ReadonlyMap<number, number>;
  total: ReadonlyMap<number, number>;
}

/** How likely each count is that has this mean (Poisson), from 0 on; what is left out is less than a billionth. */
export function countsOf(mean: number): number[] {
  const most = Math.ceil(mean + 8 * Math.sqrt(mean) + 12);
  const found = [Math.exp(-mean)];
  for (let count = 1; count <= most; count += 1) found.push(((found[count - 1] ?? 0) * mean) / count);
  return found;
}

export interface Course {
  /** The score now. */
  score: readonly [home: number, away: number];
  /** What both sides may still be expected to score, each as likely as the others. */
  means: readonly (readonly [home: number, away: number])[];
}

/** The chances of a match from its score and what is to come. */
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

/** The parts of a stake that are expected to win, and to come back. */
export function expectedShare(selection: Selection, chances: Chances): { won: number; back: number } {
  const sum = { won: 0, back: 0 };
  for (const [points, chance] of selection.market === 'total' ? chances.total : chances.lead) {
    const share: Share = shareOf(selection, points, 0);
    sum.won += (chance * share.won) / 2;
    sum.back += (chance * share.back) / 2;
  }
  return sum;
}

/** Odds in hundredths that return all but the margin of what does not come back; null where they would be out of bounds. */
export function oddsOf(selection: Selection, chances: Chances): number | null {
  const { won, back } = expectedShare(selection, chances);
  if (won <= 0) return null;
  const odds = Math.round(((10_000 - margin) * (1 - back)) / won / 100);
  return odds >= leastOdds && odds <= mostOdds ? odds : null;
}

const finest = 1_000_000;

/** The fair price of a bet less the margin, in minor units; `worth` is what each leg is expected to multiply the stake by. */
export function cashOutOf(stake: bigint, worth: readonly number[]): bigint {
  const parts = worth.map((each) => BigInt(Math.floor(each * finest)));
  const fair = parts.reduce((sum, part) => sum * part, stake * BigInt(10_000 - margin));
  return fair / (10_000n * BigInt(finest) ** BigInt(parts.length));
}
