import { contrast, lightOf, nearest, type Paint, solid } from '@baize/tokens/brand/colour';
import { type DerivedTheme, deriveBrand, type MeasuredPair, measurePairs } from '@baize/tokens/brand/derive';
import type { BrandSource, Theme } from '@baize/tokens/brand/source';
import { type BrandText, parseBrand, setInText } from './brandText.ts';

export interface ThemedRole {
  role: string;
  theme: Theme;
}

export interface RoleColour {
  paint: Paint;
  isSet: boolean;
  /** Pairs of the role, weakest first. */
  pairs: readonly MeasuredPair[];
  /** Returns ratio ÷ need of its weakest pair for another colour; Infinity without pairs. */
  strengthAt: (hex: string) => number;
  /** Nearest colour at which every pair passes; null if other roles would have to move too. */
  passing: string | null;
}

/** Throws for an unknown role. */
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

export function setRole(text: BrandText, { role, theme }: ThemedRole, hex: string): BrandText {
  const { alpha } = roleColour(parseBrand(text), { role, theme }).paint;
  return setInText(text, ['colours', theme, role], alpha < 1 ? `${hex} / ${+(alpha * 100).toFixed(1)}%` : hex);
}

export function resetRole(text: BrandText, { role, theme }: ThemedRole): BrandText {
  const set = Object.keys(parseBrand(text).colours[theme] ?? {});
  if (!set.includes(role)) return text;
  return setInText(text, set.length > 1 ? ['colours', theme, role] : ['colours', theme], undefined);
}
