import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { create } from 'fontkit';
import { contentHash } from './contentHash.ts';
import type { Cut, Face } from './face.ts';
import { cutName } from './faces.ts';
import { fontFolder } from './fontPackage.ts';
import { latinFace } from './latinFace.ts';
import { standInRules } from './standIn.ts';

function packageFolder({ family, package: name }: Face): string {
  const folder = fontFolder(name);
  if (!folder) throw new Error(`${family} is not installed: it comes as ${name}`);
  return folder;
}

export const cutFile = (face: Face, cut: Cut): string =>
  resolve(packageFolder(face), 'files', `${cutName(face, cut)}.woff2`);
const readCut = (face: Face, cut: Cut) => readFile(cutFile(face, cut));
const fileOf = (face: Face, cut: Cut, content: Uint8Array) => `${cutName(face, cut)}-${contentHash(content)}.woff2`;

/** Copies all subsets to the folder served as /fonts and resolves with their URLs by name. */
export async function copyFonts(faces: readonly Face[], folder: string): Promise<Map<string, string>> {
  const addresses = faces.flatMap((face) =>
    face.cuts.map(async (cut): Promise<[string, string]> => {
      const content = await readCut(face, cut);
      const file = fileOf(face, cut, content);
      await writeFile(resolve(folder, file), content);
      return [cutName(face, cut), `/fonts/${file}`];
    }),
  );
  return new Map(await Promise.all(addresses));
}

export const fontsModule = (addresses: ReadonlyMap<string, string>): string =>
  `// Written by tokens/build.ts.
/** Where each cut of a face is served, by the name of its file in its package. */
export const fontAddresses: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(addresses), null, 2)};
`;

export async function lettersLacking(face: Face, letters: readonly string[]): Promise<string[]> {
  const files = await Promise.all(face.cuts.map((cut) => readCut(face, cut)));
  const fonts = files.map((data) => create(data));
  return letters.filter((letter) => !fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)));
}

/** Returns the width of the space of an installed family, in em. */
export function spaceOf(family: string): number {
  const face = latinFace({ family });
  const font = create(readFileSync(cutFile(face, face.cuts[0] ?? 'latin')));
  return font.glyphForCodePoint(0x20).advanceWidth / font.unitsPerEm;
}

/** Returns the @font-face rules of a font and its stand-in. `weights` are those the brand uses. */
export async function fontFaceRules(face: Face, weights: readonly number[]): Promise<string[]> {
  const ranges = JSON.parse(await readFile(resolve(packageFolder(face), 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const contents = await Promise.all(face.cuts.map((cut) => readCut(face, cut)));
  const rules = face.cuts.map((cut, place) =>
    [
      `@font-face{font-family:"${face.family}"`,
      `src:url(/fonts/${fileOf(face, cut, contents[place] as Uint8Array)}) format("woff2")`,
      `font-weight:${face.weights}`,
      'font-display:swap',
      ...(face.scale ? [`size-adjust:${face.scale * 100}%`] : []),
      `unicode-range:${face.script === 'chinese' ? withoutLatin(ranges[cut] ?? '') : ranges[cut]}}`,
    ].join(';'),
  );
  return [...rules, ...standInRules(face, contents[0] as Buffer, weights)];
}

/** Removes Latin ranges from Chinese subsets, because Latin is set in the brand's own fonts. */
const withoutLatin = (ranges: string): string =>
  ranges
    .split(',')
    .filter((range) => Number.parseInt(range.trim().slice(2), 16) > 0x24f)
    .join(',');
