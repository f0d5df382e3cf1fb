import { differenceCiede2000 } from 'culori';
import { chartApart, type Pair, pairs } from '../../pairs.ts';
import { contrast, hexOf, lchOf, lightOf, nearest, type Paint, solid } from './colour.ts';
import type { Paints } from './roleTable.ts';
import type { BrandSource, Theme } from './source.ts';

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
      /** Measure of the figures: contrast on a ground, or colour difference from another role. */
      by?: 'difference';
    };

/** Returns the preposition between a note's figure and the role that it was measured against. */
export const onOrFrom = ({ by }: { by?: 'difference' }): string => (by ? 'from' : 'on');

export interface Search {
  paints: Paints;
  /** Roles set by the brand, never moved. */
  pinned: ReadonlySet<string>;
  least: Readonly<Record<Pair['kind'], number>>;
  theme: Theme;
  notes: Note[];
}

interface Ground {
  place: string;
  light: number;
  need: number;
}

const cloths = ['surface.stage', 'surface.stageRaised', 'surface.stageSunken'];
/** Minimum lightness of the stage surfaces; below it all three look the same. */
const darkestCloth = 0.1;

const labels: Readonly<Record<string, readonly string[]>> = {
  'action.onPrimary': ['action.primary', 'action.primaryHover', 'action.primaryPressed'],
  'action.onAccent': ['action.accent', 'action.accentHover', 'action.accentPressed'],
  'badge.onHot': ['badge.hot'],
  'badge.onVip': ['badge.vip'],
};

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

const tintedPapers = ['surface.sunken', 'surface.selected'];

/** Moves tinted papers towards the canvas as far as the brand's colour needs, which itself stays. */
export function adjustPapers(search: Search): void {
  const { paints, pinned, least } = search;
  const primary = lightOf(paintOf(paints, 'action.primary'));
  const ratio = (hex: string) => contrast(primary, lightOf(solid(hex)));
  const [canvas] = lchOf(paintOf(paints, 'surface.canvas').hex);
  for (const role of tintedPapers) {
    if (pinned.has(role)) continue;
    const from = paintOf(paints, role).hex;
    const [l] = lchOf(from);
    const to = nearest(from, (hex) => ratio(hex) >= least.mark, [Math.min(l, canvas), Math.max(l, canvas)]);
    if (!to || to === from) continue;
    paints.set(role, solid(to));
    noteMove(search, role, from, to, { ratio: ratio(from), on: 'action.primary', need: least.mark, now: ratio(to) });
  }
}

/**
 * Keeps both action colours if they are visible and take a legible label; hover and pressed states move away from the
 * label.
 */
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
      if (grounds.length > 0) move(search, role, colour.toLowerCase(), fits, grounds);
      // The accent has an edge where it is too faint, so only its label can move it.
      else {
        paints.set(role, solid(colour));
        moveForLabel(search, role);
      }
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

/** Chooses white or black by the weakest background: at least 4.58 on any single colour. */
function labelOn(grounds: readonly string[]): string {
  const worst = (label: string) =>
    Math.min(...grounds.map((hex) => contrast(lightOf(solid(label)), lightOf(solid(hex)))));
  return worst(white) >= worst(black) ? white : black;
}

export function setLabels(search: Search): void {
  const { paints, pinned, least } = search;
  const [paper, ink] = ['tile.face', 'tile.ink'].map((role) => paintOf(paints, role).hex) as [string, string];
  for (const [label, solids] of Object.entries(labels)) {
    if (pinned.has(label)) continue;
    const [first = ''] = solids;
    // Action colours were already moved, considering their background too.
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

/** Hides an edge of the accent in its own colour wherever the accent alone can be seen. */
export function hideAccentEdges(search: Search): void {
  const accent = paintOf(search.paints, 'action.accent');
  for (const edge of ['action.accentEdge', 'action.accentEdgeOnStage'])
    if (!search.pinned.has(edge) && shows(accent.hex, groundsOf(search, edge))) search.paints.set(edge, accent);
}

/** Moves every foreground until it contrasts with all its backgrounds. */
export function adjustFronts(search: Search): void {
  const settled = new Set([...Object.keys(labels), 'action.primary', 'action.accent']);
  for (const role of new Set(pairs.map(({ front }) => front))) {
    if (settled.has(role) || search.pinned.has(role)) continue;
    const grounds = groundsOf(search, role);
    move(search, role, paintOf(search.paints, role).hex, (hex) => shows(hex, grounds), grounds);
  }
}

const difference = differenceCiede2000();

/** Moves the second line of a chart, in lightness or else in hue, until it cannot be taken for the first. */
export function partChart(search: Search): void {
  const { paints, pinned } = search;
  const [first, second] = ['chart.s1', 'chart.s2'].map((role) => paintOf(paints, role).hex) as [string, string];
  if (pinned.has('chart.s2')) return;
  const grounds = groundsOf(search, 'chart.s2');
  const apart = (hex: string) => difference(first, hex);
  const fits = (hex: string) => apart(hex) >= chartApart && shows(hex, grounds);
  const [l, c, h] = lchOf(second);
  const turned = Array.from({ length: 18 }, (_, turn) => hexOf(l, Math.max(c, 0.1), h + (turn + 1) * 10));
  const to = nearest(second, fits) ?? turned.map((hex) => nearest(hex, fits)).find((hex) => hex !== null);
  if (!to || to === second) return;
  paints.set('chart.s2', solid(to));
  noteMove(search, 'chart.s2', second, to, {
    ratio: apart(second),
    on: 'chart.s1',
    need: chartApart,
    now: apart(to),
    by: 'difference',
  });
}

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
  why: { ratio: number; on: string; need: number; now: number; by?: 'difference' },
): void {
  notes.push({ kind: 'moved', theme, role, from, to, ...why });
}

function paintOf(paints: Paints, role: string): Paint {
  const paint = paints.get(role);
  if (!paint) throw new Error(`No colour is known for ${role}.`);
  return paint;
}
