import { brandDocuments } from '@baize/tokens/brandDocuments';
import { brands } from '@baize/tokens/brands';
import { describe, expect, test } from 'vitest';
import { contentLanguages, contentOf } from '../src/world/base/content.ts';
import { banners } from '../src/world/content/banners.ts';
import { notices } from '../src/world/content/notices.ts';
import { promotionSeeds } from '../src/world/promotions/promotionSeeds.ts';
import { PromotionService } from '../src/world/promotions/promotions.ts';

const now = Date.UTC(2024, 10, 7, 12);
const others = ['UR', 'CN', 'ID', 'TH', 'TY', 'VI'];

/** Returns every text with its path, such as `promotions.newbie.2`. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, part]) => textsOf(part, path ? `${path}.${key}` : key));
}

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').trim();
const tagsOf = (html: string) => (html.match(/<[^>]+>/g) ?? []).sort().join('');
const english = new Map(textsOf(contentOf('EN')));
const offers = (language: string) => {
  const asked = { account: null, language, currency: { symbol: '$', code: 'USD', digits: 2 }, hostile: false };
  const service = new PromotionService(now);
  return service.list(asked as Parameters<typeof service.list>[0]);
};

test('SBX-02 the operator writes in the seven languages', () => {
  expect([...contentLanguages].sort()).toEqual([...others, 'EN'].sort());
  expect(contentOf('XX')).toBe(contentOf('EN'));
});

describe.each(others)('SBX-02 what the operator has written, in %s', (language) => {
  const texts = textsOf(contentOf(language));

  test('SBX-02 has every item that English has, and none is empty', () => {
    expect(texts.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    expect(texts.filter(([, text]) => wordsOf(text) === '')).toEqual([]);
  });

  test('SBX-02 is a translation wherever English is more than a word', () => {
    const sentences = texts.filter(([path]) => /\s/.test(wordsOf(english.get(path) ?? '')));
    expect(sentences.length).toBeGreaterThan(90);
    expect(sentences.filter(([path, text]) => text === english.get(path))).toEqual([]);
  });

  test('SBX-02 keeps the figures to fill in, and the marks of the editor', () => {
    for (const [path, text] of texts) {
      const original = english.get(path) ?? '';
      expect(text.match(/\{\w+\}/g), path).toEqual(original.match(/\{\w+\}/g));
      expect(tagsOf(text), path).toBe(tagsOf(original));
    }
  });

  test('SBX-02 is what the platform answers with', () => {
    const content = contentOf(language);
    expect(banners('w_home', language, 'baize').map(({ title }) => title)).toEqual(
      ['table', 'cards', 'jackpot', 'stadium', 'ocean'].map((name) => content.banners[name]?.[0]),
    );
    expect(offers(language).map(({ title, voidTerms }) => [title, voidTerms])).toEqual(
      promotionSeeds.map(({ type }) => [content.promotions[type]?.[0], content.voidTerms]),
    );
    const shown = notices(['PL', 'H', 'PU', 'PR'], language, now, false);
    expect(shown.find(({ id }) => id === 'n-draw')?.content).toContain(content.timetable[4]);
    expect(shown.find(({ id }) => id === 'n-popup')?.title).toBe(content.notices.popup?.[0]);
  });
});

const brandIds = brands.map(({ id }) => id);

test.each(brandIds)(
  'BRD-01 the first banner of %s is its scene, on home and nowhere a form or an offer stands',
  (brand) => {
    const { scene } = brandDocuments[brand].hero ?? { scene: 'mark' };
    expect(banners('w_home', 'EN', brand)[0]?.url).toBe(`/art/banners/${scene}.svg?brand=${brand}`);
    expect(banners('w_home', 'UR', brand)[0]?.url).toBe(`/art/banners/${scene}.svg?brand=${brand}&dir=rtl`);
    for (const group of ['w_login', 'w_reg', 'w_promotion', 'w_shop'])
      for (const { url } of banners(group, 'EN', brand)) expect(url, group).not.toContain(`/${scene}.svg`);
  },
);

const withWords = brandIds.filter((brand) => brandDocuments[brand].hero?.words);

test.each(withWords)(
  'BRD-01 the first banner of %s says its own words in every language, English in others',
  (brand) => {
    const said = contentLanguages.map((language) => banners('w_home', language, brand)[0]);
    expect(new Set(said.map((banner) => banner?.title)).size).toBe(contentLanguages.length);
    expect(new Set(said.map((banner) => banner?.content)).size).toBe(contentLanguages.length);
    expect(said.map((banner) => banner?.title)).not.toContain(contentOf('EN').banners.table?.[0]);
    expect(banners('w_home', 'PL', brand)[0]?.title).toBe(brandDocuments[brand].hero?.words?.EN?.headline);
  },
);
