import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, lightOf, nearest, solid } from '@baize/tokens/brand/colour';
import { type DerivedTheme, deriveBrand, type MeasuredPair, measurePairs } from '@baize/tokens/brand/derive';
import { rampsOf } from '@baize/tokens/brand/ramps';
import { readOverrides } from '@baize/tokens/brand/roleTable';
import { type BrandSource, emblemFiles, type Theme } from '@baize/tokens/brand/source';
import { installedFont, spaceOf, viewBoxOf } from '@baize/tokens/node';
import { differenceCiede2000 } from 'culori';
import type { Code } from './codes.ts';
import type { Subject } from './finding.ts';
import { howToInstall } from './howToInstall.ts';
import { isActive } from './lintMarks.ts';
import { lintStatuses } from './lintStatuses.ts';
import type { Place } from './place.ts';

const themes: readonly Theme[] = ['light', 'dark'];
const difference = differenceCiede2000();

export function lintLook(subject: Subject, source: BrandSource, place: Place): void {
  lintFiles(subject, source);
  lintFaces(subject, source, place);
  if (!hasBrokenOverride(subject, source)) lintContrast(subject, source);
}

function hasBrokenOverride(subject: Subject, { colours }: BrandSource): boolean {
  const ramps = rampsOf(colours);
  const broken = themes.flatMap((theme) =>
    Object.entries(colours[theme] ?? {}).filter(([role, text]) => {
      try {
        readOverrides({ [role]: text }, ramps);
        return false;
      } catch {
        const fix = `Ramps: ${Object.keys(ramps).join(', ')}; steps from 0 to 1000, such as 700 or 750.`;
        subject.find('error', 'B204', ['colours', theme, role], `${role} is ${text}, which is no step`, fix);
        return true;
      }
    }),
  );
  return broken.length > 0;
}

function lintContrast(subject: Subject, source: BrandSource): void {
  const derived = deriveBrand(source);
  for (const theme of themes) {
    const failing = measurePairs(derived[theme], derived.level).filter(({ ratio, need }) => ratio < need);
    const pinned = source.colours[theme] ?? {};
    const blamed = grouped(failing, (pair) => blame(pair, pinned));
    for (const [role, pairs] of blamed) reportPairs(subject, theme, role, pairs, derived[theme], role in pinned);
    lintStatuses(subject, theme, derived[theme], pinned);
  }
}

const blame = ({ front, back, under }: MeasuredPair, pinned: object) =>
  front in pinned ? front : back in pinned ? back : under && under in pinned ? under : front;

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function reportPairs(
  subject: Subject,
  theme: Theme,
  role: string,
  pairs: readonly MeasuredPair[],
  { paints }: DerivedTheme,
  isPinned: boolean,
): void {
  const [worst] = pairs;
  if (!worst) return;
  const hex = paints.get(role)?.hex ?? '';
  const paint = (id: string) => paints.get(id) ?? solid('#000000');
  const light = (ids: readonly (string | undefined)[], own: string) =>
    lightOf(...ids.filter((id) => id !== undefined).map((id) => (id === role ? solid(own) : paint(id))));
  const passes = (own: string) =>
    pairs.every(
      ({ front, back, under, need }) => contrast(light([front, back, under], own), light([back, under], own)) >= need,
    );
  const better = nearest(hex, passes);
  const other = role === worst.front ? `on ${worst.back}` : `under ${worst.front}`;
  const place = isPinned ? ['colours', theme, role] : ['colours'];
  const count = pairs.length > 1 ? ` (${pairs.length} pairs)` : '';
  subject.find(
    'error',
    'B201',
    place,
    `${role} is ${isPinned ? 'pinned to ' : ''}${hex} in ${theme}: ${worst.ratio.toFixed(2)} ${other}, needs ${worst.need}${count}`,
    better ? `${better} passes, ΔE ${difference(hex, better).toFixed(1)} away.` : 'Move what it stands on as well.',
    'value',
    better ? { kind: 'set', path: ['colours', theme, role], value: better } : undefined,
  );
}

