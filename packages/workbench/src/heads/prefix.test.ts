import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrandFile } from '@baize/gateway';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putBrand } from '../brandBuild.ts';
import { siteServer } from '../server.ts';
import { robots } from './crawling.ts';
import { acme, brandWith, emptyPage, operatorOf, readHead } from './fixtures/headPage.ts';

const origin = 'https://acme.gg';
const folder = mkdtempSync(join(tmpdir(), 'baize-'));
const prefixed: BrandFile = { ...acme, addresses: 'prefix' };
let file = prefixed;
const platform = new Hono().get('/brand.json', (context) => context.json(file as object));
const server = siteServer({ platform, folder, page: emptyPage });
const get = async (path: string) => server.request(origin + path);
const headAt = async (path: string) => readHead(await (await get(path)).text());
const leadsTo = async (path: string) => {
  const { status, headers } = await get(path);
  return [status, headers.get('location')];
};

beforeAll(async () => {
  mkdirSync(join(folder, 'brands'));
  writeFileSync(join(folder, 'brands/acme.css'), ':root{}');
  writeFileSync(join(folder, 'index.html'), emptyPage);
  await putBrand(folder, prefixed, { address: origin });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('OPS-14 NAV-21 a brand may name languages by the path: head, alternates and language follow', async () => {
  const { lang, elements } = await headAt('/ur/promotions');
  expect(lang).toBe('ur');
  expect(elements).toContain(`link rel=canonical href=${origin}/ur/promotions`);
  expect(elements.filter((line) => line.startsWith('link rel=alternate'))).toEqual([
    `link rel=alternate hreflang=en href=${origin}/promotions`,
    `link rel=alternate hreflang=ur href=${origin}/ur/promotions`,
    `link rel=alternate hreflang=th href=${origin}/th/promotions`,
    `link rel=alternate hreflang=x-default href=${origin}/promotions`,
  ]);
  expect((await headAt('/TH')).elements).toContain(`link rel=canonical href=${origin}/th`);
  expect((await headAt('/ur/help?article=limits')).elements).toContain(
    `link rel=canonical href=${origin}/ur/help?article=limits`,
  );
  expect((await (await get('/ur/')).text()).match(/<html[^>]*>/)?.[0]).toContain(' data-prefixed');
});

test.each([
  ['/promotions?lang=UR', '/ur/promotions'],
  ['/help?article=limits&lang=TH', '/th/help?article=limits'],
  ['/?lang=UR', '/ur'],
  ['/ur/help?lang=TH', '/th/help'],
  ['/ur/help?lang=EN', '/help'],
  ['/help?lang=JA', '/help'],
  ['/help?lang=%22%3E', '/help'],
  ['//evil.example/?lang=EN', '/evil.example/'],
])('OPS-14 SAF-02 the older address %s leads to %s', async (path, to) => {
  expect(await leadsTo(path)).toEqual([302, to]);
});

test.each(['/en/help', '/vi/help', '/ja/help', '/ur/no/such/page', '/ur/ur/help'])(
  'OPS-15 %s names no language that it could, so the page is missing',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('OPS-14 a brand that names languages by the parameter has no such addresses, and leads nowhere', async () => {
  file = acme;
  expect((await get('/ur/promotions')).status).toBe(404);
  expect(await leadsTo('/promotions?lang=UR')).toEqual([200, null]);
  expect((await headAt('/promotions?lang=UR')).elements).toContain(
    `link rel=canonical href=${origin}/promotions?lang=UR`,
  );
  expect(await (await get('/promotions')).text()).not.toContain('data-prefixed');
  file = prefixed;
});

test('OPS-13 OPS-15 the build writes a folder for each language, and the sitemap its addresses', async () => {
  for (const [name, path] of [
    ['ur/promotions.html', '/ur/promotions'],
    ['th/index.html', '/th'],
    ['promotions.html', '/promotions'],
  ] as const)
    expect(readHead(readFileSync(join(folder, name), 'utf8')), name).toEqual(await headAt(path));
  expect(existsSync(join(folder, 'promotions.UR.html'))).toBe(false);
  const map = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  expect(map).toContain(`<loc>${origin}/ur/promotions</loc>`);
  expect(map).not.toContain('?lang=');
});

test('OPS-15 robots may read texts in each language, and no game', () => {
  const rules = robots(operatorOf(brandWith({ addresses: 'prefix' })), { origin, demonstration: false }).split('\n');
  for (const rule of [
    'Allow: /ur/help?article=',
    'Disallow: /ur/help?article=*&',
    'Disallow: /th/game',
    'Disallow: /game',
  ])
    expect(rules).toContain(rule);
});
