import { type Pair, pairs } from '../../pairs.ts';
import { contrast, hexOf, lchOf, lightOf, nearest, type Paint, solid } from './colour.ts';
import type { Paints } from './roleTable.ts';
import type { BrandSource, Theme } from './source.ts';

/** What was done with a colour. */
export type Note =
  | { kind: 'kept'; theme: Theme; colour: string; roles: readonly string[] }
  | {
      kind: 'moved';
      theme: Theme;
      role: string;
      from: string;
      to: string;
      ratio: number;
      on: string;
      need: number;
      now: number;
    };

export interface Search {
  paints: Paints;
  /** Roles that the brand sets itself: they stay, whatever stands on them. */
  pinned: ReadonlySet<string>;
  least: Readonly<Record<Pair['kind'], number>>;
  theme: Theme;
  notes: Note[];
}

/** Something a role has to stand out from. */
interface Ground {
  place: string;
  light: number;
  need: number;
}

const cloths = ['surface.stage', 'surface.stageRaised', 'surface.stageSunken'];
/** No cloth gets darker: below, the three could not be told apart. */
const darkestCloth = 0.1;

const labels: Readonly<Record<string, readonly string[]>> = {
  'action.onPrimary': ['action.primary', 'action.primaryHover', 'action.primaryPressed'],
  'action.onAccent': ['action.accent', 'action.accentHover', 'action.accentPressed'],
  'badge.onHot': ['badge.hot'],
  'badge.onVip': ['badge.vip'],
};

/** Darkens the cloths until the accent shows on each, where it can at all. */
export function adjustCloths(search: Search): void {
  const { paints, pinned, least } = search;
  const accent = lightOf(paintOf(paints, 'action.accent'));
  for (const cloth of cloths) {
    if (pinned.has(cloth)) continue;
    const before = paintOf(paints, cloth).hex;
    const [l] = lchOf(before);
    const found = nearest(before, (hex) => contrast(accent, lightOf(solid(hex))) >= least.mark, [darkestCloth, l]);
    if (!found || found === before) continue;
    paints.set(cloth, solid(found));
    const ratio = (hex: string) => contrast(accent, lightOf(solid(hex)));
    noteMove(search, cloth, before, found, {
      ratio: ratio(before),
      on: 'action.accent',
      need: least.mark,
      now: ratio(found),
    });
  }
}

/** The two colours people press: kept where they show and a label can be read on them; hover and press move away from the label. */
export function setSolids(search: Search, { primary, accent }: BrandSource['colours']): void {
  for (const [role, colour] of [
    ['action.primary', primary],
    ['action.accent', accent],
  ] as const) {
    const { paints, pinned, least } = search;
    if (!pinned.has(role)) {
      const grounds = groundsOf(search, role);
      const fits = (hex: string) =>
        shows(hex, grounds) && contrast(lightOf(solid(labelOn([hex]))), lightOf(solid(hex))) >= least.text;
      move(search, role, colour.toLowerCase(), fits, grounds);
    }
    const base = paintOf(paints, role).hex;
    const away = labelOn([base]) === white ? -1 : 1;
    for (const [name, distance] of [
      ['Hover', 0.045],
      ['Pressed', 0.09],
    ] as const) {
      if (pinned.has(role + name)) continue;
      const [l, c, h] = lchOf(base);
      paints.set(role + name, solid(hexOf(Math.min(1, Math.max(0, l + away * distance)), c, h)));
    }
  }
}

const white = '#ffffff';
const black = '#000000';

/** White or black, whichever the weakest of the grounds lets people read better: at least 4.58 on any one colour. */
function labelOn(grounds: readonly string[]): string {
  const worst = (label: string) =>
    Math.min(...grounds.map((hex) => contrast(lightOf(solid(label)), lightOf(solid(hex)))));
  return worst(white) >= worst(black) ? white : black;
}

/** The words on solids: the brand's own paper or ink where it will do, else white or black. */
export function setLabels(search: Search): void {
  const { paints, pinned, least } = search;
  const [paper, ink] = ['tile.face', 'tile.ink'].map((role) => paintOf(paints, role).hex) as [string, string];
  for (const [label, solids] of Object.entries(labels)) {
    if (pinned.has(label)) continue;
    const [first = ''] = solids;
    // The two that are pressed have been moved already, by what they stand on too.
    if (solids.length === 1 && !pinned.has(first)) moveForLabel(search, first);
    const grounds = solids.map((role) => paintOf(paints, role).hex);
    const pure = labelOn(grounds);
    const tinted = [paper, ink].find((hex) => isLight(hex) === (pure === white)) ?? pure;
    const reads = grounds.every((hex) => contrast(lightOf(solid(tinted)), lightOf(solid(hex))) >= least.text);
    paints.set(label, solid(reads ? tinted : pure));
  }
}

function moveForLabel(search: Search, role: string): void {
  const { paints, least } = search;
  const from = paintOf(paints, role).hex;
  const ratio = (hex: string) => contrast(lightOf(solid(labelOn([hex]))), lightOf(solid(hex)));
  const to = nearest(from, (hex) => ratio(hex) >= least.text) ?? from;
  if (to === from) return;
  paints.set(role, solid(to));
  noteMove(search, role, from, to, { ratio: ratio(from), on: 'its label', need: least.text, now: ratio(to) });
}

const isLight = (hex: string) => lightOf(solid(hex)) > 0.18;

/** Moves whatever stands in front of something until it shows on the worst of what it stands on. */
export function adjustFronts(search: Search): void {
  const settled = new Set([...Object.keys(labels), 'action.primary', 'action.accent']);
  for (const role of new Set(pairs.map(({ front }) => front))) {
    if (settled.has(role) || search.pinned.has(role)) continue;
    const grounds = groundsOf(search, role);
    move(search, role, paintOf(search.paints, role).hex, (hex) => shows(hex, grounds), grounds);
  }
}

/** Everything that the contrast list has a role stand on. */
function groundsOf({ paints, least }: Search, role: string): Ground[] {
  return pairs
    .filter(({ front }) => front === role)
    .map(({ kind, back, under }) => {
      const layers = under ? [paintOf(paints, back), paintOf(paints, under)] : [paintOf(paints, back)];
      return { place: under ? `${back} over ${under}` : back, light: lightOf(...layers), need: least[kind] };
    });
}

const shows = (hex: string, grounds: readonly Ground[]) => {
  const light = lightOf(solid(hex));
  return grounds.every(({ light: ground, need }) => contrast(light, ground) >= need);
};

function move(
  search: Search,
  role: string,
  from: string,
  fits: (hex: string) => boolean,
  grounds: readonly Ground[],
): void {
  const to = nearest(from, fits) ?? from;
  search.paints.set(role, solid(to));
  if (to === from) return;
  const ratio = (hex: string, { light }: Ground) => contrast(lightOf(solid(hex)), light);
  const worst = grounds.reduce((a, b) => (ratio(from, b) / b.need < ratio(from, a) / a.need ? b : a));
  noteMove(search, role, from, to, {
    ratio: ratio(from, worst),
    on: worst.place,
    need: worst.need,
    now: ratio(to, worst),
  });
}

function noteMove(
  { notes, theme }: Search,
  role: string,
  from: string,
  to: string,
  why: { ratio: number; on: string; need: number; now: number },
): void {
  notes.push({ kind: 'moved', theme, role, from, to, ...why });
}

function paintOf(paints: Paints, role: string): Paint {
  const paint = paints.get(role);
  if (!paint) throw new Error(`No colour is known for ${role}.`);
  return paint;
}
