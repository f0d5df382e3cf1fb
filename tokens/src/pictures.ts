import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { contentHash } from './contentHash.ts';
import { toCss } from './css.ts';
import { type TokenSource, tokensFolder } from './read.ts';

/** Served from /fonts: that folder holds what a sheet points to. Its name is its content's alone, for sheets are held to 2 kB. */
export const textureFile = (svg: string): string => `${contentHash(svg)}.svg`;

/** A brand's SVG on one line; empty where the brand has none, as a plain cloth has no weave. */
export async function brandPicture(brand: string, name: 'mark.svg' | 'texture.svg'): Promise<string> {
  const file = resolve(tokensFolder(), 'brands', brand, name);
  const svg = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && name === 'texture.svg') return '';
    throw error;
  });
  return svg.trim().replace(/\n\s*/g, '').replace(' aria-hidden="true"', '');
}

/** Writes a brand's texture into the folder that the site serves as /fonts. */
export async function writeTexture(brand: string, folder: string): Promise<void> {
  const svg = await brandPicture(brand, 'texture.svg');
  if (svg) await writeFile(resolve(folder, textureFile(svg)), svg);
}

/** Writes a brand's icon: its mark in the colour that marks have on the cloth, on a piece of that cloth. */
export async function writeIcon(brand: string, source: TokenSource, folder: string): Promise<void> {
  const tokens = source.tokens(`${brand}-light`);
  const colour = (id: string) => {
    const token = tokens[id];
    if (!token) throw new Error(`${brand} has no ${id} for its icon`);
    return toCss(token);
  };
  const mark = (await brandPicture(brand, 'mark.svg')).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const cloth = `<rect width="48" height="48" rx="10" fill="${colour('surface.stage')}"/>`;
  const drawn = `<g fill="${colour('icon.onStage')}" transform="translate(7.2 7.2) scale(.7)">${mark}</g>`;
  await writeFile(
    resolve(folder, `${brand}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${cloth}${drawn}</svg>`,
  );
}
