import { chromium, type Page } from '@playwright/test';
import { findOnPath } from '../../packages/workbench/src/lib/systemPackages.ts';
import { pagePaths } from '../src/core/routing/pagePaths.ts';
import { expect, test } from './journey.ts';

/** Every third page that anybody may open: they share what could keep a browser from keeping them. */
const open = Object.values(pagePaths)
  .map(([first]) => first)
  .filter((path) => !path.includes(':'))
  .filter((_, place) => place % 3 === 0);

interface Restored {
  persisted: boolean;
  reasons: string[];
}

/** Why the page that is shown came from the network, or that it did not. */
const howRestored = (page: Page) =>
  page.evaluate((): Restored => {
    const [entry] = performance.getEntriesByType('navigation');
    const { notRestoredReasons } = entry as PerformanceEntry & {
      notRestoredReasons?: { reasons?: { reason: string }[] } | null;
    };
    const persisted = (globalThis as { restored?: boolean }).restored === true;
    return { persisted, reasons: persisted ? [] : (notRestoredReasons?.reasons ?? []).map(({ reason }) => reason) };
  });

/** A whole browser: the one that draws nothing but pages keeps none in memory. */
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
  test.setTimeout(240_000);
  // Playwright turns this memory off unless told otherwise.
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
    // A page that was kept whole does not load again.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('h1').first()).toHaveText(/\S/);
    expect.soft(await howRestored(page), path).toEqual({ persisted: true, reasons: [] });
  }
  await browser.close();
});
