/** Pictures under `/art/`, drawn on request and never stored. */
import type { GameType } from '@baize/domain';
import type { BrandId } from '@baize/tokens/brands';
import { bannerBrands } from './bannerPalettes.ts';
import { type BannerKind, bannerArt, bannerKinds } from './banners.ts';
import { glyphNames } from './cast.ts';
import { type CreatureName, creatureArt, creatureNames } from './creatures.ts';
import { feltArt } from './felts.ts';
import { type GameShape, gameArt, gameShapes } from './game.ts';
import { avatarArt, type SealKind, sealArt, sealKinds } from './marks.ts';
import { type PaletteName, paletteNames } from './palettes.ts';
import { hash } from './seed.ts';
import {
  type PromotionType,
  promotionArt,
  promotionTypes,
  type RewardPicture,
  rewardArt,
  rewardPictures,
  symbolArt,
  type TierPicture,
  tierArt,
  tierPictures,
  wideOfferArt,
} from './spots.ts';
import { type StillName, stillArt, stillNames } from './still.ts';
import { element } from './svg.ts';
import { type VendorInk, type VendorPart, vendorMark } from './vendors.ts';

export { type BannerPalette, bannerBrands, bannerMarks } from './bannerPalettes.ts';
export { bannerKinds, drawBanner } from './banners.ts';
export { sealKinds } from './marks.ts';
export { slotNouns } from './motifs.ts';
export { promotionTypes, rewardPictures, tierPictures } from './spots.ts';
export { stillNames } from './still.ts';

/** Access to the world for pictures. Both functions return undefined for unknown codes. */
export interface ArtWorld {
  game: (vendorCode: string, nodeId: string) => { title: string; category: GameType } | undefined;
  vendorName: (code: string) => string | undefined;
}

export interface ArtResponse {
  svg: string;
}

/** Draws the picture at a path with query, such as `/art/games/OMB/OMB-1.svg?shape=wide`; null for an unknown path. */
export function artResponse(address: string, world: ArtWorld): ArtResponse | null {
  const { pathname, searchParams } = new URL(address, 'http://art.invalid');
  const [, root, room = '', ...rest] = pathname.split('/').map(decode);
  const draw = root === 'art' && Object.hasOwn(rooms, room) ? rooms[room] : undefined;
  const last = rest.at(-1);
  if (!draw || !last?.endsWith('.svg')) return null;
  const svg = draw([...rest.slice(0, -1), last.slice(0, -'.svg'.length)], searchParams, world);
  return svg === null ? null : { svg };
}

type Room = (names: readonly string[], query: URLSearchParams, world: ArtWorld) => string | null;

const rooms: Readonly<Record<string, Room>> = {
  games([vendorCode = '', nodeId = '', ...more], query, world) {
    const shape = oneOf<GameShape>(gameShapes, query.get('shape') ?? 'portrait');
    const game = more.length === 0 ? world.game(vendorCode, nodeId) : undefined;
    if (game && query.get('shape') === 'felt') return feltArt({ title: game.title, ...lookOf(query) });
    return game && shape ? gameArt({ ...game, id: `${vendorCode}/${nodeId}`, vendorCode, shape }) : null;
  },
  banners([name = ''], query) {
    const kind = oneOf<BannerKind>(bannerKinds, name);
    const { brand, dir } = lookOf(query);
    return kind && bannerArt(kind, brand, dir);
  },
  promotions([name = ''], query) {
    const plain = name.toLowerCase().replace(/[^a-z]/g, '');
    const type = oneOf<PromotionType>(promotionTypes, promotionAliases.get(plain) ?? plain);
    const { brand, dir } = lookOf(query);
    return type && (query.get('shape') === 'wide' ? wideOfferArt(type, brand, dir) : promotionArt(type, dir));
  },
  rewards([name = '']) {
    const reward = oneOf<RewardPicture>(rewardPictures, name);
    return reward && rewardArt(reward);
  },
  tiers([name = '']) {
    const tier = oneOf<TierPicture>(tierPictures, name);
    return tier && tierArt(tier);
  },
  vendors([name = ''], query, world) {
    const [, code = '', part = 'joined'] = /^(.+?)(?:-(emblem|word|art))?$/.exec(name) ?? [];
    const vendorName = world.vendorName(code);
    if (part === 'art') return vendorArt(code, query, world);
    const ink = oneOf<VendorInk>(['either', 'dark', 'light'], query.get('ink') ?? 'either') ?? 'either';
    return vendorName === undefined ? null : vendorMark(code, vendorName, part as VendorPart, ink);
  },
  avatars: ([id = '']) => (id ? avatarArt(id) : null),
  seals([name = '']) {
    const kind = oneOf<SealKind>(sealKinds, name);
    return kind && sealArt(kind);
  },
  props([name = '']) {
    const still = oneOf<StillName>(stillNames, name);
    return still && stillArt(still);
  },
  creatures([name = '']) {
    const creature = oneOf<CreatureName>(creatureNames, name);
    return creature && creatureArt(creature);
  },
  symbols([glyph = ''], query) {
    const palette = oneOf<PaletteName>(paletteNames, query.get('palette') ?? 'jade');
    return palette && glyphNames.includes(glyph) ? symbolArt(glyph, palette) : null;
  },
};

const lookOf = (query: URLSearchParams) => ({
  brand: oneOf<BrandId>(bannerBrands, query.get('brand') ?? 'baize') ?? 'baize',
  dir: query.get('dir') === 'rtl' ? ('rtl' as const) : ('ltr' as const),
});

function vendorArt(code: string, query: URLSearchParams, world: ArtWorld): string | null {
  const shape = oneOf<GameShape>(gameShapes, query.get('shape') ?? 'portrait');
  const [title, first] = [world.vendorName(code), world.game(code, `${code}-1`)];
  if (!title || !first || !shape) return null;
  return gameArt({
    id: `vendor/${code}`,
    title,
    subject: first.title,
    category: first.category,
    vendorCode: code,
    shape,
  });
}

const promotionAliases: ReadonlyMap<string, PromotionType> = new Map([
  ['app', 'appdownload'],
  ['download', 'appdownload'],
  ['mall', 'pointmall'],
  ['points', 'pointmall'],
]);

function oneOf<Name extends string>(names: readonly Name[], name: string): Name | null {
  return names.find((each) => each === name) ?? null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Replaces a picture by one stable colour of the same size, for slow machines and tests that ignore pictures. */
export function plain(svg: string): string {
  const fill = `hsl(${hash(svg) % 360} 40% 45%)`;
  return svg.replace(/^(<svg[^>]*>).*<\/svg>$/s, `$1${element('rect', { width: '100%', height: '100%', fill })}</svg>`);
}
