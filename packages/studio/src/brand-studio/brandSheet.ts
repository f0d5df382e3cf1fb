import type { Paint } from '@baize/tokens/brand/colour';
import { type DerivedTheme, deriveBrand } from '@baize/tokens/brand/derive';
import { shapeTokens } from '@baize/tokens/brand/shapes';
import type { BrandSource, Theme } from '@baize/tokens/brand/source';
import { asGroup, brandTokens, colourValue } from '@baize/tokens/brand/tokens';
import { toCss } from '@baize/tokens/css';
import { variableName } from '@baize/tokens/names';
import { brandTextures } from './brandFiles.ts';

type Values = readonly (readonly [string, string])[];

/**
 * Creates the CSS of every token from a brand file, for pages of any brand. Pictures and fonts are added by the build.
 */
export function sheetOf(source: BrandSource): string {
  const { light, dark } = deriveBrand(source);
  const own = new Map([...shapes(source), ...colours(light)]);
  // Only differences, as in the brands' own sheets, so that language rules win over the rest.
  const changed = colours(dark).filter(([name, value]) => own.get(name) !== value);
  return inLayer([rule('[data-brand]', ['light', own]), rule('[data-brand][data-theme="dark"]', ['dark', changed])]);
}

/** Lists the variables that paint, by theme. */
export function coloursOf(source: BrandSource): Readonly<Record<Theme, ReadonlyMap<string, string>>> {
  const { light, dark } = deriveBrand(source);
  return { light: new Map(colours(light)), dark: new Map(colours(dark)) };
}

/** Creates the rule of all variables that do not paint. */
export const shapeRule = (source: BrandSource): string => inLayer([rule('[data-brand]', [null, shapes(source)])]);

const inLayer = (rules: readonly string[]) => `@layer baize.tokens {\n${rules.join('\n')}}\n`;

const shapes = (source: BrandSource): Values =>
  Object.entries(shapeTokens(source)).map(([id, token]) => [variableName(id), toCss(token)] as const);

const colours = ({ paints, shadows }: Pick<DerivedTheme, 'paints' | 'shadows'>): Values => [
  ...[...paints].map(([id, paint]) => [variableName(id), paintCss(paint)] as const),
  ...[...shadows].map(([id, layers]) => {
    const $value = layers.map((layer) => ({ ...layer, color: colourValue(layer.color) }));
    return [variableName(id), toCss({ $type: 'shadow', $value })] as const;
  }),
];

/**
 * Writes a colour like `toCss` but without converting through OKLCH, because it runs three hundred times per slider
 * move.
 */
export function paintCss({ hex, alpha }: Paint): string {
  const opacity =
    alpha < 1
      ? Math.round(alpha * 255)
          .toString(16)
          .padStart(2, '0')
      : '';
  return `${hex}${opacity}`.replace(/^#(.)\1(.)\2(.)\3(?:(.)\4)?$/, '#$1$2$3$4');
}

const rule = (selector: string, [scheme, values]: readonly [string | null, Iterable<readonly [string, string]>]) =>
  [
    `${selector} {`,
    ...(scheme ? [`  color-scheme: ${scheme};`] : []),
    ...[...values].map(([name, css]) => `  ${name}: ${css};`),
    '}\n',
  ].join('\n');

export function textureRule(brand: string): string {
  const svg = brandTextures.get(brand);
  const picture = svg ? `url("data:image/svg+xml,${encodeURIComponent(svg)}")` : 'none';
  return `[data-brand] { ${variableName('texture.stage')}: ${picture}; }`;
}

export function tokensFile(source: BrandSource): string {
  const { light, dark } = brandTokens(source);
  return `${JSON.stringify({ light: asGroup(light), dark: asGroup(dark) }, null, 2)}\n`;
}
