import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Paint } from '@baize/tokens/brand/colour';
import { deriveBrand, measurePairs } from '@baize/tokens/brand/derive';
import { shapeTokens, type Tokens } from '@baize/tokens/brand/shapes';
import { type Theme, themes } from '@baize/tokens/brand/source';
import { toCss } from '@baize/tokens/css';
import type { BrandFolder } from '@baize/tokens/node';
import { differenceCiede2000 } from 'culori';

/** Value that differs; null where a side lacks it. */
export interface Change {
  name: string;
  from: string | null;
  to: string | null;
  apart?: number;
}

export interface ColourChange {
  role: string;
  theme: Theme;
  from: Paint;
  to: Paint;
  apart: number;
}

export interface PairChange {
  theme: Theme;
  front: string;
  /** Background role, including what lies beneath a translucent one. */
  back: string;
  from: number;
  to: number;
  /** Required ratio per brand; their levels may differ. */
  needFrom: number;
  needTo: number;
}

export interface Comparison {
  given: readonly Change[];
  colours: readonly ColourChange[];
  /** Number of roles in both themes together. */
  roles: number;
  /** Pairs whose ratio changes by at least 0.01, largest change first. */
  pairs: readonly PairChange[];
  /** Passing pairs and total, by theme. */
  passing: Readonly<Record<Theme, { from: number; to: number; of: number }>>;
  fonts: readonly Change[];
  shape: readonly Change[];
  document: readonly Change[];
}

const distance = differenceCiede2000();

/** Compares two brands. Pure except for reading marks and textures. */
export function compareBrands(a: BrandFolder, b: BrandFolder): Comparison {
  const [first, second] = [deriveBrand(a.source), deriveBrand(b.source)];
  const all = themes.flatMap((theme) => colourChanges(theme, first[theme].paints, second[theme].paints));
  const measured = themes.map((theme) => {
    const to = new Map(measurePairs(second[theme], second.level).map((pair) => [nameOf(pair), pair]));
    return measurePairs(first[theme], first.level).map((pair): PairChange => {
      const { ratio = 0, need = 0 } = to.get(nameOf(pair)) ?? {};
      const back = pair.under ? `${pair.back} over ${pair.under}` : pair.back;
      return { theme, front: pair.front, back, from: pair.ratio, to: ratio, needFrom: pair.need, needTo: need };
    });
  });
  const [light = [], dark = []] = measured.map((pairs) => ({
    from: pairs.filter(({ from, needFrom }) => from >= needFrom).length,
    to: pairs.filter(({ to, needTo }) => to >= needTo).length,
    of: pairs.length,
  }));
  const tokens = tokenChanges(shapeTokens(a.source), shapeTokens(b.source));
  const isFont = ({ name }: Change) => /^(font|weight|type|line|display)\./.test(name);
  return {
    given: [...valueChanges(lookOf(a), lookOf(b)), ...fileChanges(a, b)].map(withDistance),
    colours: all.filter(({ apart, from, to }) => apart > 0 || from.alpha !== to.alpha).sort(byDistance),
    roles: all.length,
    pairs: measured
      .flat()
      .filter(({ from, to }) => Math.abs(from - to) >= 0.01)
      .sort((x, y) => swing(y) - swing(x)),
    passing: { light, dark } as Comparison['passing'],
    fonts: tokens.filter(isFont),
    shape: tokens.filter((change) => !isFont(change)),
    document: valueChanges(a.source.document, b.source.document),
  };
}

const nameOf = ({ front, back, under }: { front: string; back: string; under?: string | undefined }) =>
  [front, back, under].join(' ');

/** Sorts pairs that newly pass or fail before all others. */
const swing = ({ from, to, needFrom, needTo }: PairChange) =>
  (from >= needFrom === to >= needTo ? 0 : 100) + Math.abs(Math.log(to / from));

const byDistance = (x: ColourChange, y: ColourChange) =>
  y.apart - x.apart || Math.abs(y.to.alpha - y.from.alpha) - Math.abs(x.to.alpha - x.from.alpha);

function colourChanges(theme: Theme, a: ReadonlyMap<string, Paint>, b: ReadonlyMap<string, Paint>): ColourChange[] {
  return [...a].flatMap(([role, from]) => {
    const to = b.get(role);
    return to ? [{ role, theme, from, to, apart: distance(from.hex, to.hex) }] : [];
  });
}

function tokenChanges(a: Tokens, b: Tokens): Change[] {
  const css = (tokens: Tokens, id: string) => (tokens[id] ? toCss(tokens[id]) : null);
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .map((name) => ({ name, from: css(a, name), to: css(b, name) }))
    .filter(({ from, to }) => from !== to);
}

function lookOf({ source }: BrandFolder): object {
  const { $schema, document, type, ...look } = source;
  return look;
}

const fileChanges = (a: BrandFolder, b: BrandFolder): Change[] =>
  [
    { name: 'the mark', from: textAt(a, a.source.logo), to: textAt(b, b.source.logo) },
    { name: 'the texture', from: textAt(a, 'texture.svg'), to: textAt(b, 'texture.svg') },
  ]
    .filter(({ from, to }) => from !== to)
    .map(({ name, from, to }) => ({ name, from: from && bytes(from), to: to && bytes(to) }));

function textAt({ folder }: BrandFolder, name: string): string | null {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

const bytes = (text: string) => `${Buffer.byteLength(text)} bytes`;

function withDistance(change: Change): Change {
  const isColour = (text: string | null): text is string => /^#[0-9a-f]{6}$/i.test(text ?? '');
  return isColour(change.from) && isColour(change.to) ? { ...change, apart: distance(change.from, change.to) } : change;
}

function valueChanges(a: unknown, b: unknown, path = ''): Change[] {
  if (JSON.stringify(a) === JSON.stringify(b)) return [];
  if (isWords(a) && isWords(b)) {
    const [gone, come] = [a.filter((word) => !b.includes(word)), b.filter((word) => !a.includes(word))];
    const isOrder = gone.length + come.length === 0;
    return [
      { name: path, from: isOrder ? a.join(', ') : gone.join(', '), to: isOrder ? b.join(', ') : come.join(', ') },
    ];
  }
  const [one, other] = [a ?? {}, b ?? {}];
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      valueChanges(one[key], other[key], path ? `${path}.${key}` : key),
    );
  return [{ name: path, from: said(a), to: said(b) }];
}

const said = (value: unknown) =>
  value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
