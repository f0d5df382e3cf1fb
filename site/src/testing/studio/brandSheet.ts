import type { Paint } from '@baize/tokens/brand/colour';
import { type DerivedTheme, deriveBrand } from '@baize/tokens/brand/derive';
import { shapeTokens } from '@baize/tokens/brand/shapes';
import type { BrandSource } from '@baize/tokens/brand/source';
import { asGroup, brandTokens, colourValue } from '@baize/tokens/brand/tokens';
import { toCss } from '@baize/tokens/css';
import { variableName } from '@baize/tokens/names';
import { brandTextures } from './brandFiles.ts';

type Values = readonly (readonly [string, string])[];

/**
 * The CSS of every token that a brand file decides, for whatever brand a page was made with. Pictures and font files are
 * not among them: the build adds those.
 */
export function sheetOf(source: BrandSource): string {
  const { light, dark } = deriveBrand(source);
  const shape = Object.entries(shapeTokens(source)).map(([id, token]) => [variableName(id), toCss(token)] as const);
  const own = new Map([...shape, ...colours(light)]);
  // Only what differs, as in the brands' sheets: a rule of a language must win over the rest.
  const changed = colours(dark).filter(([name, value]) => own.get(name) !== value);
  const rules = [rule('[data-brand]', 'light', own), rule('[data-brand][data-theme="dark"]', 'dark', changed)];
  return `@layer baize.tokens {\n${rules.join('\n')}}\n`;
}

const colours = ({ paints, shadows }: Pick<DerivedTheme, 'paints' | 'shadows'>): Values => [
  ...[...paints].map(([id, paint]) => [variableName(id), paintCss(paint)] as const),
  ...[...shadows].map(([id, layers]) => {
    const $value = layers.map((layer) => ({ ...layer, color: colourValue(layer.color) }));
    return [variableName(id), toCss({ $type: 'shadow', $value })] as const;
  }),
];

/** The same that `toCss` writes, without the way over OKLCH: it is done three hundred times for each move of a slider. */
export function paintCss({ hex, alpha }: Paint): string {
  const opacity =
    alpha < 1
      ? Math.round(alpha * 255)
          .toString(16)
          .padStart(2, '0')
      : '';
  return `${hex}${opacity}`.replace(/^#(.)\1(.)\2(.)\3(?:(.)\4)?$/, '#$1$2$3$4');
}

const rule = (selector: string, scheme: string, values: Iterable<readonly [string, string]>) =>
  [
    `${selector} {`,
    `  color-scheme: ${scheme};`,
    ...[...values].map(([name, css]) => `  ${name}: ${css};`),
    '}\n',
  ].join('\n');

/** The texture of a brand on whatever page; none where the brand has none. */
export function textureRule(brand: string): string {
  const svg = brandTextures.get(brand);
  const picture = svg ? `url("data:image/svg+xml,${encodeURIComponent(svg)}")` : 'none';
  return `[data-brand] { ${variableName('texture.stage')}: ${picture}; }`;
}

/** Both themes as one DTCG file, a group each. */
export function tokensFile(source: BrandSource): string {
  const { light, dark } = brandTokens(source);
  return `${JSON.stringify({ light: asGroup(light), dark: asGroup(dark) }, null, 2)}\n`;
}
