import type { Level } from '../../pairs.ts';
import type { Density, DensityName, Edge, HeroScene, RadiusName, Shape } from './presets.ts';

export type Theme = 'light' | 'dark';
export type Stage = 'dark' | 'light';
export const themes: readonly Theme[] = ['light', 'dark'];

/**
 * Role → paint that overrides the derived one: a colour (`#0b4f6c`), a ramp step (`primary.800`), or either with
 * opacity (`neutral.0 / 8%`).
 */
export type Overrides = Readonly<Record<string, string>>;

export interface ColourSource {
  primary: string;
  /** Colour of money and secondary actions. */
  accent: string;
  support?: readonly string[];
  /** Tint of paper and ink; by default that of the primary colour. */
  neutral?: string;
  level?: Level;
  /** Surface behind header and banner in the light theme; by default light if the primary colour is. */
  stage?: Stage;
  /** Manual ramps, 19 colours from light to dark; roles then follow the steps without a search. */
  ramps?: Readonly<Record<'neutral' | 'primary' | 'accent', string>>;
  light?: Overrides;
  dark?: Overrides;
}

export interface DisplayFace {
  /** Family name; by default the system font. */
  family?: string;
  kind?: 'serif' | 'sans-serif';
  /** Variable axis besides weight, in Fontsource's naming. */
  axis?: string;
  weight?: number;
  /** Four display sizes, large to small, px. */
  sizes?: readonly [number, number, number, number];
  tracking?: number;
  settings?: string;
}

export interface TextFace {
  family?: string;
  weights?: readonly [number, number, number];
  /** Added to the space between words, em, for faces with a narrow one. */
  wordSpacing?: number;
}

export interface TypeSource {
  display: DisplayFace;
  text: TextFace;
  figures?: Pick<DisplayFace, 'family' | 'kind' | 'weight'>;
  /** Language tag → heading font, where the brand's own lacks characters. */
  scripts?: Readonly<Record<string, { display: string; weight?: number }>>;
}

/** First banner of the home page: its picture, and its words by language code; English where a language has none. */
export interface HeroSource {
  scene: HeroScene;
  words?: Readonly<Record<string, { headline: string; lead: string }>>;
}

export interface SandboxSource {
  registration?: { fields: readonly string[]; rules?: Readonly<Record<string, object>> };
}

/** Content of `tokens/brands/<id>/brand.json`, as defined by tokens/brand.schema.json. */
export interface BrandSource {
  $schema?: string;
  name: string;
  about?: string;
  bare?: boolean;
  colours: ColourSource;
  type: TypeSource;
  shape?: Shape | Readonly<Record<RadiusName, number>>;
  density?: Density | Readonly<Record<DensityName, number>>;
  edge?: Edge;
  /** Opacity of texture.svg, 0 to 1. */
  texture?: number;
  /** Logo file beside brand.json: square, one colour. */
  logo: string;
  banner?: Readonly<Record<string, string>>;
  hero?: HeroSource;
  sandbox?: SandboxSource;
  /** Linter code → reason to accept its warning. */
  accepted?: Readonly<Record<string, string>>;
  /** Runtime document without derived fields: id, name, logos and token sheet. */
  document: Readonly<Record<string, unknown>>;
}

export function emblemFiles({ document }: BrandSource): string[] {
  const { licences, social, socialLogins, statuses, ageGate } = document;
  const marks = [licences, social, socialLogins, statuses, [ageGate]].flatMap((part) => Object.values(part ?? {}));
  const named = marks.map((mark: unknown) => (mark as { emblem?: unknown } | null)?.emblem);
  return [...new Set(named.filter((name): name is string => typeof name === 'string' && /^[\w-]+\.svg$/.test(name)))];
}

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
