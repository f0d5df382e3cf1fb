import { fromMinor, toMinor } from '@baize/domain';

interface Limits {
  minBet: string;
  maxBet: string;
}

const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n];

/** Returns the minimum of each bet and the maximum total of a round, in minor units. */
export function tableLimits({ minBet, maxBet }: Limits, digits: number): { least: bigint; most: bigint } {
  const least = toMinor(minBet, digits) || 1n;
  const most = toMinor(maxBet, digits) ?? least;
  return { least, most: most < least ? least : most };
}

/** Returns stakes between a game's limits as decimal strings, smallest first. */
export function stakesBetween(limits: Limits, digits: number): string[] {
  const { least, most } = tableLimits(limits, digits);
  return steps
    .map((step) => least * step)
    .filter((stake) => stake <= most)
    .map((stake) => fromMinor(stake, digits));
}
