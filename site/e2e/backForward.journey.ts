// areas: app

import { findOnPath } from '@baize/tooling/systemPackages';
import { chromium, type Page } from '@playwright/test';
import { pagePaths } from '../src/core/routing/pagePaths.ts';
import { inSweep } from './everyAddress.ts';
import { expect, patience, test } from './journey.ts';
import { holdEntry, waitForContent } from './steps.ts';

const open = inSweep(
  'back and forward',
  Object.values(pagePaths)
    .map(([first]) => first)
    .filter((path) => !path.includes(':')),
);

interface Restored {
  persisted: boolean;
  reasons: string[];
}

/** Returns why the page was not restored from the back/forward cache. */
const howRestored = (page: Page) =>
  page.evaluate((): Restored => {
    const [entry] = performance.getEntriesByType('navigation');
    const { notRestoredReasons } = entry as PerformanceEntry & {
      notRestoredReasons?: { reasons?: { reason: string }[] } | null;
    };
    const persisted = (globalThis as { restored?: boolean }).restored === true;
    return { persisted, reasons: persisted ? [] : (notRestoredReasons?.reasons ?? []).map(({ reason }) => reason) };
  });

/** The headless shell has no back/forward cache, so this needs a full browser. */
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(findOnPath).find(Boolean);

test('PERF-07 no page listens for its unloading, and each may be kept', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...heard: Parameters<typeof listen>) {
      if (/unload$/.test(heard[0])) console.error(`something listens for ${heard[0]}`);
      listen.apply(this, heard);
    };
  });
  for (const path of ['/', '/rng', '/live', '/promotions', '/help']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control'], path).toBe('no-cache');
    await expect(page.locator('h1').first()).toHaveText(/\S/);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => [globalThis.onunload, globalThis.onbeforeunload])).toEqual([null, null]);
  }
});

test('PERF-07 back and forward show public pages from the memory of the browser', async ({ world }) => {
  test.skip(!whole, 'It takes a whole Chromium or Chrome.');
  test.setTimeout(240_000 * patience);
  // Playwright disables the back/forward cache by default.
  const browser = await chromium.launch({
    executablePath: whole,
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await (await browser.newContext({ baseURL: world.origin })).newPage();
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      (globalThis as { restored?: boolean }).restored = persisted;
    });
  });
  for (const path of open) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toHaveText(/\S/);
    await page.waitForLoadState('networkidle');
    await page.goto('/404.txt');
    // A restored page does not fire `load` again.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('h1').first()).toHaveText(/\S/);
    expect.soft(await howRestored(page), path).toEqual({ persisted: true, reasons: [] });
  }
  await browser.close();
});

test('FLT-155 an address that is opened afresh is at its top, wherever the page before was left', async ({ page }) => {
  const position = () => page.evaluate(() => Math.round(scrollY));
  const open = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toHaveText(/\S/);
    await page.waitForLoadState('networkidle');
  };
  const pairs = [
    ['/', '/sports'],
    ['/promotions', '/vip'],
    ['/help', '/rng'],
  ] as const;
  for (const [from, to] of pairs) {
    await open(from);
    await page.evaluate(() => scrollTo(0, 400));
    expect(await position(), from).toBeGreaterThan(0);
    await open(to);
    expect(await position(), `${to} after ${from}`).toBe(0);
  }
});

test('FLT-155 who scrolls before the page has begun stays there', async ({ page }) => {
  const deliver = await holdEntry(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root header').first()).toBeVisible();
  await page.mouse.move(600, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }).toPass();
  const place = await page.evaluate(() => scrollY);
  deliver();
  await waitForContent(page);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});
