import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrandFile } from '@baize/gateway';
import { brandFiles } from '@baize/sandbox';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { pageKeys, pagePaths } from '../../../../site/src/core/routing/pagePaths.ts';
import { centreParameters, paths, withOverlay } from '../../../../site/src/core/routing/paths.ts';
import { siteServer } from '../server.ts';
import { robots } from './crawling.ts';
import { acme, brandWith, emptyPage, operatorOf, readHead } from './fixtures/headPage.ts';

const origin = 'https://acme.gg';
const folder = mkdtempSync(join(tmpdir(), 'baize-'));
afterAll(() => rmSync(folder, { recursive: true }));

let file: BrandFile = acme;
const platform = new Hono().get('/brand.json', (context) => context.json(file as object));
const server = siteServer({ platform, folder, page: emptyPage });
const get = async (path: string, headers = {}) => server.request(origin + path, { headers });
const headAt = async (path: string) => readHead(await (await get(path)).text());
const noindex = 'meta name=robots content=noindex';

async function listedAt(part: Partial<BrandFile> = {}): Promise<string[]> {
  file = { ...acme, ...part };
  const text = await (await get('/sitemap.xml')).text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&#38;', '&'));
}

test('OPS-15 the sitemap has exactly the pages that say they may be listed, in each language, under their own address', async () => {
  const listed = await listedAt();
  for (const address of listed) {
    const { elements } = await headAt(address.replace(origin, ''));
    expect(elements, address).not.toContain(noindex);
    expect(elements).toContain(`link rel=canonical href=${address}`);
  }
  for (const page of pageKeys.filter((each) => !pagePaths[each][0].includes(':'))) {
    const { elements } = await headAt(pagePaths[page][0]);
    const inSitemap = listed.filter((address) => new URL(address).pathname === pagePaths[page][0]);
    expect(inSitemap.length, page).toBe(elements.includes(noindex) ? 0 : 3);
  }
  expect(listed.length).toBeGreaterThan(40);
});

test('OPS-15 the sitemap has the alternates of each page as its head has them', async () => {
  file = acme;
  const text = await (await get('/sitemap.xml')).text();
  for (const [, address = '', links = ''] of text.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)) {
    const { elements } = await headAt(address.replace(origin, '').replaceAll('&#38;', '&'));
    const own = [...links.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, tag, href]) => `link rel=alternate hreflang=${tag} href=${href?.replaceAll('&#38;', '&')}`,
    );
    expect(own.length).toBe(4);
    expect(elements.filter((line) => line.startsWith('link rel=alternate'))).toEqual(own);
  }
});

test('OPS-15 what a brand keeps from visitors is neither in its sitemap nor listed', async () => {
  const closed = await listedAt({ sendVisitorsAway: true });
  expect(closed.map((address) => new URL(address).pathname).filter((path) => !['/', '/down'].includes(path))).toEqual(
    [],
  );
  expect((await headAt('/promotions')).elements).toContain(noindex);
  const strict = (await listedAt({ jurisdiction: { promotions: false, vip: false } })).join('\n');
  expect(strict).not.toMatch(/promotions|vip|pointmall|join/);
  expect(strict).toContain('/help');
});

test.each(['/no/such/page', '/rng/more', '/promotions.html', '/404.html', '/%E0%A4%A'])(
  'OPS-15 %s is a missing page: 404, for no search engine, without an address',
  async (path) => {
    file = acme;
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(readHead(await answer.text()).elements).toEqual([noindex]);
  },
);

/** Decides as robots do: the longest rule that fits, of two as long the one that allows (RFC 9309). */
function mayRead(rules: string, address: string): boolean {
  const fitting = [...rules.matchAll(/^(Allow|Disallow): (.+)$/gm)].filter(([, , path = '']) => {
    const pattern = path.replace(/[.?+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${pattern}`).test(address);
  });
  const order = fitting.sort(([, a = '', x = ''], [, b = '', y = '']) => y.length - x.length || (a < b ? -1 : 1));
  return order[0]?.[1] !== 'Disallow';
}

test('OPS-15 robots may read the whole sitemap, links to friends, what pages ask for, and no centre, game, search or filter', async () => {
  const listed = await listedAt();
  const rules = robots(operatorOf(brandWith()), { origin, demonstration: false });
  expect(rules).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const open = [
    ...listed.map((address) => address.replace(origin, '')),
    paths.helpArticle('limits'),
    `${paths.helpArticle('limits')}&lang=UR`,
    paths.promotion('p-daily'),
    paths.invitation('', 'code', 'A1'),
    paths.post('a-story'),
    '/wps/system/status?platform=web',
    '/assets/index-1a2b.js',
  ];
  expect(open.filter((address) => !mayRead(rules, address))).toEqual([]);
  const closed = [
    ...['/', '/help', '/promotions'].map((path) => path + withOverlay(new URLSearchParams(), 'login')),
    `/${withOverlay(new URLSearchParams('lang=UR'), 'login')}`,
    `/?${new URLSearchParams({ modal: 'member', centre: 'depositv2', ...centreParameters({ tab: 'x' }) })}`,
    `${paths.helpArticle('limits')}&modal=break`,
    `${paths.helpArticle('limits')}&lang=UR&modal=break`,
    paths.helpSearch('limits'),
    paths.recentSlots,
    '/rng?vendor=OMB',
    paths.game('100001'),
    '/seamless',
    '/fbsports?vendor=GLB',
    '/?preview=token',
  ];
  expect(closed.filter((address) => mayRead(rules, address))).toEqual([]);
});

test('OPS-15 a demonstration forbids robots everything, and one whose brand is not known tells them to come back', async () => {
  file = brandFiles.lotus;
  const answer = await get('/robots.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
  file = {} as BrandFile;
  expect((await get('/robots.txt')).status).toBe(503);
  file = acme;
  const map = await get('/sitemap.xml');
  expect([map.status, map.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
});

test('OPS-13 the server speaks the asked language where the brand has it, and its default otherwise', async () => {
  file = acme;
  expect((await headAt('/promotions?lang=UR')).lang).toBe('ur');
  expect((await headAt('/promotions?lang=VI')).lang).toBe('en');
  expect((await headAt('/promotions?lang=JA')).elements).toContain(`link rel=canonical href=${origin}/promotions`);
});

test.each([
  '/blog/%22%3E%3Cscript%3Ealert(1)',
  '/blog/">\'<script>alert(1)',
  '/help?article=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '/help?lang=%22%3E%3Cscript%3Ealert(1)',
  '/%22%3E%3Cscript%3Ealert(1)',
])('OPS-13 SAF-01 nothing of the address %s stands in the page as markup', async (path) => {
  file = acme;
  const html = await (await get(path, { host: '"><script>alert(1)' })).text();
  expect(html).not.toContain('<script>');
});
