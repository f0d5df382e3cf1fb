// areas: app
import type { Page } from '@playwright/test';
import { expect, expected, test } from './journey.ts';
import { serveReleases } from './releases.ts';
import { contentOf, waitForContent } from './steps.ts';
import { wordsOf } from './words.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker holds the page. */
const working = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (const start = Date.now(); !navigator.serviceWorker.controller && Date.now() - start < 10_000; )
      await new Promise((done) => setTimeout(done, 50));
  });

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

async function openApp(page: Page, address = '/') {
  await page.goto(address);
  await waitForContent(page);
  await working(page);
}

test('OPS-35 a brand with the switch can be installed: manifest, icons and worker are there, in the language shown', async ({
  page,
  world,
}) => {
  await world.settings({ brand: 'lotus' });
  await openApp(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // The browser of a test is a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = await (await page.request.get('/manifest.UR.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Lotus', lang: 'ur', dir: 'rtl', start_url: '/?from=app' });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect(url).not.toMatch(/promo|vip|mall/i);
  const colour = () =>
    page.locator('meta[name="theme-color"]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  const before = await colour();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expect.poll(colour).not.toEqual(before);
});

test('OPS-36 OPS-37 without a network the last language says so; what the worker keeps is no answer and no money', async ({
  page,
  context,
  world,
  quiet,
}) => {
  await world.settings({ brand: 'lotus' });
  await openApp(page, '/?lang=UR');
  for (const address of ['/rng', '/help']) {
    await page.goto(address);
    await waitForContent(page);
  }
  const files = await kept(page);
  expect(files.filter((path) => !/^\/(?:assets|fonts)\/|^\/offline(?:\.UR\.html|\.css)$/.test(path))).toEqual([]);
  expect(files.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(5);
  expect(files.length).toBeLessThanOrEqual(62);

  const say = wordsOf('UR');
  await context.setOffline(true);
  await page.goto('/vip');
  await expect(page.getByRole('heading', { name: say('fallback.offlineTitle') })).toBeVisible();
  expect(await page.locator('html').evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(['ur', 'rtl']);
  expect(await page.locator('main').textContent()).not.toMatch(/\d/);
  await context.setOffline(false);
  await page.getByRole('link', { name: say('fallback.retry') }).click();
  await waitForContent(page);
  expect(new URL(page.url()).pathname).toBe('/vip');
  expected(quiet, /ERR_INTERNET_DISCONNECTED|Failed to fetch/);
});

test('OPS-37 two releases after one another leave no page blank and reload none; sw-off.js then removes the worker', async ({
  page,
  context,
  world,
  say,
  quiet,
}) => {
  await world.settings({ brand: 'lotus' });
  const site = await serveReleases(world.origin);
  const update = () => page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  const entryOf = (tab: Page) => tab.locator('script[type="module"][src]').getAttribute('src');
  await openApp(page, `${site.origin}/help`);
  let loads = 0;
  page.on('load', () => loads++);
  const first = await entryOf(page);
  for (const release of [2, 3]) {
    site.next();
    await update();
    // A tab that was closed opens the release that is served.
    const closed = await context.newPage();
    await closed.goto(`${site.origin}/vip`);
    await waitForContent(closed);
    expect(await entryOf(closed)).toContain(`index-${release}`);
    await closed.close();
    await expect(contentOf(page).getByRole('heading').first()).toBeVisible();
    expect(await entryOf(page)).toBe(first);
  }
  await page
    .getByRole('link', { name: say('nav.rng') })
    .first()
    .click();
  await waitForContent(page);
  expect(loads).toBe(0);
  await page.reload();
  await waitForContent(page);
  expect(await entryOf(page)).toContain('index-3');

  site.off();
  await update();
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => kept(page)).toEqual([]);
  site.stop();
  // Pictures come from the address of the platform that answers for both.
  expected(quiet, /directive: "img-src/);
});

test('OPS-35 without the switch there is no worker, and one of earlier visits goes', async ({ page, world }) => {
  await world.settings({ brand: 'lotus' });
  await openApp(page);
  expect(await workers(page)).toBe(1);
  await world.settings({ brand: 'baize' });
  await page.reload();
  await waitForContent(page);
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => kept(page)).toEqual([]);
  expect(await page.locator('link[rel="manifest"]').count()).toBe(0);
});
