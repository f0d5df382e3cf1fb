import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrandFile, contentEntries, helpCenter } from '@baize/gateway';
import { createSandbox } from '@baize/sandbox';
import { Hono } from 'hono';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { putBrand } from '../brandBuild.ts';
import { siteServer } from '../server.ts';
import { robots } from './crawling.ts';
import { acme, brandWith, emptyPage, operatorOf, readHead } from './fixtures/headPage.ts';
import { textFile } from './pageFiles.ts';
import { platformTexts } from './platformTexts.ts';
import type { PublicText } from './publicText.ts';

const origin = 'https://acme.gg';
const folder = mkdtempSync(join(tmpdir(), 'baize-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { app } = createSandbox();
let file: BrandFile = acme;
/** Answers instead of the sandbox, by path and language. */
let own: (path: string, language: string | null) => Response | null = () => null;
beforeEach(() => {
  file = { ...acme, content: 'platform' };
  own = () => null;
});

const platform = new Hono()
  .get('/brand.json', (context) => context.json(file as object))
  .all('/wps/*', async ({ req }) => {
    const { pathname, searchParams } = new URL(req.url);
    return own(pathname, searchParams.get('language')) ?? app.request(req.raw);
  });
/** Server of each test, as answers are kept for seconds. */
let server: Hono;
beforeEach(() => {
  server = siteServer({ platform, folder, page: emptyPage });
});
const get = async (path: string) => server.request(origin + path);
const htmlAt = async (path: string) => (await get(path)).text();
const headAt = async (path: string) => readHead(await htmlAt(path));
const noindex = 'meta name=robots content=noindex';
const alternates = (elements: readonly string[]) => elements.filter((line) => line.startsWith('link rel=alternate'));

async function listed(): Promise<Map<string, string[]>> {
  const text = await (await get('/sitemap.xml')).text();
  return new Map(
    [...text.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, address = '', links = '']) => [
      address.replaceAll('&#38;', '&'),
      [...links.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, tag, href]) => `link rel=alternate hreflang=${tag} href=${href?.replaceAll('&#38;', '&')}`,
      ),
    ]),
  );
}

