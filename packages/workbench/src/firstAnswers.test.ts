import { addressOf, type BrandDocument, readBrand } from '@baize/gateway';
import { createSandbox } from '@baize/sandbox';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { firstLists } from '../../../site/src/data/firstLists.ts';
import { firstReads, readsOfAll } from '../../../site/src/data/firstReads.ts';
import { type FirstAnswers, firstAnswersOf, stampAnswers, stampBanner } from './firstAnswers.ts';

const origin = 'https://acme.gg';
const { app } = createSandbox();
const body = await (await app.request(`${origin}/brand.json`)).text();
const reading = readBrand(JSON.parse(body));
if (!reading.ok) throw new Error(reading.problems.join());
const brand: BrandDocument = { ...reading.brand, platformOrigin: '' };

const asked = (path: string, headers: Record<string, string> = {}) => ({
  brand,
  body,
  request: new Request(origin + path, { headers }),
  env: {},
  language: 'EN',
  path,
});

const addresses = ({ bodies }: FirstAnswers) => Object.keys(bodies).sort();

test.each(['/', '/live', '/rng', '/promotions', '/vip'])(
  'PERF-10 the page %s holds what its script would ask for first',
  async (path) => {
    const { merchant, merchantCode, channel = '' } = brand;
    const reader = { merchant, merchantCode, channel, language: 'EN' };
    const lists = firstLists[path]?.(reader, path).slice(0, 1) ?? [];
    const reads = [...readsOfAll(reader, 'acme.gg'), ...(firstReads[path]?.(reader, path) ?? []), ...lists];
    const expected = reads.map(({ endpoint, input }) => addressOf(endpoint, input, 'EN') ?? '');
    const answers = await firstAnswersOf(app)(asked(path));
    expect(answers && addresses(answers)).toEqual(['/brand.json', ...expected].sort());
    for (const address of expected) {
      const own = await (await app.request(origin + address, { headers: { 'accept-language': 'en' } })).json();
      expect(Object.keys(JSON.parse(answers?.bodies[address] ?? '')).sort(), address).toEqual(Object.keys(own).sort());
    }
  },
);

test('PERF-10 a list is left to the script where the address filters it', async () => {
  const request = new Request(`${origin}/rng?vendor=OMB`);
  const answers = await firstAnswersOf(app)({ ...asked('/rng'), request });
  expect(answers && addresses(answers).some((address) => address.includes('gameList'))).toBe(false);
});

/** Answers as the sandbox does, besides what a test answers itself. */
function platformWith(own: (request: Request) => Response | Promise<Response> | null): Hono {
  return new Hono().all('*', async ({ req }) => (await own(req.raw)) ?? (await app.request(req.raw)));
}

test.each([
  ['maintenance', { status: 1 }],
  ['another region', { status: 2 }],
])('PERF-10 APP-04 a platform that is closed for %s puts nothing but that into the page', async (_, value) => {
  const closed = platformWith(({ url }) =>
    url.includes('/system/status') ? Response.json({ success: true, value }) : null,
  );
  const answers = await firstAnswersOf(closed)(asked('/'));
  expect(answers?.pictures).toEqual([]);
  expect(answers && addresses(answers).map((address) => address.replace(/\?.*/, ''))).toEqual([
    '/brand.json',
    '/wps/relay/MCSFE_getCountryCode',
    '/wps/system/status',
    '/wps/system/whitelabel',
  ]);
});

