import { copyFile, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { cutFile, type Face } from './faces.ts';
import { standInRules } from './standIn.ts';

const packageFolder = (face: Face) => resolve(process.cwd(), 'node_modules', face.package);
const fileOf = (face: Face, name: string) => resolve(packageFolder(face), 'files', name);

/** Copies every cut of the faces into a folder that the site serves as /fonts. */
export async function copyFonts(faces: readonly Face[], folder: string): Promise<void> {
  const names = faces.flatMap((face) => face.cuts.map((cut) => ({ face, name: cutFile(face, cut) })));
  await Promise.all(names.map(({ face, name }) => copyFile(fileOf(face, name), resolve(folder, name))));
}

/** The @font-face rules of a face and its stand-in. `weights` are those at which a brand sets it. */
export async function fontFaceRules(face: Face, weights: readonly number[]): Promise<string[]> {
  const ranges = JSON.parse(await readFile(resolve(packageFolder(face), 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const rules = face.cuts.map((cut) =>
    [
      `@font-face{font-family:"${face.family}"`,
      `src:url(/fonts/${cutFile(face, cut)}) format("woff2")`,
      `font-weight:${face.weights}`,
      'font-display:swap',
      ...(face.scale ? [`size-adjust:${face.scale * 100}%`] : []),
      `unicode-range:${face.script === 'chinese' ? withoutLatin(ranges[cut] ?? '') : ranges[cut]}}`,
    ].join(';'),
  );
  const main = await readFile(fileOf(face, cutFile(face, face.cuts[0] as 'latin')));
  return [...rules, ...standInRules(face, main, weights)];
}

/** Chinese cuts bring the letters and digits of a keyboard along; those are set in the brand's own faces. */
const withoutLatin = (ranges: string): string =>
  ranges
    .split(',')
    .filter((range) => Number.parseInt(range.trim().slice(2), 16) > 0x24f)
    .join(',');
