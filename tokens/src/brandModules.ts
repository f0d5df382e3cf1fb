import { bannerColours } from './brand/banner.ts';
import { documentOf } from './brand/source.ts';
import type { BrandFolder } from './brandFolder.ts';
import { cutName, findFace } from './faces.ts';
import { markIn } from './pictures.ts';
import type { TokenSource } from './read.ts';
import { sharedValues } from './sheet.ts';

/** Generates `brands.ts`: brand data a page needs before its sheet has loaded. */
export function brandsModule(source: TokenSource): string {
  const list = source.brands.map((brand) => ({
    id: brand.id,
    name: brand.source.name,
    bare: brand.source.bare ?? false,
    preload: preloadOf(brand, source),
  }));
  return `export const brands = ${JSON.stringify(list, null, 2)} as const;\n`;
}

export async function brandDocumentsModule({ brands }: TokenSource): Promise<string> {
  const entries = brands.map(async (brand) => {
    const { id, source } = brand;
    const entry = {
      document: documentOf(id, source),
      banner: bannerColours(source),
      hero: source.hero ?? null,
      mark: await markIn(brand, { size: 100, x: 0, y: 0 }),
      registration: source.sandbox?.registration ?? null,
    };
    return [id, entry] as const;
  });
  const all = Object.fromEntries(await Promise.all(entries));
  return `export const brandDocuments = ${JSON.stringify(all, null, 2)};\n`;
}

/** Generates `sharedValues.ts`: values of the script sheets, for brands with a sheet made elsewhere. */
export const sharedValuesModule = (source: TokenSource): string =>
  `export const sharedValues: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(sharedValues(source), null, 2)};\n`;

export function preloadOf({ source: { type } }: BrandFolder, { faces }: TokenSource): string[] {
  const families = [type.text.family, type.display.family].map((family) => findFace(faces)(family ?? ''));
  const files = families.flatMap((face) => (face?.cuts[0] ? [cutName(face, face.cuts[0])] : []));
  return [...new Set(files)];
}
