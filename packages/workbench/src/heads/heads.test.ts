import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hasCatalogue, tagOf } from '@baize/messages';
import { textsOf } from '@baize/messages/texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageHead } from '../../../../site/src/core/routing/pageHead.ts';
import { type HeadKey, isListed } from '../../../../site/src/core/routing/pageHeads.ts';
import { type PageKey, pageKeys, pagePaths } from '../../../../site/src/core/routing/pagePaths.ts';
import { putBrand } from '../brandBuild.ts';
import { stampBrand } from '../page.ts';
import { acme, brandWith, emptyPage, operatorOf, readHead } from './fixtures/headPage.ts';
import { pageFile } from './pageFiles.ts';
import { stampHead } from './stampHead.ts';

const origin = 'https://acme.gg';
const brand = brandWith();
const spoken = brand.languages.filter(hasCatalogue);
const operator = operatorOf(brand);
const listed = pageKeys.filter((page) => isListed(page, operator));
const folder = mkdtempSync(join(tmpdir(), 'baize-'));

beforeAll(async () => {
  mkdirSync(join(folder, 'brands'));
  writeFileSync(join(folder, 'brands/acme.css'), ':root{}');
  writeFileSync(join(folder, 'index.html'), emptyPage);
  await putBrand(folder, acme, { address: origin });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Reports whether a page has one address that a build knows. */
const isFixed = (page: PageKey): boolean => !pagePaths[page][0].includes(':');

const built = (page: HeadKey, language: string) =>
  readHead(readFileSync(join(folder, pageFile(page, language === 'EN' ? null : language)), 'utf8'));

const askedOf = (page: HeadKey, language: string, part = brand) => ({
  ...operatorOf(part),
  page,
  language,
  origin,
  pathname: page === 'notFound' ? '/none' : pagePaths[page][0],
  query: new URLSearchParams(),
});

const headOf = (page: HeadKey, language: string, part = brand) =>
  pageHead({ ...askedOf(page, language, part), text: textsOf(language) });

const linesOf = ({ elements }: ReturnType<typeof pageHead>) =>
  elements.map(({ tag, attributes }) =>
    [tag, ...Object.entries(attributes).map(([name, value]) => `${name.toLowerCase()}=${value}`)].join(' '),
  );

test('OPS-13 every built page has the head that the page’s script makes, in each language of the brand', () => {
  for (const page of pageKeys.filter(isFixed)) {
    for (const language of spoken) {
      const { lang, title, elements } = built(page, language);
      const head = headOf(page, language);
      expect([lang, title, elements], `${page} ${language}`).toEqual([tagOf(language), head.title, linesOf(head)]);
    }
  }
});

test('OPS-13 no two pages for search engines have the same title, description or address', () => {
  const once = listed.filter(isFixed);
  for (const start of ['title', 'meta name=description', 'link rel=canonical', 'meta property=og:url']) {
    const said = once.flatMap((page) =>
      spoken.map((language) => {
        const { title, elements } = built(page, language);
        return start === 'title' ? title : elements.find((line) => line.startsWith(start));
      }),
    );
    expect(
      said.filter((line) => !line),
      start,
    ).toEqual([]);
    expect(new Set(said).size, start).toBe(said.length);
  }
});

test('OPS-13 the file of articles and a build without an address name no address', async () => {
  const alone = mkdtempSync(join(tmpdir(), 'baize-'));
  mkdirSync(join(alone, 'brands'));
  writeFileSync(join(alone, 'brands/acme.css'), ':root{}');
  writeFileSync(join(alone, 'index.html'), readFileSync(join(folder, 'index.html')));
  writeFileSync(join(alone, 'sitemap.xml'), 'of an earlier build');
  await putBrand(alone, acme);
  const html = readFileSync(join(alone, 'rng.html'), 'utf8');
  expect(readHead(html)).toMatchObject({ title: headOf('slots', 'EN').title, data: null });
  expect(html).not.toMatch(/canonical|alternate|og:url|og:image|acme\.gg\/"/);
  expect(() => readFileSync(join(alone, 'sitemap.xml'))).toThrow('ENOENT');
  expect(readFileSync(join(alone, 'robots.txt'), 'utf8')).not.toContain('Sitemap');
  expect(built('article', 'EN').elements.join()).not.toMatch(/canonical|alternate|og:url/);
  rmSync(alone, { recursive: true });
});

test('OPS-14 alternates lead to each other and to themselves, and a language without a catalogue is not listed', () => {
  const linksOf = (page: HeadKey, language: string) =>
    built(page, language).elements.filter((line) => line.startsWith('link rel=alternate'));
  for (const page of listed.filter(isFixed)) {
    const own = linksOf(page, 'EN');
    const tags = own.map((line) => /hreflang=(\S+)/.exec(line)?.[1]);
    expect(tags, page).toEqual(['en', 'ur', 'th', 'x-default']);
    for (const language of spoken) {
      expect(linksOf(page, language), `${page} ${language}`).toEqual(own);
      const canonical = built(page, language).elements.find((line) => line.startsWith('link rel=canonical'));
      expect(own).toContain(canonical?.replace('canonical', `alternate hreflang=${tagOf(language)}`));
    }
  }
  expect(linesOf(headOf('help', 'JA'))).toContain(`link rel=canonical href=${origin}/help`);
});

test.each([
  ['that forgoes promotions', { promotions: false, vip: false }],
  ['whose profile is missing', { profile: 'none', promotions: true, vip: true }],
])('OPS-17 a brand %s makes no offer in any head', (_, jurisdiction) => {
  const strict = brandWith({ jurisdiction });
  const offers = (['promotions.lead', 'join.lead', 'points.lead', 'vip.about'] as const).map((id) => textsOf('EN')(id));
  for (const page of pageKeys) {
    const head = headOf(page, 'EN', strict);
    for (const offer of offers) expect(linesOf(head).join('\n'), page).not.toContain(offer);
  }
  expect(linesOf(headOf('promotions', 'EN', strict))).toContain('meta name=robots content=noindex');
  expect(linesOf(headOf('promotions', 'EN')).join('\n')).toContain(offers[0]);
});

test('OPS-17 where the rules set an age and ask for a line of help, every description says both', () => {
  const helpLine = [{ name: 'Help now', phone: '0800 1', link: null }];
  const strict = brandWith({ jurisdiction: { helpLine: true, tighten: { helpLine, 'age.minimum': 21 } } });
  for (const page of ['home', 'slots', 'help'] as const) {
    const said = linesOf(headOf(page, 'EN', strict)).filter((line) => line.includes('description'));
    expect(said).toHaveLength(2);
    for (const line of said) expect(line, page).toMatch(/aged 21 and over.*Help now: 0800 1\.$/);
    expect(linesOf(headOf(page, 'EN')).join()).not.toMatch(/Help now|aged/);
  }
});

test('OPS-18 the head adds at most 1.5 kB, packed', () => {
  for (const page of pageKeys) {
    for (const language of spoken) {
      const bare = stampBrand(emptyPage, brand, { language });
      const size = (html: string) => gzipSync(html, { level: 9 }).length;
      const added = size(stampHead(bare, askedOf(page, language))) - size(bare);
      expect(added, `${page} ${language}`).toBeLessThanOrEqual(1500);
    }
  }
});

/** Types and fields of schema.org that may stand in a page, with the types of their values. */
const vocabulary: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Organization: {
    '@id': 'URL',
    name: 'Text',
    url: 'URL',
    logo: 'URL',
    hasCredential: 'EducationalOccupationalCredential',
  },
  EducationalOccupationalCredential: { credentialCategory: 'Text', name: 'Text', url: 'URL' },
  WebSite: { name: 'Text', url: 'URL', inLanguage: 'Text', publisher: 'Organization' },
  BreadcrumbList: { itemListElement: 'ListItem' },
  ListItem: { position: 'Integer', name: 'Text', item: 'URL' },
};

function check(value: unknown, type: string, place: string): void {
  if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) check(each, type, `${place}[${at}]`);
    return;
  }
  const simple = {
    URL: expect.stringMatching(/^https:\/\//),
    Text: expect.stringMatching(/\S/),
    Integer: expect.any(Number),
  };
  if (type in simple) {
    expect(value, place).toEqual(simple[type as keyof typeof simple]);
    return;
  }
  const { '@type': own = type, ...fields } = value as Record<string, unknown>;
  expect([place, own]).toEqual([place, type]);
  for (const [name, each] of Object.entries(fields))
    check(each, name === '@id' ? 'URL' : (vocabulary[type]?.[name] ?? `no field of ${type}`), `${place}.${name}`);
}

test('OPS-16 the structured data has types and fields of schema.org alone, and says what the brand and the page say', () => {
  for (const page of listed.filter(isFixed)) {
    for (const language of spoken) {
      const { data } = built(page, language);
      expect(data?.['@context']).toBe('https://schema.org');
      const items = data?.['@graph'] ?? [];
      for (const item of items) check(item, item['@type'], `${page} ${language}`);
      expect(items.length, page).toBe(page === 'home' ? 2 : 1);
      if (page === 'home') continue;
      const [front, own] = items[0]?.itemListElement ?? [];
      const { title, elements } = built(page, language);
      expect(title).toBe(textsOf(language)('frame.title', { page: own?.name ?? '', brand: brand.name }));
      expect(elements).toContain(`link rel=canonical href=${own?.item}`);
      expect(built('home', language).elements).toContain(`link rel=canonical href=${front?.item}`);
    }
  }
});

test('OPS-16 the front page names the operator with its licences, and links only where the footer does', () => {
  expect(built('home', 'UR').data?.['@graph'][0]).toMatchObject({
    name: brand.name,
    logo: `${origin}${brand.logos.light}`,
    hasCredential: [
      { name: 'مالٹا', credentialCategory: 'license' },
      { name: 'لائسنس 12', url: 'https://help.acme.gg/licence' },
    ],
  });
  const unlinked = stampHead(emptyPage, askedOf('home', 'EN', brandWith({ allowedHosts: [] })));
  expect(unlinked).not.toContain('help.acme.gg');
  for (const page of pageKeys.filter((each) => !isListed(each, operator)))
    expect(built(page, 'EN').data, page).toBeNull();
});

test('OPS-13 stamping a stamped page is as stamping the first one', () => {
  const first = stampHead(emptyPage, askedOf('home', 'UR'));
  expect(stampHead(first, askedOf('slots', 'EN'))).toBe(stampHead(emptyPage, askedOf('slots', 'EN')));
});
