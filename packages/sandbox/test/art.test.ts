import { gzipSync } from 'node:zlib';
import {
  type ArtWorld,
  artResponse,
  bannerBrands,
  bannerKinds,
  plain,
  promotionTypes,
  rewardPictures,
  sealKinds,
  slotNouns,
  stillNames,
  tierPictures,
} from '@baize/art';
import { commonSymbols, glyphNames } from '@baize/art/cast';
import { chooseMotif } from '@baize/art/plans/motif';
import { createRandom } from '@baize/art/seed';
import { splitTitle } from '@baize/art/title';
import { gameTypes } from '@baize/domain';
import { brandDocuments } from '@baize/tokens/brandDocuments';
import { describe, expect, test } from 'vitest';
import { currencyByCode } from '../src/world/base/scales.ts';
import { GameLibrary } from '../src/world/games/games.ts';
import { allVendors, vendorByCode } from '../src/world/games/vendors.ts';

const library = new GameLibrary('art', 1200, { currency: () => currencyByCode('PKR'), now: () => 0 });

const world: ArtWorld = {
  game(vendorCode, nodeId) {
    const found = library.ofVendor(vendorCode).find((game) => String(game.nodeId) === nodeId);
    return found && { title: found.title, category: found.gameType };
  },
  vendorName: (code) => vendorByCode(code)?.name,
};

const draw = (address: string): string => {
  const answer = artResponse(address, world);
  if (!answer) throw new Error(`nothing at ${address}`);
  return answer.svg;
};

const sample = allVendors.flatMap((vendor) => library.ofVendor(vendor.code).slice(0, 12));
const addressOf = (game: (typeof sample)[number], query = '') =>
  `/art/games/${game.vassalage}/${game.nodeId}.svg${query}`;

const others = [
  ...bannerKinds.flatMap((kind) => bannerBrands.map((brand) => `/art/banners/${kind}.svg?brand=${brand}&dir=rtl`)),
  ...promotionTypes.map((type) => `/art/promotions/${type}.svg`),
  ...rewardPictures.map((name) => `/art/rewards/${name}.svg`),
  ...tierPictures.map((name) => `/art/tiers/${name}.svg`),
  ...allVendors.flatMap(({ code }) => ['', '-emblem', '-word'].map((part) => `/art/vendors/${code}${part}.svg`)),
  ...sealKinds.map((kind) => `/art/seals/${kind}.svg`),
  ...stillNames.map((name) => `/art/props/${name}.svg`),
  ...commonSymbols.map((glyph) => `/art/symbols/${glyph}.svg`),
  '/art/avatars/u9.svg',
];

/** Checks a document as an XML parser would: balanced tags, quoted attributes, no stray signs, all ids defined. */
function readXml(svg: string): { ids: Set<string>; references: string[] } {
  const open: string[] = [];
  const ids = new Set<string>();
  const references: string[] = [];
  const element = /<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z0-9:-]+="[^"<]*")*)\s*(\/?)>/y;
  while (element.lastIndex < svg.length) {
    const at = element.lastIndex;
    const [tag, close, name = '', attributes = '', selfClosed] = element.exec(svg) ?? [];
    if (!tag) throw new Error(`not well formed at: ${svg.slice(at, at + 60)}`);
    if (close) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    } else if (!selfClosed) open.push(name);
    for (const [, key, value = ''] of attributes.matchAll(/([a-zA-Z0-9:-]+)="([^"]*)"/g)) {
      if (/&(?!(?:amp|lt|gt|quot);)|NaN|undefined|Infinity/.test(value)) throw new Error(`bad value: ${value}`);
      if (key === 'id') {
        if (ids.has(value)) throw new Error(`id ${value} twice`);
        ids.add(value);
      }
      const reference = key === 'href' ? value : /url\((.*)\)/.exec(value)?.[1];
      if (reference) references.push(reference);
    }
  }
  expect(open).toEqual([]);
  return { ids, references };
}

