import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { BrandFolder } from './brandFolder.ts';
import { colourIn, markIn } from './pictures.ts';
import { pngOf } from './png.ts';
import type { TokenSource } from './read.ts';

/** Icons of the installed app, as `<brand>-<name>.png`. */
const icons = [
  { name: '192', size: 192, share: 0.7, corner: 0.2 },
  { name: '512', size: 512, share: 0.7, corner: 0.2 },
  // A system cuts its own shape out of it and shows at least the middle four fifths.
  { name: 'maskable', size: 512, share: 0.5, corner: 0 },
] as const;

/** Draws a brand's mark on its cloth, as a browser shows it on a home screen (OPS-35). */
export async function writeAppIcons(brand: BrandFolder, source: TokenSource, folder: string): Promise<void> {
  const colour = colourIn(brand.id, source);
  for (const { name, size, share, corner } of icons) {
    const mark = await markIn(brand, { size: size * share, x: size / 2, y: size / 2 });
    const svg = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
      `<rect width="100%" height="100%" rx="${size * corner}" fill="${colour('surface.stage')}"/>`,
      `<g fill="${colour('icon.onStage')}">${mark}</g></svg>`,
    ].join('');
    await writeFile(resolve(folder, `${brand.id}-${name}.png`), await pngOf(svg));
  }
}
