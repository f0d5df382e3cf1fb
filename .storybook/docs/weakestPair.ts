import { ratioOf } from '@baize/tokens/contrast';
import { leastAt, type Pair, pairs } from '@baize/tokens/pairs';

export interface WeakestPair {
  /** What stands on it, or what it stands on. */
  partner: string;
  /** WCAG's contrast, 1 to 21. */
  ratio: number;
  /** The least that its kind needs by WCAG 2.2 AA. */
  needed: number;
}

/** The pair of a role that is nearest to its limit; null for a role that nothing has to be read on or in. */
export function weakestPair(
  role: string,
  colourOf: (role: string) => string,
  among: readonly Pair[] = pairs,
): WeakestPair | null {
  const found = among
    .filter(({ front, back }) => front === role || back === role)
    .map((pair) => ({
      partner: partnerOf(pair, role),
      ratio: ratioOf(pair, colourOf),
      needed: leastAt.AA[pair.kind],
    }));
  return found.toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)[0] ?? null;
}

function partnerOf({ front, back, under }: Pair, role: string): string {
  if (front !== role) return front;
  return under ? `${back} over ${under}` : back;
}
