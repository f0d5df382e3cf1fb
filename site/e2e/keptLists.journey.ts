// areas: home, games/lobby, promotions
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { balanceOf, enter, holdCalls, waitForContent } from './steps.ts';

const lists = /\/(wps|lgw)\/.*(Announcements|hotGames|gameList|game_menus|getListPromotions|WinnerBoard)/;

const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('lists') ?? '');

test(
  'PERF-04 APP-04 home shows its last lists at once after a reload, once the platform said that it is open',
  {
    tag: '@smoke',
  },
  ({ page }) => showsLastLists(page, '/', 'main article'),
);

test('PERF-04 APP-04 a lobby and the promotions show their last lists at once after a reload as well', async ({
  page,
}) => {
  await test.step('/rng', () => showsLastLists(page, '/rng', '#lobby-games article'));
  await test.step('/promotions', () => showsLastLists(page, '/promotions', 'main article'));
});

test('PERF-04 nobody sees lists of another language or of another person, and no balance is ever stored', async ({
  page,
  say,
}) => {
  await page.goto('/rng');
  const first = page.locator('#lobby-games article').first();
  await expect(first).toBeVisible();
  await waitForContent(page);

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

  // A player's own responses are not stored, and a visitor's are not shown to players.
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

/** Checks that a reload shows the last lists once the platform reports open, while they are requested again. */
async function showsLastLists(page: Page, address: string, shown: string): Promise<void> {
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
  await page.unrouteAll();
}