test('PERF-10 no session reaches the platform, and no visitor gets the country of another', async () => {
  const seen: (string | null)[] = [];
  const platform = platformWith(({ url, headers }) => {
    seen.push(headers.get('cookie'), headers.get('authorization'));
    const country = headers.get('x-forwarded-for') === '10.0.0.1' ? 'PK' : 'VN';
    return url.includes('getCountryCode') ? Response.json({ success: true, value: { countryCode: country } }) : null;
  });
  const ask = firstAnswersOf(platform);
  const countryOf = async (address: string) => {
    const session = { cookie: 'session=1', authorization: 'Bearer 1', 'x-forwarded-for': address };
    const { bodies } = (await ask(asked('/', session))) as FirstAnswers;
    return Object.entries(bodies).find(([path]) => path.includes('getCountryCode'))?.[1];
  };
  expect(await countryOf('10.0.0.1')).toContain('PK');
  expect(await countryOf('10.0.0.2')).toContain('VN');
  expect(new Set(seen)).toEqual(new Set([null]));
});

test('PERF-10 what does not answer in time or answers wrongly is left to the script', async () => {
  const platform = platformWith(({ url }) => {
    if (url.includes('getCountryCode')) return new Promise(() => undefined);
    if (url.includes('/system/whitelabel')) return Response.json({ success: true, value: 'broken' });
    return url.includes('hotGames') ? new Response('', { status: 503 }) : null;
  });
  const answers = await firstAnswersOf(platform)(asked('/'));
  const missing = ['getCountryCode', 'whitelabel', 'hotGames'];
  expect(
    addresses(answers as FirstAnswers).filter((address) => missing.some((part) => address.includes(part))),
  ).toEqual([]);
  expect(addresses(answers as FirstAnswers).some((address) => address.includes('ListAnnouncements'))).toBe(true);
});

test('PERF-10 lists are asked for once in five seconds, what tells of the visitor each time', async () => {
  let now = 0;
  const count: Record<string, number> = {};
  const platform = platformWith(({ url }) => {
    const { pathname } = new URL(url);
    count[pathname] = (count[pathname] ?? 0) + 1;
    return null;
  });
  const ask = firstAnswersOf(platform, () => now);
  for (const moment of [0, 4_999, 5_001]) {
    now = moment;
    await ask(asked('/live'));
  }
  expect(count['/wps/system/status']).toBe(3);
  expect(Math.max(...Object.values(count))).toBe(3);
  expect(Object.entries(count).find(([path]) => path.includes('getVassGameType'))?.[1]).toBe(2);
});

test('PERF-10 a platform on another origin is asked by the page alone', async () => {
  expect(
    await firstAnswersOf(app)({ ...asked('/'), brand: { ...brand, platformOrigin: 'https://api.acme.gg' } }),
  ).toBeNull();
});

test('SEC-02 answers are data that ends no element, and a new stamp replaces the old one', () => {
  const html =
    '<head>\n    <link rel="preload" href="/brand.json" as="fetch" crossorigin />\n    <script src="/boot.js"></script></head>';
  const hostile = {
    bodies: { '/a': '{"text":"</script><script>alert(1)</script>"}' },
    draw: 0.5,
    banner: null,
    pictures: ['/a".svg'],
  };
  const once = stampAnswers(html, hostile, new Date(0));
  expect(once.match(/<\/script>/g)).toHaveLength(2);
  expect(once).not.toContain('brand.json');
  expect(once).toContain('href="/a&#34;.svg"');
  const data = /<script data-answers type="application\/json">([^<]*)<\/script>/.exec(once)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ date: 'Thu, 01 Jan 1970 00:00:00 GMT', draw: 0.5, bodies: hostile.bodies });
  expect(stampAnswers(once, hostile, new Date(0))).toBe(once);
});

test('PERF-10 the frame shows the picture of the page’s banner, and its own placeholder where there is none', () => {
  const html = '<div id="root"><!--shell--><p>waits</p><!--/shell--></div>';
  const answers = { bodies: {}, draw: 0, pictures: [] };
  const framed = (banner: string | null) => stampBanner(html, '<img src="%picture%">', { ...answers, banner });
  expect(framed('/a".svg?$&')).toBe('<div id="root"><!--shell--><img src="/a&#34;.svg?$&#38;"><!--/shell--></div>');
  expect(framed(null)).toBe(html);
});
