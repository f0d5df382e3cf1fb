import { type Level, leastAt, type Pair, pairs } from '../../pairs.ts';
import { hexOf, lchOf, lightOf, type Paint, solid } from './colour.ts';
import { type Ramps, rampsOf } from './ramps.ts';
import { type Paints, readOverrides, roleTable, type ShadowLayer } from './roleTable.ts';
import {
  adjustCloths,
  adjustFronts,
  adjustPapers,
  hideAccentEdges,
  type Note,
  partChart,
  type Search,
  setLabels,
  setSolids,
} from './search.ts';
import { type BrandSource, type ColourSource, type Stage, type Theme, themes } from './source.ts';

export interface DerivedTheme {
  paints: Paints;
  shadows: ReadonlyMap<string, readonly ShadowLayer[]>;
  notes: readonly Note[];
}

export interface DerivedBrand extends Readonly<Record<Theme, DerivedTheme>> {
  ramps: Ramps;
  level: Level;
}

/**
 * Derives both themes from a brand file, fast enough for live editing. Given colours keep their roles unchanged, unless
 * a contrast pair forbids it: then lightness moves as little as possible, with a note. Manual ramps are used as they
 * are; throws on an override that is neither a colour nor a ramp step.
 */
export function deriveBrand({ colours }: Pick<BrandSource, 'colours'>): DerivedBrand {
  const ramps = rampsOf(colours);
  const level = colours.level ?? 'AA';
  const [light, dark] = themes.map((theme) => deriveTheme(colours, ramps, level, theme)) as [
    DerivedTheme,
    DerivedTheme,
  ];
  return { ramps, level, light, dark };
}

function deriveTheme(colours: BrandSource['colours'], ramps: Ramps, level: Level, theme: Theme): DerivedTheme {
  const stage = theme === 'light' ? stageOf(colours) : 'dark';
  const { paints, shadows } = roleTable(theme, ramps, stage);
  const pinned = readOverrides(colours[theme], ramps);
  const notes: Note[] = [];
  const search: Search = { paints, pinned: new Set(pinned.keys()), least: leastAt[level], theme, notes };
  if (!colours.ramps) {
    for (const [role, colour] of ownColours(colours)) paints.set(role, solid(colour));
    if (stage === 'light') for (const [role, paint] of lightCloths(colours)) paints.set(role, paint);
    for (const [role, paint] of pinned) paints.set(role, paint);
    if (stage === 'dark') adjustCloths(search);
    adjustPapers(search);
    setSolids(search, colours);
    setLabels(search);
    hideAccentEdges(search);
    adjustFronts(search);
    partChart(search);
    noteKept(search, colours);
  } else {
    for (const [role, paint] of pinned) paints.set(role, paint);
    hideAccentEdges(search);
  }
  return { paints, shadows, notes };
}

/** Least lightness of a primary colour that makes a light stage by itself. */
const lightFrom = 0.78;

export const stageOf = ({ primary, ramps, stage }: ColourSource): Stage =>
  stage ?? (!ramps && lchOf(primary)[0] >= lightFrom ? 'light' : 'dark');

/** Returns the cloths of a light stage in the primary colour itself, where that is light. */
function lightCloths({ primary }: ColourSource): [role: string, paint: Paint][] {
  const [l, c, h] = lchOf(primary);
  if (l < lightFrom) return [];
  return [
    ['surface.stage', solid(primary)],
    ['surface.stageRaised', solid(hexOf(Math.min(0.99, l + 0.045), c * 0.9, h))],
    ['surface.stageSunken', solid(hexOf(l - 0.05, c, h))],
  ];
}

export function rolesOf({
  primary,
  accent,
  support = [],
}: BrandSource['colours']): { colour: string; roles: string[] }[] {
  return [
    { colour: primary, roles: ['action.primary', 'badge.hot', 'chart.s1'] },
    { colour: accent, roles: ['action.accent', 'edge.line', 'badge.vip', 'chart.s2'] },
    ...support.slice(0, 2).map((colour, place) => ({ colour, roles: [`chart.s${place + 3}`] })),
  ];
}

const ownColours = (colours: BrandSource['colours']): [string, string][] =>
  rolesOf(colours).flatMap(({ colour, roles }) => roles.map((role): [string, string] => [role, colour]));

function noteKept({ paints, theme, notes }: Search, colours: BrandSource['colours']): void {
  for (const { colour, roles } of rolesOf(colours)) {
    const kept = roles.filter((role) => paints.get(role)?.hex === colour.toLowerCase());
    if (kept.length > 0) notes.push({ kind: 'kept', theme, colour: colour.toLowerCase(), roles: kept });
  }
}

export interface MeasuredPair {
  kind: Pair['kind'];
  front: string;
  back: string;
  under?: string | undefined;
  need: number;
  ratio: number;
}

/** Measures every contrast pair of a theme, weakest relative to its minimum first. */
export function measurePairs({ paints }: Pick<DerivedTheme, 'paints'>, level: Level = 'AA'): MeasuredPair[] {
  const paint = (id: string) => {
    const found = paints.get(id);
    if (!found) throw new Error(`No colour is known for ${id}.`);
    return found;
  };
  return pairs
    .map(({ kind, front, back, under }) => {
      const ground = under ? [paint(back), paint(under)] : [paint(back)];
      const [a, b] = [lightOf(paint(front), ...ground), lightOf(...ground)];
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      return { kind, front, back, under, need: leastAt[level][kind], ratio };
    })
    .sort((a, b) => a.ratio / a.need - b.ratio / b.need);
}
