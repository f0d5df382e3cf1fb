import type { BrandId } from '@baize/tokens/brands';
import { glow, rays, sky, sparks } from './backdrop.ts';
import { bannerPalettes } from './bannerPalettes.ts';
import { promotionSpots, rewardSpots, type Spot, tierSpots } from './cast.ts';
import { drawEmblem } from './emblem.ts';
import { deepTone, type PaletteName, tone } from './palettes.ts';
import { texture } from './patterns.ts';
import { createRandom, hash } from './seed.ts';
import { Sheet } from './sheet.ts';
import { circle, element, linearGradient, radialGradient } from './svg.ts';

export type PromotionType = keyof typeof promotionSpots;
export const promotionTypes = Object.keys(promotionSpots) as readonly PromotionType[];

export type RewardPicture = keyof typeof rewardSpots;
export const rewardPictures = Object.keys(rewardSpots) as readonly RewardPicture[];

export type TierPicture = keyof typeof tierSpots;
export const tierPictures = Object.keys(tierSpots) as readonly TierPicture[];

/** Draws an offer with its emblem cut by the far edge, so that words find a calm ground at the start. */
export function promotionArt(type: PromotionType, dir: 'ltr' | 'rtl' = 'ltr'): string {
  const { glyph, palette, pattern } = promotionSpots[type];
  const [width, height] = [640, 264];
  const seed = hash(type);
  const sheet = new Sheet({
    width,
    height,
    id: `o${seed.toString(36)}`,
    tone: deepTone(palette),
    random: createRandom(seed),
  });
  const at = (x: number) => (dir === 'rtl' ? width - x : x);
  const { skyTop, skyBottom, disc } = sheet.tone;
  const ground = sheet.define('l', (id) =>
    linearGradient(
      id,
      [
        [0, dir === 'rtl' ? skyBottom : skyTop],
        [1, dir === 'rtl' ? skyTop : skyBottom],
      ],
      { x2: 1, y2: 0 },
    ),
  );
  sheet.draw(element('rect', { width, height, fill: `url(#${ground})` }));
  texture(sheet, pattern, disc, 0.16);
  rays(sheet, { x: at(510), y: 132, count: 14, reach: 640, opacity: 0.1 });
  sheet.draw(circle(at(520), 132, 168, { fill: disc, opacity: 0.4 }));
  drawEmblem(sheet, { glyph, x: at(524), y: 132, size: 262, rotate: dir === 'rtl' ? -6 : 6 });
  return sheet.toSvg({ preserveAspectRatio: `${dir === 'rtl' ? 'xMinYMid' : 'xMaxYMid'} slice` });
}

/** Draws the cloth of the offer that heads a page: emblems in its middle, calm at both ends. */
export function wideOfferArt(type: PromotionType, brand: BrandId, dir: 'ltr' | 'rtl' = 'ltr'): string {
  const { glyph, pattern } = promotionSpots[type];
  const [width, height] = [1248, 300];
  const colours = bannerPalettes[brand];
  const sheet = new Sheet({
    width,
    height,
    id: `w${hash(type + brand).toString(36)}`,
    tone: { ...deepTone('table'), outline: colours.ink, gap: colours.ink },
    random: createRandom(hash(type)),
  });
  const at = (x: number) => (dir === 'rtl' ? width - x : x);
  const ground = sheet.define('l', (id) =>
    radialGradient(
      id,
      [
        [0, colours.clothLight],
        [1, colours.cloth],
      ],
      { cx: at(600) / width, cy: 0.4, r: 0.75 },
    ),
  );
  sheet.draw(element('rect', { width, height, fill: `url(#${ground})` }));
  rays(sheet, { x: at(600), y: 150, count: 20, reach: 1400, opacity: 0.07, colour: colours.line });
  texture(sheet, pattern, colours.line, 0.08);
  const gold = { light: '#fff3d0', body: '#f0cd6c', shade: '#b9832a' };
  for (const [x, y, size] of [
    [470, 66, 70],
    [676, 62, 88],
    [590, 200, 190],
    [744, 248, 100],
  ] as const)
    drawEmblem(sheet, { glyph, x: at(x), y, size, tone: gold });
  return sheet.toSvg({ preserveAspectRatio: 'xMidYMid slice' });
}

export const rewardArt = (name: RewardPicture): string => spotArt(name, rewardSpots[name]);

export const tierArt = (name: TierPicture): string => spotArt(name, tierSpots[name]);

function spotArt(name: string, { glyph, palette, pattern }: Spot): string {
  const seed = hash(name);
  const height = 480;
  const size = 272;
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