describe('SBX-06 generated art', { timeout: 60_000 }, () => {
  test('SBX-06 every category of the world has games and each draws in every shape', () => {
    expect(new Set(sample.map((game) => game.gameType))).toEqual(new Set(gameTypes));
    for (const game of sample) {
      for (const shape of ['portrait', 'wide', 'ground', 'name']) readXml(draw(addressOf(game, `?shape=${shape}`)));
    }
  });

  test('SBX-06 every file stands alone: well formed, own ids only, no scripts', () => {
    for (const address of [...others, ...sample.slice(0, 40).map((game) => addressOf(game))]) {
      const svg = draw(address);
      const { ids, references } = readXml(svg);
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'), address).toBe(true);
      expect(svg).not.toMatch(/<script|<image|<foreignObject|\son[a-z]+=/);
      for (const reference of references) {
        expect(reference.startsWith('#') && ids.has(reference.slice(1)), `${address}: ${reference}`).toBe(true);
      }
    }
  });

  test('SBX-06 the same address is the same picture, another game another', () => {
    const [first, second] = sample;
    if (!first || !second) throw new Error('no games');
    expect(draw(addressOf(first))).toBe(draw(addressOf(first)));
    expect(draw(addressOf(first))).not.toBe(draw(addressOf(second)));
    expect(draw('/art/avatars/a.svg')).not.toBe(draw('/art/avatars/b.svg'));
    expect(draw('/art/banners/table.svg')).not.toBe(draw('/art/banners/table.svg?dir=rtl'));
  });

  test('SBX-06 a plain picture has the size of the drawn one and a colour of its own', () => {
    const colours = new Set<string>();
    for (const address of [...others, ...sample.slice(0, 40).map((game) => addressOf(game))]) {
      const [drawn, flat] = [draw(address), plain(draw(address))];
      readXml(flat);
      expect(flat.length, address).toBeLessThan(300);
      expect(/^<svg[^>]*>/.exec(flat)?.[0]).toBe(/^<svg[^>]*>/.exec(drawn)?.[0]);
      colours.add(/fill="([^"]*)"/.exec(flat)?.[1] ?? '');
    }
    expect(colours.size).toBeGreaterThan(50);
  });

  test('BRD-01 the scene of a brand is at most 8 kB gzipped, and looks the other way in right-to-left reading', () => {
    for (const brand of bannerBrands) {
      const scene = brandDocuments[brand].hero?.scene ?? 'mark';
      const [ltr, rtl] = ['ltr', 'rtl'].map((dir) => draw(`/art/banners/${scene}.svg?brand=${brand}&dir=${dir}`));
      expect(gzipSync(ltr ?? '').length, brand).toBeLessThanOrEqual(8_000);
      expect(ltr).toContain('"xMaxYMid slice"');
      expect(rtl).toContain('"xMinYMid slice"');
      expect(ltr).not.toContain('scale(-1');
    }
  });

  test('BRD-01 a brand without a scene shows its own mark on its cloth', () => {
    const drawn = bannerBrands.map((brand) => draw(`/art/banners/mark.svg?brand=${brand}`));
    for (const [at, brand] of bannerBrands.entries()) expect(drawn[at]).toContain(brandDocuments[brand].mark);
    expect(new Set(drawn).size).toBe(bannerBrands.length);
  });

  test('SBX-06 a card of any of 1,200 slots is at most 7.7 kB, nineteen in twenty under 7.2', () => {
    const slots = library.ofType('RNG', false);
    expect(slots).toHaveLength(1200);
    const sizes = slots.map((game) => draw(addressOf(game)).length).sort((a, b) => a - b);
    expect(sizes.at(-1)).toBeLessThanOrEqual(7700);
    expect(sizes[1140]).toBeLessThan(7200);
  });

  test('SBX-06 a slot shows what its title names, in the plural too', () => {
    for (const { word, glyph } of slotNouns) {
      expect(chooseMotif('RNG', `Amber ${word}: Vault`, createRandom(1)).glyph, word).toBe(glyph);
    }
    const plurals = { Wolves: 'wolf-head', Cherries: 'cherry', Foxes: 'fox-head', Lanterns: 'asian-lantern' };
    for (const [word, glyph] of Object.entries(plurals)) {
      expect(chooseMotif('RNG', `Nine ${word} Trail`, createRandom(1)).glyph).toBe(glyph);
    }
    expect(new Set(slotNouns.map(({ word }) => word.toLowerCase())).size).toBe(slotNouns.length);
    expect(slotNouns.every(({ glyph }) => glyphNames.includes(glyph))).toBe(true);
  });

  test('SBX-06 a vendor keeps its emblem apart from its word, and the word is one colour for a mask', () => {
    const word = draw('/art/vendors/OMB-word.svg');
    expect([...word.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill)).toEqual(['#000']);
    expect(draw('/art/vendors/OMB-emblem.svg')).toContain('viewBox="0 0 40 40"');
    const shapes = allVendors
      .slice(0, 26)
      .map(({ code }) => /<path d="([^"]+)"/.exec(draw(`/art/vendors/${code}-emblem.svg`))?.[1]);
    expect(new Set(shapes).size).toBe(26);
  });

  test('SBX-06 a title goes into the picture as outlines and breaks where it is widest', () => {
    expect(splitTitle('Baccarat Juniper 3')).toEqual(['Baccarat', 'Juniper 3']);
    expect(splitTitle('Midnight Scarab: Vault')).toEqual(['Midnight Scarab', 'Vault']);
    const named = (title: string) =>
      artResponse('/art/games/X/1.svg', { ...world, game: () => ({ title, category: 'RNG' }) });
    expect(named('<script>"&')?.svg).not.toContain('script');
    readXml(named('<b>"&\u06f1 \u4e2d')?.svg ?? '');
    readXml(named('')?.svg ?? '');
  });

  test('SBX-06 an address that names nothing has no picture', () => {
    const strange = [
      '/art',
      '/art/games/OMB',
      '/art/games/NONE/1.svg',
      '/art/games/OMB/0.svg',
      '/art/vendors/NONE.svg',
    ];
    const wrong = [
      '/art/banners/constructor.svg',
      '/art/seals/x.svg',
      '/art/toString/x.svg',
      '/art/symbols/x.svg',
      '/other/a.svg',
    ];
    const odd = ['/art/props/wheel.png', '/art/avatars/.svg', '/art/promotions/x.svg', '/art/games/%E0%A4%A/1.svg'];
    for (const address of [...strange, ...wrong, ...odd]) expect(artResponse(address, world), address).toBeNull();
  });
});
