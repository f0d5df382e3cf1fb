// areas: home, games/lobby, games/categories, promotions, app
import type { Page } from '@playwright/test';
import { expect, phone, test } from './journey.ts';
import { contentOf, waitForContent } from './steps.ts';

async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const lanes = /GCSGAME_getVassGameType/;
const categoryPart = /\/assets\/Category-[^/]*\.js/;

test('NAV-16 what a page reads first is asked for beside its script, and once', { tag: '@smoke' }, async ({
  page,
  press,
  say,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(`${request.method()} ${request.url()} ${request.postData()}`);
  });
  const twice = () => asked.filter((call, index) => asked.indexOf(call) !== index);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(twice()).toEqual([]);

  const release = await hold(page, categoryPart);
  const read = page.waitForResponse(lanes);
  await press(contentOf(page).locator('a[href="/live"]'));
  await read;
  await expect(page).toHaveURL(/\/$/);
  asked.length = 0;
  release();
  await expect(page.getByRole('heading', { level: 1, name: say('nav.live') })).toBeVisible();
  await expect(contentOf(page).getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((call) => lanes.test(call))).toEqual([]);
  expect(twice()).toEqual([]);
});

test('APP-04 content is asked for before the status is known, and shown once it is', async ({ page }) => {
  const release = await hold(page, /\/wps\/system\/status/);
  const games = page.waitForResponse(/GCSGAME_hotGames/);
  await page.goto('/');
  await games;
  const cards = contentOf(page).getByRole('listitem');
  await expect(contentOf(page).locator('[aria-busy="true"]').first()).toBeVisible();
  await expect(cards).toHaveCount(0);
  release();
  await expect(cards.first()).toBeVisible();
});

test('NAV-16 APP-04 a visitor asks for what home reads first before there is a script, once, and with the answers of that', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(wps|lgw)\//.test(request.url())) asked.push(request.url());
  });
  const release = await hold(page, /\/assets\/index-[^/]*\.js/);
  const early = [/GCSGAME_hotGames.*RNG/, /groupName=w_home/, /system\/status/, /whitelabel/, /game_menus/];
  const read = Promise.all(early.map((call) => page.waitForResponse(call)));
  await page.goto('/', { waitUntil: 'commit' });
  await read;
  expect(asked.length).toBeGreaterThanOrEqual(early.length);
  release();
  await expect(contentOf(page).getByRole('listitem').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([]);
  // An unused preload means that boot.js and the site disagree on the first reads.
  await expect(page.locator('link[rel="preload"][as="fetch"]')).toHaveCount(0);
});

test('PERF-03 a pointer that rests on a link, or the focus on it, begins the next page: its script and its lists, once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/wps\/|\/assets\//.test(request.url())) asked.push(request.url());
  });
  const times = (call: RegExp) => asked.filter((url) => call.test(url)).length;
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const link = page.locator('header').getByRole('link').and(page.locator('a[href="/rng"]')).first();

  // Passing over a link loads nothing.
  expect([times(/\/assets\/Lobby-/), times(/gameList/)]).toEqual([0, 0]);
  await link.hover();
  await expect.poll(() => times(/\/assets\/Lobby-[^/]*\.js/)).toBe(1);
  await expect.poll(() => times(/GCSGAME_gameList/)).toBe(1);
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page.locator('#lobby-games article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(times(/GCSGAME_gameList/)).toBe(1);

  await page.locator('header a[href="/promotions"]').first().focus();
  await expect.poll(() => times(/getListPromotions/)).toBe(1);
});

test('PERF-02 NAV-06 LOB-17 the lobbies, each at its own address, and the promotions ask for their lists before there is a script, and once', async ({
  page,
  say,
}) => {
  for (const { address, title, list, shown } of [
    { address: '/rng', title: 'nav.rng', list: /GCSGAME_gameList/, shown: '#lobby-games article' },
    { address: '/fish', title: 'nav.fish', list: /GCSGAME_gameList/, shown: '#lobby-games article' },
    { address: '/pvp', title: 'nav.pvp', list: /GCSGAME_gameList/, shown: '#lobby-games article' },
    { address: '/promotions', title: 'promotions.title', list: /getListPromotions/, shown: 'main article' },
  ] as const) {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (list.test(request.url())) asked.push(request.url());
    });
    const release = await hold(page, /\/assets\/index-[^/]*\.js/);
    const read = page.waitForResponse(list);
    await page.goto(address, { waitUntil: 'commit' });
    await read;
    release();
    await expect(page.locator(shown).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: say(title) })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
    await expect(page.locator('link[rel="preload"][as="fetch"]')).toHaveCount(0);
    await page.unrouteAll();
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('PERF-08 the pictures of the first row of games come before the others', async ({ page }) => {
    await page.goto('/rng');
    await expect(page.locator('#lobby-games li').nth(11)).toBeVisible();
    const marks = await page
      .locator('#lobby-games li img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('fetchpriority')));
    expect(marks).toEqual(marks.map((_, place) => (place < 3 ? 'high' : null)));
  });

  test('PERF-08 the first banner is asked for before all other pictures, and those far below are not', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForContent(page);
    await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
    await expect(contentOf(page).locator('img[fetchpriority="high"]')).toHaveCount(0);
    const far = await contentOf(page)
      .locator('img')
      .evaluateAll((images) =>
        images
          .filter((image) => image.getBoundingClientRect().top > 3 * innerHeight)
          .map((image) => image.getAttribute('src')),
      );
    expect(far.filter((source) => source !== null)).toEqual([]);
  });
});
