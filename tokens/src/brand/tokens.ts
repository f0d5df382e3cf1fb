import { lchOf, type Paint } from './colour.ts';
import { type DerivedTheme, deriveBrand } from './derive.ts';
import { shapeTokens, type Tokens } from './shapes.ts';
import { type BrandSource, type Theme, themes } from './source.ts';

export function brandTokens(source: BrandSource): Readonly<Record<Theme, Tokens>> {
  const derived = deriveBrand(source);
  const shape = shapeTokens(source);
  const [light, dark] = themes.map((theme) => ({ ...shape, ...colourTokens(derived[theme]) })) as [Tokens, Tokens];
  return { light, dark };
}

function colourTokens({ paints, shadows }: DerivedTheme): Tokens {
  const tokens: Tokens = {};
  for (const [id, paint] of paints) tokens[id] = { $type: 'color', $value: colourValue(paint) };
  for (const [id, layers] of shadows)
    tokens[id] = { $type: 'shadow', $value: layers.map((layer) => ({ ...layer, color: colourValue(layer.color) })) };
  return tokens;
}

export const colourValue = ({ hex, alpha }: Paint) => ({ colorSpace: 'oklch', components: lchOf(hex), alpha });

export function asGroup(tokens: Tokens): Record<string, unknown> {
  const root: Record<string, Record<string, unknown>> = {};
  for (const [id, token] of Object.entries(tokens)) {
    const [group = '', ...name] = id.split('.');
    root[group] ??= {};
    root[group][name.join('.')] = token;
  }
  return root;
}
