import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { balanceOf, enter, holdCalls, waitForContent } from './steps.ts';

const lists = /\/(wps|lgw)\/.*(Announcements|hotGames|gameList|game_menus|getListPromotions|WinnerBoard)/;

/** What the tab has stored of lists, once it was left. */
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('lists') ?? '');

for (const { address, shown, tag } of [
  { address: '/', shown: 'main article', tag: '@smoke' },
  { address: '/rng', shown: '#lobby-games article', tag: [] },
  { address: '/promotions', shown: 'main article', tag: [] },
]) {
  test(`PERF-04 APP-04 ${address} shows its last lists at once after a reload, once the platform said that it is open`, {
    tag,
  }, async ({ page }) => {
    await page.goto(address);
    const first = page.locator(shown).first();
    await expect(first).toBeVisible();
    await waitForContent(page);
    const letListsGo = await holdCalls(page, lists);
    const letStatusGo = await holdCalls(page, '**/wps/system/status');
    await page.reload();
    await expect(page.locator('h1').first()).toHaveText(/\S/);
    await expect(first).toBeHidden();
    letStatusGo();
    await expect(first).toBeVisible();
    const refreshed = page.waitForResponse(lists);
    letListsGo();
    await refreshed;
    await page.waitForLoadState('networkidle');
    await expect(first).toBeVisible();
  });
}

test('PERF-04 nobody sees lists of another language or of another person, and no balance is ever stored', async ({
  page,
  say,
}) => {
  await page.goto('/rng');
  const first = page.locator('#lobby-games article').first();
  await expect(first).toBeVisible();
  await waitForContent(page);

  // The same tab, in Urdu: the lobby waits for its own list.
  await page.evaluate(() => localStorage.setItem('lang', 'UR'));
  let letGo = await holdCalls(page, lists);
  await page.reload();
  await expect(page.locator('h1').first()).toHaveText(/\S/);
  await expect(page.locator('#lobby-games [aria-busy="true"]').first()).toBeVisible();
  await expect(first).toBeHidden();
  letGo();
  await expect(first).toBeVisible();
  await page.evaluate(() => localStorage.setItem('lang', 'EN'));
  await page.unrouteAll();

  // A player's own answers are not kept, and what a visitor saw is not shown to them.
  await enter(page, 'member', '/rng');
  await balanceOf(page, say);
  await expect(first).toBeVisible();
  await page.reload();
  const kept = await stored(page);
  expect(kept).toContain('/lgw/games/game_menus');
  expect(kept).not.toMatch(/balance|Wallet|memberInfo|token"|gameList/i);
  letGo = await holdCalls(page, lists);
  await page.reload();
  await expect(page.locator('#lobby-games [aria-busy="true"]').first()).toBeVisible();
  await expect(first).toBeHidden();
  letGo();
  await expect(first).toBeVisible();
});

test('PERF-04 without storage, and with nonsense in it, pages are as they were', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('lists', '["nobody",{"a":'));
  await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.setItem('lists', '{[')));
  await page.reload();
  await expect(page.locator('main article').first()).toBeVisible();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.reload();
  await expect(page.locator('main article').first()).toBeVisible();
});
