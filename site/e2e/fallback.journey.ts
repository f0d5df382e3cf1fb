// areas: app

import fallback from '@baize/messages/fallback.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { expect, expected, test } from './journey.ts';
import { follow, holdEntry, waitForContent } from './steps.ts';

const heading = (page: Page) => page.locator('#fallback [role="heading"]');
const missing = { status: 404, body: 'Not found\n' };

test.afterEach(({ quiet }) => expected(quiet, /Failed to load resource|missing: http/));

test('FLT-151 a page whose entry is missing says so in its language, leads to customer service and comes back by itself', async ({
  page,
}) => {
  let gone = true;
  await page.route(/\/assets\/index-[\w-]+\.js/, (route) => (gone ? route.fulfill(missing) : route.continue()));
  await page.goto('/?lang=UR');
  await expect(heading(page)).toHaveText(fallback.UR.title);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('#fallback')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('S-404')).toBeVisible();
  await expect(page.getByRole('link', { name: fallback.UR.service })).toHaveAttribute('href', /^mailto:/);
  await page.getByRole('link', { name: fallback.UR.retry }).click();
  await expect(heading(page)).toBeFocused();
  gone = false;
  await expect(page.locator('#fallback')).toHaveCount(0, { timeout: 30_000 });
  await waitForContent(page);
});

test('FLT-151 a page that has not begun after 20 s says so, and gives way to the script that comes late', async ({
  page,
}) => {
  await page.clock.install();
  const deliver = await holdEntry(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root header').first()).toBeVisible();
  await expect(heading(page)).toBeHidden();
  await page.clock.fastForward(20_000);
  await expect(heading(page)).toHaveText(fallback.EN.title);
  await page.clock.resume();
  deliver();
  await expect(page.locator('#fallback')).toHaveCount(0, { timeout: 30_000 });
  await waitForContent(page);
});

test('FLT-152 a press after every old file is gone leaves the page, and a reload then has words', async ({
  page,
  say,
}) => {
  await page.goto('/help');
  await waitForContent(page);
  let loads = 0;
  page.on('load', () => loads++);
  await page.route('**/assets/**', (route) => route.fulfill(missing));
  await follow(page, '/vip');
  await expect(page.getByText(say('chunk.failed', { type: 'missing' })).first()).toBeVisible();
  expect(loads).toBe(0);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('#fallback header')).toBeVisible();
  await page.unroute('**/assets/**');
  await page.locator('#fallback a').first().click();
  await waitForContent(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('FLT-151 a page says at once that it needs script', async ({ page }) => {
    await page.goto('/vip');
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('#fallback [data-text="script"]')).toHaveText(fallback.EN.script);
    await expect(page.getByRole('link', { name: fallback.EN.retry })).toBeVisible();
    await expect(page.locator('[data-text="tell"]')).toBeHidden();
  });
});
