import type { Paint } from '@baize/tokens/brand/colour';
import { lchOf } from '@baize/tokens/brand/colour';
import { type DerivedBrand, deriveBrand } from '@baize/tokens/brand/derive';
import type { Ramps } from '@baize/tokens/brand/ramps';
import type { BrandSource } from '@baize/tokens/brand/source';

const sources = import.meta.glob<BrandSource>('../../../../tokens/brands/*/brand.json', {
  import: 'default',
  eager: true,
});

export const brandColours: ReadonlyMap<string, DerivedBrand> = new Map(
  Object.entries(sources).map(([path, source]) => [path.split('/').at(-2) ?? '', deriveBrand(source)]),
);

/** The brand's own ramps, in the order in which a colour shared by several ramps is named. */
const own = ['neutral', 'primary', 'accent', 'support1', 'support2'];

export const rankOf = (ramp: string): number => (own.includes(ramp) ? own.indexOf(ramp) : own.length);

/** Returns the ramp step of a colour, such as "neutral 950" or "neutral 0, 8%"; undefined between steps. */
export function stepOf(ramps: Ramps, { hex, alpha }: Paint): string | undefined {
  for (const [name, ramp] of Object.entries(ramps).sort(([a], [b]) => rankOf(a) - rankOf(b)))
    for (const [step, colour] of Object.entries(ramp))
      if (colour.toLowerCase() === hex.toLowerCase())
        return alpha < 1 ? `${name} ${step}, ${Math.round(alpha * 100)}%` : `${name} ${step}`;
  return undefined;
}

export const formats = ['CSS', 'vars', 'Hex', 'OKLCH'] as const;
export type Format = (typeof formats)[number];

export function colourAs(format: Format, role: string, variable: string, paint: Paint): string {
  switch (format) {
    case 'CSS':
      return `var(--${variable})`;
    case 'vars':
      return `vars.${role}`;
    case 'Hex':
      return hexText(paint);
    case 'OKLCH':
      return oklchText(paint);
  }
}

function hexText({ hex, alpha }: Paint): string {
  if (alpha >= 1) return hex;
  const opacity = Math.round(alpha * 255);
  return `${hex}${opacity.toString(16).padStart(2, '0')}`;
}

function oklchText({ hex, alpha }: Paint): string {
  const [l, c, h] = lchOf(hex);
  const opacity = alpha < 1 ? ` / ${Math.round(alpha * 100)}%` : '';
  return `oklch(${(l * 100).toFixed(1)}% ${c.toFixed(3)} ${h.toFixed(1)}${opacity})`;
}