test('OPS-15 OPS-09 the sitemap has every article, post, offer and landing page, and each says what the sitemap says', async () => {
  const all = await listed();
  const texts = [...all].filter(([address]) => /article=|\/blog\/|id=|\/p\//.test(address));
  for (const part of ['/help?article=limits', '/blog/your-first-week', '/promodetail?id=p-daily', '/p/welcome'])
    expect([...all.keys()]).toContain(origin + part);
  expect(texts.length).toBeGreaterThan(60);
  const above = [await headAt('/help'), await headAt('/blog'), await headAt('/promoDetail')].map(({ title }) => title);
  for (const [address, links] of texts) {
    const { title, elements } = await headAt(address.replace(origin, ''));
    expect(elements, address).toContain(`link rel=canonical href=${address}`);
    expect(elements).not.toContain(noindex);
    expect(alternates(elements)).toEqual(links);
    expect(above).not.toContain(title);
  }
  const rules = robots(operatorOf(brandWith()), { origin, demonstration: false });
  expect(rules).toContain('Allow: /promodetail?id=');
});

test('OPS-13 an article has its own title and description in each language, a post its picture too', async () => {
  const { title, elements } = await headAt('/help?article=limits&lang=UR');
  const english = await headAt('/help?article=limits');
  expect(english.title).toMatch(/limits.* · Acme/i);
  expect(title).not.toBe(english.title);
  expect(elements.find((line) => line.startsWith('meta name=description'))).toMatch(/[\u0600-\u06ff]/);
  const post = await headAt('/blog/your-first-week');
  expect(post.elements).toContainEqual(expect.stringMatching(/^meta property=og:image content=https:.*ocean\.svg/));
  expect(post.data?.['@graph'].map((item) => item['@type'])).toEqual(['BreadcrumbList', 'BlogPosting']);
  expect(post.data?.['@graph'][0]?.itemListElement?.map(({ item }) => item)).toEqual([
    `${origin}/`,
    `${origin}/blog`,
    `${origin}/blog/your-first-week`,
  ]);
});

test('OPS-14 an article is listed only in the languages that have it, also where a platform fills in another', async () => {
  const article = (title: string) => ({
    id: 'own',
    category: 'money',
    categoryName: 'Money',
    title,
    content: '<p>x</p>',
  });
  const answers: Record<string, object[]> = { EN: [article('Own')], UR: [article('Own')], TH: [article('ของตัวเอง')] };
  own = (path, language) =>
    path === helpCenter.path ? Response.json({ success: true, value: answers[language ?? ''] ?? [] }) : null;
  const { elements } = await headAt('/help?article=own');
  expect(alternates(elements)).toEqual([
    `link rel=alternate hreflang=en href=${origin}/help?article=own`,
    `link rel=alternate hreflang=th href=${origin}/help?article=own&lang=TH`,
    `link rel=alternate hreflang=x-default href=${origin}/help?article=own`,
  ]);
  const missing = await headAt('/help?article=own&lang=UR');
  expect(missing.elements).toContain(noindex);
  const all = [...(await listed()).keys()].filter((address) => address.includes('article='));
  expect(all).toEqual([`${origin}/help?article=own`, `${origin}/help?article=own&lang=TH`]);
});

test('OPS-15 scheduled articles and posts have their addresses beside those of the platform', async () => {
  const words = {
    EN: { title: 'Over the holidays', text: 'Hours of the desk.', content: '<p>Closed on one day.</p>' },
  };
  const entries = [
    { id: 'holiday-hours', kind: 'article', slot: 'help:service', words },
    { id: 'holiday-story', kind: 'post', slot: 'blog', from: '2026-01-02T00:00:00Z', words },
    { id: 'later', kind: 'post', slot: 'blog', from: '2099-01-02T00:00:00Z', words },
  ];
  own = (path) => (path === contentEntries.path ? Response.json({ success: true, value: entries }) : null);
  const all = [...(await listed()).keys()].filter((address) => /holiday|later|limits$/.test(address));
  expect(all.map((address) => address.replace(origin, '')).sort()).toEqual([
    '/blog/holiday-story',
    '/help?article=holiday-hours',
    '/help?article=limits',
  ]);
  for (const path of ['/blog/holiday-story', '/help?article=holiday-hours']) {
    expect((await headAt(path)).title).toBe('Over the holidays · Acme & <Sons>');
    expect(await htmlAt(path)).toContain('<p>Closed on one day.</p></article>');
  }
  expect((await headAt('/blog/later')).elements).toContain(noindex);
});

test.each(['/help?article=gone', '/blog/gone', '/promoDetail?id=gone', '/p/gone'])(
  'OPS-15 %s is no text, so no search engine lists it',
  async (path) => {
    expect((await headAt(path)).elements).toContain(noindex);
  },
);

test('OPS-17 where promotions are forbidden no head, no map and no data name an offer', async () => {
  file = { ...acme, content: 'platform', jurisdiction: { promotions: false, vip: false } };
  const all = [...(await listed()).keys()].join('\n');
  expect(all).not.toMatch(/promo|first-deposit/);
  expect(all).toContain('/p/welcome');
  for (const path of ['/promoDetail?id=p-daily', '/p/first-deposit']) {
    const { title, elements, data } = await headAt(path);
    expect(elements).toContain(noindex);
    expect([title, ...elements.filter((line) => !line.includes('http'))].join()).not.toMatch(/daily|doubled|deposit/i);
    expect(data).toBeNull();
  }
});

test('APP-04 a page carries its text hidden, in its language, as plain elements', async () => {
  const html = await htmlAt('/terms?lang=UR');
  expect(html).toMatch(/<!--\/fallback--><!--text--><article hidden lang="ur" dir="rtl"><h1>[^<]+<\/h1>.*<li>/s);
  expect(await htmlAt('/help?article=limits')).toContain('<article hidden lang="en" dir="ltr">');
  expect(await htmlAt('/p/welcome')).toMatch(/<article hidden.*<ol><li><strong>/s);
  for (const path of ['/', '/help', '/promotions', '/promoDetail?id=p-daily'])
    expect(await htmlAt(path)).not.toContain('<article');
});

test('OPS-08 a platform that fails or is slow leaves pages with the heads that need no text', async () => {
  own = (path) => (path === helpCenter.path ? new Response('', { status: 500 }) : null);
  const { title, elements } = await headAt('/help?article=limits');
  expect(title).toBe((await headAt('/help')).title);
  expect(elements).not.toContain(noindex);
  expect(await htmlAt('/help?article=limits')).not.toContain('<article');
  expect([...(await listed()).keys()].filter((address) => address.includes('article='))).toEqual([]);
});

test('OPS-13 OPS-15 a build that knows the platform gives each text a file with the head and the text that a server sends', async () => {
  writeFileSync(join(folder, 'index.html'), emptyPage);
  mkdirSync(join(folder, 'brands'));
  writeFileSync(join(folder, 'brands/acme.css'), ':root{}');
  const source = platformTexts()(brandWith({ content: 'platform' }), {
    origin,
    send: async (asked) => platform.request(asked.url, asked),
    file: async () => null,
  });
  await putBrand(folder, file, { address: origin, source });
  for (const [path, name] of [
    ['/help?article=limits', 'help.limits.html'],
    ['/help?article=limits&lang=UR', 'help.limits.UR.html'],
    ['/blog/your-first-week?lang=TH', 'blog/your-first-week.TH.html'],
    ['/promoDetail?id=p-daily', 'promodetail.p-daily.html'],
    ['/p/welcome', 'p/welcome.html'],
    ['/privacy?lang=UR', 'privacy.UR.html'],
  ] as const) {
    const html = readFileSync(join(folder, name), 'utf8');
    expect(readHead(html), path).toEqual(await headAt(path));
    expect(html.match(/<article.*<\/article>/s)?.[0]).toBe((await htmlAt(path)).match(/<article.*<\/article>/s)?.[0]);
  }
  expect(readFileSync(join(folder, 'sitemap.xml'), 'utf8')).toBe(await htmlAt('/sitemap.xml'));
});

test('SAF-01 a text whose name is no name of a file gets none', () => {
  const named = (pathname: string, article = '') =>
    textFile({ pathname, query: new URLSearchParams(article && { article }) } as PublicText);
  expect(named('/help', 'limits')).toBe('/help.limits.html');
  for (const name of ['../x', 'a.b', '', ' ', 'a%2Fb']) expect(named(`/blog/${name}`)).toBeNull();
  expect(named('/help', '../../x')).toBeNull();
});
