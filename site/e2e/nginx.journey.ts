// areas: app
import { confirmOf, region } from './centre.ts';
import { expect, expected, patience } from './journey.ts';
import { address, test } from './nginxSite.ts';
import { byMouse } from './press.ts';
import { follow, launchFirst, logInByDialog } from './steps.ts';

// Self-signed certificate.
test.use({ ignoreHTTPSErrors: true });

// The sandbox lists its own origin as one of two picture servers; the sample proxies calls only.
test.beforeEach(async ({ page, world, deployed }) => {
  await page.route(`${deployed.origin}/art/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: world.origin + pathname + search }) });
  });
});

test('SEC-10 behind Debian’s nginx by our sample a player logs in, opens the lobby and plays', async ({
  page,
  say,
}) => {
  await page.goto('/?modal=login');
  await logInByDialog(page, say, byMouse);
  await follow(page, '/rng');
  await expect(page.locator('#lobby-games article').first()).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('#lobby-games img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await launchFirst(page, say, byMouse);
});

test('SEC-10 a deposit is proved there with a picture of almost 5 MB', async ({ page, say }) => {
  await page.goto('/?modal=login');
  await logInByDialog(page, say, byMouse);
  await follow(page, '/?modal=member&centre=depositv2');
  const centre = page.getByRole('dialog', { name: say('member.page.depositv2') });
  await centre.getByRole('textbox', { name: say('deposit.amount') }).fill('500');
  await centre.getByRole('button', { name: say('deposit.continue') }).click();
  await confirmOf(centre, say).click();
  const order = region(centre, say('deposit.order'));
  await expect(order).toBeVisible();
  const small = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
  const large = Buffer.concat([small, Buffer.alloc(5 * 1024 * 1024 - small.length - 1024)]);
  await order.locator('input[type="file"]').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: large });
  await expect(order.getByText(say('pictures.done'))).toBeVisible({ timeout: 20_000 * patience });
  await order.getByRole('button', { name: say('deposit.proof.send') }).click();
  await expect(centre.getByText(say('movement.state.in-review')).first()).toBeVisible();
});

test('SEC-10 FLT-094 a missing chunk is a 404 that nobody keeps, and the page says so where it is missing', async ({
  page,
  say,
  request,
  quiet,
}) => {
  const missing = await request.get('/assets/Gone-12345678.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()).toMatchObject({
    'cache-control': 'no-store',
    'content-type': expect.stringContaining('text/plain'),
    'x-content-type-options': 'nosniff',
  });
  await page.goto('/');
  await expect(page.getByRole('banner').first()).toBeVisible();
  await page.route(/\/assets\/Promotions-[^/]*\.js$/, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: new URL('/assets/Gone-12345678.js', page.url()).href }) });
  });
  await follow(page, '/promotions');
  await expect(page.getByText(say('chunk.failed', { type: 'missing' })).first()).toBeVisible();
  expected(quiet, /Failed to load resource|missing: http/);
});

const framed = "frame-ancestors 'none'";
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'strict-transport-security': expect.stringContaining('max-age=31536000'),
  'content-security-policy': expect.stringContaining(framed),
};

for (const { what, path, method = 'GET', status = 200, caching, type, length = 0 } of [
  { what: 'the page', path: '/', caching: 'no-cache', type: 'text/html' },
  { what: 'an address of the page', path: '/register.html', caching: 'no-cache', type: 'text/html' },
  { what: 'a story of the blog', path: '/Blog/a-story/', caching: 'no-cache', type: 'text/html' },
  { what: 'an unknown address', path: '/no/such/page', status: 404, caching: 'no-cache', type: 'text/html' },
  { what: 'a file beside the page', path: '/404.txt', caching: 'no-cache', type: 'text/plain' },
  { what: 'the file for robots', path: '/robots.txt', caching: 'no-cache', type: 'text/plain' },
  {
    what: 'a sitemap that a demonstration lacks',
    path: '/sitemap.xml',
    status: 404,
    caching: 'no-store',
    type: 'text/plain',
  },
  { what: 'the brand’s sheet', path: '/brands/baize.css', caching: 'no-cache', type: 'text/css' },
  { what: 'a flag', path: '/flags/EN.svg', caching: 'public, max-age=86400', type: 'image/svg+xml' },
  { what: 'the brand’s document', path: '/brand.json', caching: 'no-cache', type: 'application/json' },
  { what: 'a missing font', path: '/fonts/none.woff2', status: 404, caching: 'no-store', type: 'text/plain' },
  { what: 'a missing sheet', path: '/brands/none.css', status: 404, caching: 'no-store', type: 'text/plain' },
  { what: 'a missing file', path: '/missing.CSS', status: 404, caching: 'no-store', type: 'text/plain' },
  { what: 'a call', path: '/wps/system/status', caching: 'no-store', type: 'application/json' },
  { what: 'an unknown call', path: '/wps/none', status: 404, caching: 'no-store', type: 'application/json' },
  { what: 'a page that is written to', path: '/rng', method: 'POST', status: 405, type: 'text/html' },
  { what: 'a body that is too long', path: '/wps/feedback', method: 'PUT', status: 413, type: 'text/html', length: 30 },
]) {
  test(`SEC-10 SEC-01 ${what} comes from nginx with its headers`, async ({ request }) => {
    const answer = await request.fetch(path, {
      method,
      ...(length > 0 && { data: Buffer.alloc(length * 1024 * 1024), headers: { 'content-type': 'application/json' } }),
    });
    const headers = answer.headers();
    expect(answer.status()).toBe(status);
    expect(headers).toMatchObject(always);
    expect(headers['content-type']).toContain(type);
    expect(headers['cache-control'] ?? '').toContain(caching ?? '');
    if (status !== 200) expect(headers['cache-control'] ?? '').not.toMatch(/max-age|immutable/);
    if (caching === 'no-cache' && type === 'text/html') {
      expect(await answer.text()).toContain('id="root"');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['permissions-policy']).toContain('camera=()');
    }
    // Once each: the platform's own headers are not repeated.
    for (const name of Object.keys(always))
      expect(answer.headersArray().filter((header) => header.name.toLowerCase() === name)).toHaveLength(1);
  });
}

for (const [path, lang, canonical] of [
  ['/', 'en', '/'],
  ['/login', 'en', '/'],
  ['/promotions', 'en', '/promotions'],
  ['/PROMOTIONS/', 'en', '/promotions'],
  ['/promotions?lang=UR', 'ur', '/promotions?lang=UR'],
  ['/promotions?vendor=OMB&lang=UR', 'ur', '/promotions?lang=UR'],
  ['/promotions?lang=JA', 'en', '/promotions'],
  ['/promotions?lang=/../../../etc/passwd', 'en', '/promotions'],
  ['/download', 'en', '/down'],
  ['/blog/a-story', 'en', null],
  ['/no/such/page', 'en', null],
  ['/promotions.html', 'en', null],
] as const) {
  test(`OPS-13 OPS-15 nginx sends the head of ${path}`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(/<html lang="([^"]*)"/.exec(html)?.[1]).toBe(lang);
    expect(/<link data-served rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(
      canonical === null ? undefined : address + canonical,
    );
  });
}

test('SEC-11 nginx sends the packed copies, says that they vary, and keeps what is named after its content', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  for (const [accepted, coding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const answer = await request.get(script, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers()['content-encoding']).toBe(coding);
    expect(answer.headers().vary).toMatch(/accept-encoding/i);
    expect(answer.headers()['cache-control']).toContain('immutable');
  }
});

test('SEC-12 the platform hears the site’s name, the visitor’s address and that it was TLS', async ({
  request,
  deployed,
}) => {
  await request.get('/wps/none', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(deployed.heard()).toMatchObject({
    host: new URL(deployed.origin).host,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  });
  const plain = await request.get(`${deployed.plainOrigin}/rng`, { maxRedirects: 0 });
  expect([plain.status(), plain.headers().location]).toEqual([301, 'https://127.0.0.1/rng']);
});
