import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { brands } from './brands.ts';
import { constantsModule } from './src/constants.ts';
import { contractModule } from './src/contract.ts';
import { faces, scripts } from './src/faces.ts';
import { copyFonts } from './src/fonts.ts';
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
  const fonts = resolve(out, 'fonts');
  await Promise.all([fonts, resolve(out, 'brands')].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all([
    writeFile(resolve(out, 'contract.ts'), contract),
    writeFile(resolve(out, 'constants.ts'), constants),
    copyFonts(faces, fonts),
    ...brands.map(({ id }) => writeTexture(id, fonts)),
    ...brands.map(({ id }) => writeIcon(id, source, resolve(out, 'brands'))),
    ...alphabets.map(({ id, text }) => writeFile(resolve(fonts, `${id}.css`), text)),
    ...sheets.map(({ id, text }) => writeFile(resolve(out, 'brands', `${id}.css`), text)),
  ]);
}
