import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** Keeps answers to these addresses back until they are let go. */
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
  await press(page.locator('main').locator('a[href="/live"]'));
  await read;
  await expect(page).toHaveURL(/\/$/);
  asked.length = 0;
  release();
  await expect(page.getByRole('heading', { level: 1, name: say('nav.live') })).toBeVisible();
  await expect(page.locator('main').getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((call) => lanes.test(call))).toEqual([]);
  expect(twice()).toEqual([]);
});

test('APP-04 content is asked for before the status is known, and shown once it is', async ({ page }) => {
  const release = await hold(page, /\/wps\/system\/status/);
  const games = page.waitForResponse(/GCSGAME_hotGames/);
  await page.goto('/');
  await games;
  const cards = page.locator('main').getByRole('listitem');
  await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
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
  await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([]);
  // A link that nobody took: boot.js and the site would disagree on what is read first.
  await expect(page.locator('link[rel="preload"][as="fetch"]')).toHaveCount(0);
});
