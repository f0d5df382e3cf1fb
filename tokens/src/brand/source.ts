import type { Level } from '../../pairs.ts';
import type { Density, DensityName, Edge, RadiusName, Shape } from './presets.ts';

export type Theme = 'light' | 'dark';
export const themes: readonly Theme[] = ['light', 'dark'];

/**
 * Role → paint, where the brand wants another than the derived one: a colour (`#0b4f6c`), a step of a ramp (`primary.800`),
 * or either with an opacity (`neutral.0 / 8%`).
 */
export type Overrides = Readonly<Record<string, string>>;

export interface ColourSource {
  /** The colour of what people press first; `#rrggbb`. */
  primary: string;
  /** The colour of what means money and the second call. */
  accent: string;
  /** Further colours of the brand: charts and art. */
  support?: readonly string[];
  /** The tint of paper and ink; without it, that of the primary colour. */
  neutral?: string;
  /** How much contrast is asked for; AA unless said. */
  level?: Level;
  /** Ramps made by hand, 19 colours from light to dark. With them, roles follow the steps and nothing is searched. */
  ramps?: Readonly<Record<'neutral' | 'primary' | 'accent', string>>;
  light?: Overrides;
  dark?: Overrides;
}

export interface DisplayFace {
  /** The family's name; without it the face of the reader's system. */
  family?: string;
  kind?: 'serif' | 'sans-serif';
  /** The axis besides weight that the files are cut by, as Fontsource names it. */
  axis?: string;
  /** 1 to 1000. */
  weight?: number;
  /** Of the four display steps from large to small, in px. */
  sizes?: readonly [number, number, number, number];
  /** Added between letters, in em. */
  tracking?: number;
  /** CSS font-variation-settings. */
  settings?: string;
}

export interface TextFace {
  family?: string;
  /** Regular, medium and semibold. */
  weights?: readonly [number, number, number];
}

export interface TypeSource {
  display: DisplayFace;
  text: TextFace;
  figures?: Pick<DisplayFace, 'family' | 'kind' | 'weight'>;
  /** Language tag → the face of its headings, where the brand's own lacks letters. */
  scripts?: Readonly<Record<string, { display: string; weight?: number }>>;
}

/** How a platform of the sandbox registers players of the brand. */
export interface SandboxSource {
  registration?: { fields: readonly string[]; rules?: Readonly<Record<string, object>> };
}

/** The one file of a brand, `tokens/brands/<id>/brand.json`; tokens/brand.schema.json says what is allowed. */
export interface BrandSource {
  $schema?: string;
  name: string;
  /** One sentence about its look. */
  about?: string;
  /** No brand at all but a look for tests of behaviour. */
  bare?: boolean;
  colours: ColourSource;
  type: TypeSource;
  shape?: Shape | Readonly<Record<RadiusName, number>>;
  density?: Density | Readonly<Record<DensityName, number>>;
  edge?: Edge;
  /** How strongly texture.svg shows, 0 to 1. */
  texture?: number;
  /** The mark, one colour, square, beside the file. */
  logo: string;
  /** Colours of the banner art, where the derived ones will not do. */
  banner?: Readonly<Record<string, string>>;
  sandbox?: SandboxSource;
  /** Code of the linter → why its warning is meant. */
  accepted?: Readonly<Record<string, string>>;
  /** The run-time document without what is derived: id, name, logos and token sheet. */
  document: Readonly<Record<string, unknown>>;
}

/** The SVGs beside the file that the document names as emblems. */
export function emblemFiles({ document }: BrandSource): string[] {
  const { licences, social, socialLogins, statuses, ageGate } = document;
  const marks = [licences, social, socialLogins, statuses, [ageGate]].flatMap((part) => Object.values(part ?? {}));
  const named = marks.map((mark: unknown) => (mark as { emblem?: unknown } | null)?.emblem);
  return [...new Set(named.filter((name): name is string => typeof name === 'string' && /^[\w-]+\.svg$/.test(name)))];
}

/** The run-time document as it is served. */
export function documentOf(id: string, { name, document }: BrandSource): Record<string, unknown> {
  const icon = `/brands/${id}.svg`;
  return {
    id,
    name,
    logos: { light: icon, dark: icon, mark: icon, picture: `/brands/${id}.png` },
    tokenSheet: `/brands/${id}.css`,
    ...document,
  };
}
