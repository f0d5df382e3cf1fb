import { contrast, lightOf, nearest, type Paint, solid } from '@baize/tokens/brand/colour';
import { type DerivedTheme, deriveBrand, type MeasuredPair, measurePairs } from '@baize/tokens/brand/derive';
import type { BrandSource, Theme } from '@baize/tokens/brand/source';
import { type BrandText, parseBrand, setInText } from './brandText.ts';

/** A role in a theme. */
export interface ThemedRole {
  role: string;
  theme: Theme;
}

/** How a role stands in a brand. */
export interface RoleColour {
  paint: Paint;
  /** The brand sets it itself. */
  isSet: boolean;
  /** Its pairs, the weakest first. */
  pairs: readonly MeasuredPair[];
  /** Ratio ÷ need of its weakest pair, were it another colour; Infinity where no pair names it. */
  strengthAt: (hex: string) => number;
  /** The colour nearest to it at which every pair passes; null where the others would have to move as well. */
  passing: string | null;
}

/** Throws on a role that no brand has. */
export function roleColour(source: BrandSource, { role, theme }: ThemedRole): RoleColour {
  const derived = deriveBrand(source);
  const paint = derived[theme].paints.get(role);
  if (!paint) throw new Error(`No colour is known for ${role}.`);
  const pairs = measurePairs(derived[theme], derived.level).filter((pair) =>
    [pair.front, pair.back, pair.under].includes(role),
  );
  const strengthAt = (hex: string) => weakest({ ...paint, hex }, role, pairs, derived[theme]);
  return {
    paint,
    isSet: Object.hasOwn(source.colours[theme] ?? {}, role),
    pairs,
    strengthAt,
    passing: nearest(paint.hex, (hex) => strengthAt(hex) >= 1),
  };
}

function weakest(own: Paint, role: string, pairs: readonly MeasuredPair[], { paints }: DerivedTheme): number {
  const light = (ids: readonly (string | undefined)[]) =>
    lightOf(
      ...ids.flatMap((id) => (id === undefined ? [] : [id === role ? own : (paints.get(id) ?? solid('#000000'))])),
    );
  return Math.min(
    ...pairs.map(({ front, back, under, need }) => contrast(light([front, back, under]), light([back, under])) / need),
  );
}

/** The text with a role set to a colour by hand; its opacity stays. */
export function setRole(text: BrandText, { role, theme }: ThemedRole, hex: string): BrandText {
  const { alpha } = roleColour(parseBrand(text), { role, theme }).paint;
  return setInText(text, ['colours', theme, role], alpha < 1 ? `${hex} / ${+(alpha * 100).toFixed(1)}%` : hex);
}

/** The text in which a role is derived again. */
export function resetRole(text: BrandText, { role, theme }: ThemedRole): BrandText {
  const set = Object.keys(parseBrand(text).colours[theme] ?? {});
  if (!set.includes(role)) return text;
  return setInText(text, set.length > 1 ? ['colours', theme, role] : ['colours', theme], undefined);
}
