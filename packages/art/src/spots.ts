import { glow, rays, sky, sparks } from './backdrop.ts';
import { promotionSpots, rewardSpots, type Spot, tierSpots } from './cast.ts';
import { drawEmblem } from './emblem.ts';
import { type PaletteName, tone } from './palettes.ts';
import { texture } from './patterns.ts';
import { createRandom, hash } from './seed.ts';
import { Sheet } from './sheet.ts';

export type PromotionType = keyof typeof promotionSpots;
export const promotionTypes = Object.keys(promotionSpots) as readonly PromotionType[];

export type RewardPicture = keyof typeof rewardSpots;
export const rewardPictures = Object.keys(rewardSpots) as readonly RewardPicture[];

export type TierPicture = keyof typeof tierSpots;
export const tierPictures = Object.keys(tierSpots) as readonly TierPicture[];

export const promotionArt = (type: PromotionType): string => spotArt(type, promotionSpots[type], 280);

export const rewardArt = (name: RewardPicture): string => spotArt(name, rewardSpots[name], 480);

export const tierArt = (name: TierPicture): string => spotArt(name, tierSpots[name], 480);

function spotArt(name: string, { glyph, palette, pattern }: Spot, height: 280 | 480): string {
  const seed = hash(name);
  const size = height === 280 ? 168 : 272;
  const sheet = new Sheet({
    width: 640,
    height,
    id: `s${seed.toString(36)}`,
    tone: tone(palette),
    random: createRandom(seed),
  });
  const { x, y } = sheet.centre;
  sky(sheet);
  texture(sheet, pattern, sheet.tone.disc, 0.22);
  rays(sheet, { x, y, count: 14, reach: 640, opacity: 0.1 });
  glow(sheet, x, y, size * 1.2, 0.8);
  drawEmblem(sheet, { glyph, x, y: y - 6, size });
  sparks(sheet, 6, height * 0.8, sheet.tone.letterTop, 0.8);
  return sheet.toSvg({ preserveAspectRatio: 'xMidYMid slice' });
}

/** Draws a reel symbol on a transparent ground, outlined darkly enough for ivory. */
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
