import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { create } from 'fontkit';
import type { BrandFolder } from './brandFolder.ts';
import { findFace } from './faces.ts';
import { cutFile } from './fonts.ts';
import { colourIn, markIn } from './pictures.ts';
import { pngOf } from './png.ts';
import type { TokenSource } from './read.ts';

const size = { width: 1200, height: 630 };
const markSize = 220;
/** Maximum height and width of the name. */
const letters = { height: 190, width: 1000, baseline: 500 };

export async function writeSocialPicture(brand: BrandFolder, source: TokenSource, folder: string): Promise<void> {
  await writeFile(resolve(folder, `${brand.id}.png`), await pngOf(await socialPicture(brand, source)));
}

async function socialPicture(brand: BrandFolder, source: TokenSource): Promise<string> {
  const colour = colourIn(brand.id, source);
  const name = await lettering(brand, source);
  const place = { x: size.width / 2, y: name ? 220 : size.height / 2 };
  const mark = await markIn(brand, { size: markSize, ...place });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    `<rect width="100%" height="100%" fill="${colour('surface.stage')}"/>`,
    `<rect y="${size.height - 12}" width="100%" height="12" fill="${colour('action.accent')}"/>`,
    `<g fill="${colour('icon.onStage')}">${mark}</g>`,
    name && `<path fill="${colour('text.onStage')}" ${name}/>`,
    '</svg>',
  ].join('');
}

/** Draws the brand's name as one path in its heading font; null for the system font or if a character is missing. */
async function lettering({ source: { name, type } }: BrandFolder, { faces }: TokenSource): Promise<string | null> {
  const face = findFace(faces)(type.display.family ?? '');
  if (!face) return null;
  const font = create(await readFile(cutFile(face, face.cuts[0] ?? 'latin')));
  const { glyphs, positions, advanceWidth } = font.layout(name);
  if (glyphs.some(({ id }) => id === 0)) return null;
  const scale = Math.min(letters.height / (font.ascent - font.descent), letters.width / advanceWidth);
  let x = 0;
  const outlines = glyphs.map((glyph, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const outline = glyph.path.translate(x + xOffset, yOffset).toSVG();
    x += xAdvance;
    return outline;
  });
  const start = (size.width - advanceWidth * scale) / 2;
  return `d="${outlines.join('')}" transform="matrix(${scale} 0 0 ${-scale} ${start} ${letters.baseline})"`;
}
