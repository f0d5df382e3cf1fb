import { bannerColours } from './brand/banner.ts';
import { documentOf } from './brand/source.ts';
import type { BrandFolder } from './brandFolder.ts';
import { cutName, findFace } from './faces.ts';
import type { TokenSource } from './read.ts';
import { sharedValues } from './sheet.ts';

/** The text of `brands.ts`: every brand with what a page needs to know before its sheet has come. */
export function brandsModule(source: TokenSource): string {
  const list = source.brands.map((brand) => ({
    id: brand.id,
    name: brand.source.name,
    bare: brand.source.bare ?? false,
    preload: preloadOf(brand, source),
  }));
  return `export const brands = ${JSON.stringify(list, null, 2)} as const;\n`;
}

/** The text of `brandDocuments.ts`: what a stand-in platform plays a brand with, by its id. */
export function brandDocumentsModule({ brands }: TokenSource): string {
  const entries = brands.map(({ id, source }) => [
    id,
    {
      document: documentOf(id, source),
      banner: bannerColours(source),
      registration: source.sandbox?.registration ?? null,
    },
  ]);
  return `export const brandDocuments = ${JSON.stringify(Object.fromEntries(entries), null, 2)};\n`;
}

/** The text of `sharedValues.ts`: what the scripts' sheets hold, for brands whose sheet is made elsewhere. */
export const sharedValuesModule = (source: TokenSource): string =>
  `export const sharedValues: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(sharedValues(source), null, 2)};\n`;

/** The names of the font files whose letters stand on every page: the interface's, then the headings'. */
export function preloadOf({ source: { type } }: BrandFolder, { faces }: TokenSource): string[] {
  const families = [type.text.family, type.display.family].map((family) => findFace(faces)(family ?? ''));
  const files = families.flatMap((face) => (face?.cuts[0] ? [cutName(face, face.cuts[0])] : []));
  return [...new Set(files)];
}
