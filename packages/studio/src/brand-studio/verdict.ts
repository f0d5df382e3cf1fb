import { type DerivedBrand, deriveBrand, type MeasuredPair, measurePairs } from '@baize/tokens/brand/derive';
import { type BrandSource, type Theme, themes } from '@baize/tokens/brand/source';
import { type Fate, fatesOf } from './fates.ts';

export interface ThemedPair extends MeasuredPair {
  theme: Theme;
}

export interface RoleVerdict extends Partial<Record<Theme, MeasuredPair>> {
  role: string;
}

export interface Verdict {
  derived: DerivedBrand;
  /** Pairs of both themes, weakest relative to their need first. */
  pairs: readonly ThemedPair[];
  weak: readonly ThemedPair[];
  /** Roles, weakest first, then those without pairs. */
  roles: readonly RoleVerdict[];
  fates: readonly Fate[];
}

/** Returns ratio ÷ need; 1 is exactly enough. */
export const strength = ({ ratio, need }: MeasuredPair): number => ratio / need;
export const passes = ({ ratio, need }: MeasuredPair): boolean => ratio >= need;

/** Measures a brand in both themes at its required level. Throws if an override is no colour. */
export function judge(source: BrandSource): Verdict {
  const derived = deriveBrand(source);
  const pairs = themes
    .flatMap((theme) => measurePairs(derived[theme], derived.level).map((pair) => ({ ...pair, theme })))
    .sort((a, b) => strength(a) - strength(b));
  return {
    derived,
    pairs,
    weak: pairs.filter((pair) => !passes(pair)),
    roles: rolesIn(pairs, [...derived.light.paints.keys()]),
    fates: fatesOf(source, derived, pairs),
  };
}

/** Relies on pairs being sorted weakest first. */
function rolesIn(pairs: readonly ThemedPair[], all: readonly string[]): RoleVerdict[] {
  const roles = new Map<string, RoleVerdict>();
  for (const pair of pairs)
    for (const role of [pair.front, pair.back]) {
      const verdict = roles.get(role) ?? { role };
      verdict[pair.theme] ??= pair;
      roles.set(role, verdict);
    }
  const unpaired = all.filter((role) => !roles.has(role)).map((role) => ({ role }));
  return [...roles.values(), ...unpaired];
}

/** Formats a pair as `text.accent on surface.hover over surface.canvas`. */
export const pairName = ({ front, back, under }: MeasuredPair): string =>
  `${front} on ${back}${under ? ` over ${under}` : ''}`;

export const tally = ({ pairs, weak, derived: { level } }: Verdict): string =>
  weak.length > 0 ? `${weak.length} of ${pairs.length} too weak` : `${pairs.length} of ${pairs.length} pass ${level}`;
