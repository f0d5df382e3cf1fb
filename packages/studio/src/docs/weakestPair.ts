import { ratioOf } from '@baize/tokens/contrast';
import { leastAt, type Pair, pairs } from '@baize/tokens/pairs';

export interface WeakestPair {
  partner: string;
  /** WCAG contrast ratio, 1 to 21. */
  ratio: number;
  /** Minimum ratio by WCAG 2.2 AA for this kind of pair. */
  needed: number;
}

/** Returns the pair of a role that is closest to its limit; null if the role is in no pair. */
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