function lintFaces(subject: Subject, { type }: BrandSource, place: Place): void {
  const asked: [string, string | undefined, readonly (number | undefined)[], string | undefined][] = [
    ['display', type.display.family, [type.display.weight], type.display.axis],
    ['text', type.text.family, type.text.weights ?? [], undefined],
    ['figures', type.figures?.family, [type.figures?.weight], undefined],
    ...Object.entries(type.scripts ?? {}).map(([tag, face]): [string, string, (number | undefined)[], undefined] => [
      `scripts.${tag}`,
      face.display,
      [face.weight],
      undefined,
    ]),
  ];
  for (const [where, family, weights, axis] of asked) {
    if (!family) continue;
    const path = ['type', ...where.split('.')];
    const metadata = installedFont(family)?.metadata;
    if (!metadata) {
      subject.find('error', 'B301', [...path, 'family'], `${family} is not installed`, howToInstall(family, place));
      continue;
    }
    const { variable } = metadata;
    const [least, most] = variable
      ? [Number(variable.wght?.min), Number(variable.wght?.max)]
      : [metadata.weights[0] ?? 0, metadata.weights[0] ?? 0];
    for (const weight of weights)
      if (weight !== undefined && (weight < least || weight > most))
        subject.find(
          'error',
          'B302',
          [...path, where === 'text' ? 'weights' : 'weight'],
          `${family} has no weight ${weight}`,
          `From ${least} to ${most}.`,
        );
    if (where === 'text') lintSpace(subject, family, type.text.wordSpacing ?? 0);
    if (axis && !(variable && axis.toUpperCase() in variable))
      subject.find(
        'error',
        'B304',
        [...path, 'axis'],
        `${family} has no axis ${axis}`,
        variable ? `It has ${Object.keys(variable).join(', ')}.` : 'It has none.',
      );
    if (where === 'scripts.vi' && !metadata.subsets.includes('vietnamese'))
      subject.find(
        'error',
        'B303',
        [...path, 'display'],
        `${family} lacks ắ ồ ử, which Vietnamese needs`,
        'Choose a family with the subset vietnamese.',
      );
  }
}

/** Least space between words in em: below it, two words of a button read as one. */
const leastSpace = 0.22;

function lintSpace(subject: Subject, family: string, added: number): void {
  const space = spaceOf(family) + added;
  if (space >= leastSpace) return;
  subject.find(
    'warning',
    'B307',
    ['type', 'text', 'wordSpacing'],
    `words in ${family} stand ${space.toFixed(2)} em apart, so that they run together`,
    `Add at least ${(leastSpace - spaceOf(family)).toFixed(2)}.`,
  );
}

function lintFiles(subject: Subject, source: BrandSource): void {
  const { logo, texture } = source;
  const { folder } = subject;
  const names = readdirSync(folder);
  for (const name of names)
    if (!['brand.json', 'texture.svg', logo, ...emblemFiles(source)].includes(name))
      subject.find(
        'warning',
        'B701',
        [],
        `${name} lies in the folder, and nothing names it`,
        'Remove it, or name it as the logo or an emblem.',
      );
  if (texture && !names.includes('texture.svg'))
    subject.find(
      'error',
      'B702',
      ['texture'],
      'texture.svg is missing',
      'Put it beside brand.json, or remove "texture".',
    );
  if (!texture && names.includes('texture.svg'))
    subject.find('warning', 'B703', [], 'texture.svg does not show: "texture" is not set', 'Add "texture": 0.06.');
  if (names.includes('texture.svg')) lintTexture(subject, readFileSync(join(folder, 'texture.svg'), 'utf8'));
  if (names.includes(logo)) lintMark(subject, logo, readFileSync(join(folder, logo), 'utf8'));
  else subject.find('error', 'B120', ['logo'], `the logo ${logo} is missing`, 'Put it beside brand.json.');
}

/** Maximum tile area in px², below the size of a game picture on the narrowest phone. */
const largestTile = 90 * 90;

/** Browsers compare a texture's tile size when choosing the page's largest contentful paint. */
function lintTexture(subject: Subject, svg: string): void {
  const [width, height] = ['width', 'height'].map((side) => Number(svg.match(`<svg[^>]*\\s${side}="(\\d+)`)?.[1]));
  if (width && height && width * height <= largestTile) return;
  const size = width && height ? `${width} × ${height} px large` : 'of no size';
  subject.find(
    'warning',
    'B706',
    ['texture'],
    `texture.svg is ${size}: browsers would take it for the largest content of a page`,
    'Draw its tile on 90 × 90 px or less, and write width and height on the svg.',
  );
}

function lintMark(subject: Subject, logo: string, svg: string): void {
  const wrong = (severity: 'error' | 'warning', code: Code, message: string, fix: string) =>
    subject.find(severity, code, ['logo'], message, fix);
  if (!/<svg[\s>]/.test(svg)) {
    wrong('error', 'B121', `${logo} is no SVG`, 'Save the mark as a plain SVG.');
    return;
  }
  if (isActive(svg)) wrong('error', 'B122', `${logo} holds a script or points elsewhere`, 'Save it as a plain SVG.');
  if (!/<(path|circle|rect|ellipse|polygon|polyline|line|use)\b/.test(svg))
    wrong('error', 'B123', `${logo} shows nothing`, 'Convert words to paths.');
  const [, , width, height] = viewBoxOf(svg);
  if (!/\bviewBox=/.test(svg))
    wrong('error', 'B124', `${logo} has no viewBox`, 'Add one: without it the mark is cut at 48.');
  else if (Math.abs(width - height) > Math.max(width, height) / 50)
    wrong('warning', 'B125', `${logo} is ${width} × ${height}, not square`, 'Give it a square viewBox.');
  if (new Set(svg.match(/#[0-9a-f]{3,8}\b/gi)?.map((hex) => hex.toLowerCase())).size > 1 || /Gradient/.test(svg))
    wrong('warning', 'B126', `${logo} has several colours, of which one is shown`, 'Draw it in one colour.');
}
