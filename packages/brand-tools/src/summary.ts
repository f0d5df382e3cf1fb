import { statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { contrast, lightOf, solid } from '@baize/tokens/brand/colour';
import { type DerivedBrand, deriveBrand, measurePairs } from '@baize/tokens/brand/derive';
import { onOrFrom } from '@baize/tokens/brand/search';
import type { BrandSource, Theme } from '@baize/tokens/brand/source';
import {
  type BrandFolder,
  brandSheet,
  cutFile,
  findFace,
  headingFaces,
  lettersLacking,
  readTokens,
} from '@baize/tokens/node';
import { sharedValues } from '@baize/tokens/sharedValues';
import { openPoints } from './openPoints.ts';
import type { Place } from './place.ts';
import { inGutter, type Printer } from './print.ts';

const themes: readonly Theme[] = ['light', 'dark'];
const labels: Readonly<Record<string, string>> = {
  'action.primary': 'action.onPrimary',
  'action.accent': 'action.onAccent',
};

export async function summary({ id, folder, source }: BrandFolder, print: Printer, place: Place): Promise<string[]> {
  const derived = deriveBrand(source);
  const tokens = await readTokens([{ id, folder, source }], place.tokens);
  const sheet = (await brandSheet(id, tokens, sharedValues)).replace(/@font-face\{[^}]*\}\n/g, '');
  const counts = themes.map((theme) => {
    const pairs = measurePairs(derived[theme], derived.level);
    return `${theme} ${print.style('green', `${pairs.filter(({ ratio, need }) => ratio >= need).length}/${pairs.length}`)}`;
  });
  const families = [source.type.display.family, source.type.text.family];
  const files = new Set(
    families.flatMap((family) => {
      const face = findFace(tokens.faces)(family ?? '');
      return face?.cuts[0] ? [cutFile(face, face.cuts[0])] : [];
    }),
  );
  const fonts = [...files].reduce((sum, file) => sum + statSync(file).size, 0);
  return [
    [
      print.style('bold', source.name.padEnd(8)),
      ...counts,
      `sheet ${kilobytes(gzipSync(sheet, { level: 9 }).length)}`,
      `fonts ${kilobytes(fonts)}`,
    ].join('  '),
    '',
    ...inGutter(print.style('green', 'kept'), keptRows(derived, print)),
    ...movedLines(source, derived, print),
    ...inGutter(print.style('yellow', 'font'), await fontRows(source, tokens.faces)),
    ...inGutter(
      print.style('blue', 'open'),
      openPoints(source).map((point) => [point]),
    ),
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

function keptRows(derived: DerivedBrand, print: Printer): string[][] {
  const kept = themes.flatMap((theme) => derived[theme].notes.filter((note) => note.kind === 'kept'));
  return kept.map(({ theme, colour, roles }) => {
    const [first = ''] = roles;
    const label = derived[theme].paints.get(labels[first] ?? '')?.hex;
    const said = label ? `label ${label}, ${contrast(lightOf(solid(label)), lightOf(solid(colour))).toFixed(2)}` : '';
    return [print.swatch(colour), `${roles.join(', ')}, ${theme}`, said];
  });
}

function movedLines({ colours }: BrandSource, derived: DerivedBrand, print: Printer): string[] {
  const moved = themes.flatMap((theme) => derived[theme].notes.filter((note) => note.kind === 'moved'));
  const own = new Set([colours.primary, colours.accent, ...(colours.support ?? [])].map((hex) => hex.toLowerCase()));
  const rows = moved
    .filter(({ from }) => own.has(from))
    .map((note) => [
      `${print.swatch(note.from)} → ${print.swatch(note.to)}`,
      `${note.role}, ${note.theme}`,
      `${note.ratio.toFixed(2)} ${onOrFrom(note)} ${note.on}, needs ${note.need}; now ${note.now.toFixed(2)}`,
    ]);
  const others = moved.filter(({ from }) => !own.has(from)).map(({ role, theme }) => `${role}, ${theme}`);
  const rest =
    others.length > 0
      ? [[`${others.length} derived: ${others.slice(0, 3).join('; ')}${others.length > 3 ? ' …' : ''}`]]
      : [];
  if (rows.length + rest.length === 0) return [];
  const hint = ['To set one yourself, name it under colours.light or colours.dark in brand.json; lint checks it.'];
  return [
    ...inGutter(print.style('yellow', 'moved'), rows),
    ...inGutter(rows.length > 0 ? '' : print.style('yellow', 'moved'), [...rest, hint]),
  ];
}

/** Vietnamese letters that fonts often lack. */
const vietnamese = ['ắ', 'ồ', 'ử'];

async function fontRows(source: BrandSource, faces: Parameters<typeof headingFaces>[1]): Promise<string[][]> {
  const heading = findFace(faces)(source.type.display.family ?? '');
  const instead = headingFaces(source, faces).vi;
  if (!heading || !instead) return [];
  const lacks = (await lettersLacking(heading, vietnamese)).join(' ');
  const said = `${heading.family} ${lacks ? `lacks ${lacks}` : 'is not used'}: headings in Vietnamese take ${instead.display}`;
  return [[said, '(--font-vi to choose)']];
}
