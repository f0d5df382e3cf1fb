import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { emblemFiles } from './brand/source.ts';
import type { BrandFolder } from './brandFolder.ts';
import { contentHash } from './contentHash.ts';
import { toCss } from './css.ts';
import type { TokenSource } from './read.ts';

/**
 * Returns the file name in /fonts, which holds the assets of sheets; only a hash, because sheets are limited to 2 kB.
 */
export const textureFile = (svg: string): string => `${contentHash(svg)}.svg`;

/** Reads a brand's SVG as one line; empty without a texture, which is optional. */
export async function brandPicture({ folder }: BrandFolder, name: string): Promise<string> {
  const file = resolve(folder, name);
  const svg = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && name === 'texture.svg') return '';
    throw error;
  });
  return svg.trim().replace(/\n\s*/g, '').replace(' aria-hidden="true"', '');
}

export async function writeTexture(brand: BrandFolder, folder: string): Promise<void> {
  const svg = await brandPicture(brand, 'texture.svg');
  if (svg) await writeFile(resolve(folder, textureFile(svg)), svg);
}

/** Writes a brand's emblems as `<id>.<file>`, where its document expects them. */
export async function writeEmblems({ id, folder, source }: BrandFolder, out: string): Promise<string[]> {
  const files = emblemFiles(source);
  const names = files.map((file) => `${id}.${file}`);
  await Promise.all(
    files.map(async (file, at) => writeFile(resolve(out, names[at] ?? ''), await readFile(resolve(folder, file)))),
  );
  return names;
}

export async function writeIcon(brand: BrandFolder, source: TokenSource, folder: string): Promise<void> {
  const colour = colourIn(brand.id, source);
  const mark = await markIn(brand, { size: 33.6, x: 24, y: 24 });
  const cloth = `<rect width="48" height="48" rx="10" fill="${colour('surface.stage')}"/>`;
  const drawn = `<g fill="${colour('icon.onStage')}">${mark}</g>`;
  await writeFile(
    resolve(folder, `${brand.id}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${cloth}${drawn}</svg>`,
  );
}

/** Returns the colours of a brand's light theme by role. Throws on a missing one. */
export function colourIn(id: string, source: TokenSource): (role: string) => string {
  const tokens = source.tokens(`${id}-light`);
  return (role) => {
    const token = tokens[role];
    if (!token) throw new Error(`${id} has no ${role} for its pictures`);
    return toCss(token);
  };
}

/** Returns a brand's mark as a group, scaled and centred at the given point, in the picture's units. */
export async function markIn(brand: BrandFolder, middle: { size: number; x: number; y: number }): Promise<string> {
  const svg = await brandPicture(brand, brand.source.logo);
  const [x, y, width, height] = viewBoxOf(svg);
  const scale = middle.size / Math.max(width, height);
  const left = short(middle.x - (width * scale) / 2 - x * scale);
  const top = short(middle.y - (height * scale) / 2 - y * scale);
  const shapes = svg.replace(/^.*?<svg[^>]*>|<\/svg>$/g, '');
  return `<g transform="translate(${left} ${top}) scale(${short(scale)})">${shapes}</g>`;
}

/** Returns origin and size of an SVG in its own units; 48 square by default. */
export function viewBoxOf(svg: string): [number, number, number, number] {
  const [x = 0, y = 0, width = 48, height = 48] = (/\bviewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return [x, y, width, height];
}

const short = (value: number) => String(+value.toFixed(4)).replace(/^(-?)0\./, '$1.');
