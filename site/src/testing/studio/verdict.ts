import { type DerivedBrand, deriveBrand, type MeasuredPair, measurePairs } from '@baize/tokens/brand/derive';
import { type BrandSource, type Theme, themes } from '@baize/tokens/brand/source';
import { type Fate, fatesOf } from './fates.ts';

export interface ThemedPair extends MeasuredPair {
  theme: Theme;
}

/** A role with its weakest pair in each theme; a theme in which no pair names it is missing. */
export interface RoleVerdict extends Partial<Record<Theme, MeasuredPair>> {
  role: string;
}

/** What became of a brand's colours. */
export interface Verdict {
  derived: DerivedBrand;
  /** All pairs of both themes, the weakest against its need first. */
  pairs: readonly ThemedPair[];
  weak: readonly ThemedPair[];
  /** Every role, those that stand weakest first, then those that no pair names. */
  roles: readonly RoleVerdict[];
  /** What became of the given colours and of roles set by hand. */
  fates: readonly Fate[];
}

/** Ratio ÷ need: 1 is just enough, whatever is needed. */
export const strength = ({ ratio, need }: MeasuredPair): number => ratio / need;
export const passes = ({ ratio, need }: MeasuredPair): boolean => ratio >= need;

/** Measures a brand in both themes at the level it asks for. Throws where an override names no colour. */
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

/** Pairs come weakest first, so that a role's first is its weakest. */
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

/** `text.accent on surface.hover over surface.canvas` */
export const pairName = ({ front, back, under }: MeasuredPair): string =>
  `${front} on ${back}${under ? ` over ${under}` : ''}`;

/** `5 of 316 too weak`, or that all pass at the level. */
export const tally = ({ pairs, weak, derived: { level } }: Verdict): string =>
  weak.length > 0 ? `${weak.length} of ${pairs.length} too weak` : `${pairs.length} of ${pairs.length} pass ${level}`;
