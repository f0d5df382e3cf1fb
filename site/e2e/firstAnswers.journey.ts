// areas: home, games/lobby, app
import type { Page } from '@playwright/test';
import { expect, expected, phone, test } from './journey.ts';
import { balanceOf, contentOf, enter } from './steps.ts';

test.use({ answers: 'stamped' });

const firstReads = [
  '/brand.json',
  '/wps/system/status',
  '/wps/system/whitelabel',
  '/wps/relay/MCSFE_getCountryCode',
  '/lgw/games/game_menus',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/GCSGAME_gameList',
];

/** Collects the first reads that the page asks for, by path. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && firstReads.includes(pathname)) asked.push(pathname);
  });
  return asked;
}

async function showsGames(page: Page): Promise<void> {
  await expect(contentOf(page).getByRole('listitem').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test.describe('on a phone', () => {
  test.use(phone);

  test('PERF-10 APP-04 a visitor’s page holds what it reads first and asks for none of it', {
    tag: '@smoke',
  }, async ({ page, quiet }) => {
    await test.step('the frame shows the picture of the banner before any script of the site', async () => {
      await page.route('**/assets/index-*.js', () => undefined);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.locator('[data-shell="home"] img')).toHaveJSProperty('complete', true);
      await expect(page.locator('[data-shell="home"] img')).toBeVisible();
      await page.unrouteAll();
    });
    const asked = askedBy(page);
    for (const address of ['/', '/rng']) {
      await page.goto(address);
      await showsGames(page);
      // The lobby asks for its row of hot games later.
      expect(asked.filter((path) => address === '/' || !path.includes('hotGames'))).toEqual([]);
    }
    await test.step('a closed platform shows none of it', async () => {
      await enter(page, 'maintenance');
      expect(await (await page.request.get('/')).text()).not.toContain('hotGames');
      await expect(page.locator('a[href^="/game"]')).toHaveCount(0);
      expected(quiet, /Failed to load resource.*status of 503/);
    });
  });
});

test('PERF-10 a player’s page takes of it what every caller gets, and is the player’s', async ({ page, say }) => {
  const asked = askedBy(page);
  await enter(page, 'member');
  asked.length = 0;
  await page.reload();
  await showsGames(page);
  expect(await balanceOf(page, say)).toBeGreaterThan(0n);
  expect(asked).not.toContain('/brand.json');
});
