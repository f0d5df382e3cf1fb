import { densities, type EdgeForm, edges, type Radii, type Spaces, shapes } from './presets.ts';
import type { BrandSource } from './source.ts';

export interface Token {
  $type: string;
  $value: unknown;
}

export type Tokens = Record<string, Token>;

const displaySizes = [44, 34, 26, 20] as const;
const displayLines = [50, 40, 32, 26] as const;
const steps = ['displayXl', 'displayLg', 'displayMd', 'displaySm'] as const;

export const measure = (value: number, unit = 'px'): Token => ({ $type: 'dimension', $value: { value, unit } });

/** Builds the tokens of shape, density, edge, texture and type, which both themes share. */
export function shapeTokens({ shape, density, edge, texture, type }: BrandSource): Tokens {
  const radii: Radii = typeof shape === 'object' ? shape : shapes[shape ?? 'regular'];
  const spaces: Spaces = typeof density === 'object' ? density : densities[density ?? 'regular'];
  const { depth, radius }: EdgeForm = edges[edge ?? 'straight'];
  return {
    ...named('radius', radii),
    ...named('density', spaces),
    'stage.edge': measure(depth),
    'stage.edgeRadius': measure(...radius),
    'texture.opacity': { $type: 'number', $value: texture ?? 0 },
    ...typeTokens(type),
  };
}

const named = (group: string, values: Readonly<Record<string, number>>): Tokens =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${group}.${name}`, measure(value)]));

function typeTokens({ display, text, figures = display }: BrandSource['type']): Tokens {
  const [regular, medium, semibold] = text.weights ?? [400, 500, 600];
  const sizes = display.sizes ?? displaySizes;
  const weight = (value: number): Token => ({ $type: 'fontWeight', $value: value });
  return {
    'font.display': families(display.family, text.family, display.kind),
    'font.figure': families(figures.family, text.family, figures.kind),
    'font.ui': { $type: 'fontFamily', $value: [...behind(text.family), ...new Set(['system-ui', 'sans-serif'])] },
    'weight.display': weight(display.weight ?? 600),
    'weight.figure': weight(figures.weight ?? 600),
    'weight.regular': weight(regular),
    'weight.medium': weight(medium),
    'weight.semibold': weight(semibold),
    ...Object.fromEntries(steps.map((step, place) => [`type.${step}`, measure(sizes[place] as number)])),
    ...Object.fromEntries(steps.map((step, place) => [`line.${step}`, measure(displayLines[place] as number)])),
    'display.track': measure(display.tracking ?? 0, 'em'),
    'display.settings': { $type: 'string', $value: display.settings ?? 'normal' },
  };
}

/** Characters missing in a display or figure font fall back to the interface font before any system font. */
function families(own: string | undefined, text: string | undefined, kind = 'sans-serif'): Token {
  const list = own || text ? [...(own ? [own] : []), ...behind(text), kind] : ['system-ui', 'sans-serif'];
  return { $type: 'fontFamily', $value: [...new Set(list)] };
}

/** Interface font, and the one that sets digits in Urdu text. */
const behind = (text: string | undefined): string[] => (text ? [text, 'Vazirmatn'] : []);
