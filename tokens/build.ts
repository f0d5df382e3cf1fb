import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { writeAppIcons } from './src/appIcons.ts';
import { readBrands, tokensFolder } from './src/brandFolder.ts';
import { brandDocumentsModule, brandsModule, sharedValuesModule } from './src/brandModules.ts';
import { constantsModule } from './src/constants.ts';
import { contractModule } from './src/contract.ts';
import { scripts } from './src/face.ts';
import { copyFonts, fontsModule } from './src/fonts.ts';
import { pictureIds } from './src/names.ts';
import { writeEmblems, writeIcon, writeTexture } from './src/pictures.ts';
import { type Look, readTokens } from './src/read.ts';
import { brandSheet, scriptSheet } from './src/sheet.ts';
import { writeSocialPicture } from './src/socialPicture.ts';

/**
 * Builds `tokens/generated` (or another folder) from token files and brand folders: contract, constants, list of
 * brands, one sheet per brand and script, and their assets. Run from the repository root. An invalid file throws before
 * anything is written.
 */
export async function buildTokens({
  brands: asked = readBrands(),
  out = resolve(tokensFolder(), 'generated'),
} = {}): Promise<void> {
  const source = await readTokens(asked);
  const contract = contractModule([...source.variables, ...pictureIds]);
  const constants = constantsModule(source.tokens(source.looks[0] as Look));
  const ids = source.brands.map(({ id }) => id);
  const sheets = await Promise.all(ids.map(async (id) => ({ id, text: await brandSheet(id, source) })));

  const alphabets = await Promise.all(scripts.map(async (id) => ({ id, text: await scriptSheet(id, source) })));

  const [fonts, alphabetsFolder, brandsFolder] = ['fonts', 'alphabets', 'brands'].map((name) => resolve(out, name)) as [
    string,
    string,
    string,
  ];
  // Names contain hashes, so outdated files would remain, as would the sheet of a removed brand.
  await Promise.all([fonts, brandsFolder].map((folder) => rm(folder, { recursive: true, force: true })));
  await Promise.all([fonts, alphabetsFolder, brandsFolder].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all([
    writeFile(resolve(out, 'contract.ts'), contract),
    writeFile(resolve(out, 'constants.ts'), constants),
    writeFile(resolve(out, 'sharedValues.ts'), sharedValuesModule(source)),
    writeFile(resolve(out, 'brands.ts'), brandsModule(source)),
    brandDocumentsModule(source).then((text) => writeFile(resolve(out, 'brandDocuments.ts'), text)),
    copyFonts(source.faces, fonts).then((addresses) => writeFile(resolve(out, 'fonts.ts'), fontsModule(addresses))),
    ...source.brands.map((brand) => writeTexture(brand, fonts)),
    ...source.brands.map((brand) => writeIcon(brand, source, brandsFolder)),
    ...source.brands.map((brand) => writeSocialPicture(brand, source, brandsFolder)),
    ...source.brands.map((brand) => writeAppIcons(brand, source, brandsFolder)),
    ...source.brands.map((brand) => writeEmblems(brand, brandsFolder)),
    ...alphabets.map(({ id, text }) => writeFile(resolve(alphabetsFolder, `${id}.css`), text)),
    ...sheets.map(({ id, text }) => writeFile(resolve(brandsFolder, `${id}.css`), text)),
  ]);
}
