/** One emblem on one texture: promotions, and the symbols of reels. */

import { glow, rays, sky, sparks } from './backdrop.ts';
import { promotionSpots } from './cast.ts';
import { drawEmblem } from './emblem.ts';
import { type PaletteName, tone } from './palettes.ts';
import { texture } from './patterns.ts';
import { createRandom, hash } from './seed.ts';
import { Sheet } from './sheet.ts';

export type PromotionType = keyof typeof promotionSpots;
export const promotionTypes = Object.keys(promotionSpots) as readonly PromotionType[];

/** Spot art of a promotion type, 16:7. */
export function promotionArt(type: PromotionType): string {
  const { glyph, palette, pattern } = promotionSpots[type];
  const seed = hash(type);
  const sheet = new Sheet({
    width: 640,
    height: 280,
    id: `s${seed.toString(36)}`,
    tone: tone(palette),
    random: createRandom(seed),
  });
  const { x, y } = sheet.centre;
  sky(sheet);
  texture(sheet, pattern, sheet.tone.disc, 0.22);
  rays(sheet, { x, y, count: 14, reach: 640, opacity: 0.1 });
  glow(sheet, x, y, 202, 0.8);
  drawEmblem(sheet, { glyph, x, y: y - 6, size: 168 });
  sparks(sheet, 6, 224, sheet.tone.letterTop, 0.8);
  return sheet.toSvg({ preserveAspectRatio: 'xMidYMid slice' });
}

/** One reel symbol on a transparent ground, outlined darkly enough for ivory. */
export function symbolArt(glyph: string, palette: PaletteName): string {
  const sheet = new Sheet({
    width: 120,
    height: 120,
    id: 'y',
    tone: tone(palette),
    random: createRandom(1),
    centre: { x: 60, y: 56 },
  });
  drawEmblem(sheet, { glyph, ...sheet.centre, size: 92 });
  return sheet.toSvg();
}
