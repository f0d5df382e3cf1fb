import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { brands } from './brands.ts';
import { constantsModule } from './src/constants.ts';
import { contractModule } from './src/contract.ts';
import { faces, scripts } from './src/faces.ts';
import { copyFonts, fontsModule } from './src/fonts.ts';
import { pictureIds } from './src/names.ts';
import { writeIcon, writeTexture } from './src/pictures.ts';
import { readTokens, tokensFolder } from './src/read.ts';
import { brandSheet, scriptSheet } from './src/sheet.ts';

/**
 * Token files → `tokens/generated`: the contract, the constants, one sheet a brand and a script, and the files sheets point to.
 * Run from the root of the repository. An invalid token file throws, with the place in it, before anything is written.
 */
export async function buildTokens(): Promise<void> {
  const source = await readTokens();
  const contract = contractModule([...source.variables, ...pictureIds]);
  const constants = constantsModule(source.tokens('plain-light'));
  const sheets = await Promise.all(brands.map(async ({ id }) => ({ id, text: await brandSheet(id, source) })));

  const alphabets = await Promise.all(scripts.map(async (id) => ({ id, text: await scriptSheet(id, source) })));

  const out = resolve(tokensFolder(), 'generated');
  const [fonts, alphabetsFolder, brandsFolder] = ['fonts', 'alphabets', 'brands'].map((name) => resolve(out, name)) as [
    string,
    string,
    string,
  ];
  // What had another content had another name.
  await rm(fonts, { recursive: true, force: true });
  await Promise.all([fonts, alphabetsFolder, brandsFolder].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all([
    writeFile(resolve(out, 'contract.ts'), contract),
    writeFile(resolve(out, 'constants.ts'), constants),
    copyFonts(faces, fonts).then((addresses) => writeFile(resolve(out, 'fonts.ts'), fontsModule(addresses))),
    ...brands.map(({ id }) => writeTexture(id, fonts)),
    ...brands.map(({ id }) => writeIcon(id, source, brandsFolder)),
    ...alphabets.map(({ id, text }) => writeFile(resolve(alphabetsFolder, `${id}.css`), text)),
    ...sheets.map(({ id, text }) => writeFile(resolve(brandsFolder, `${id}.css`), text)),
  ]);
}
