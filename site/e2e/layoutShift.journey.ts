// areas: all
import type { Page } from '@playwright/test';
import { inSweep } from './everyAddress.ts';
import { expect, phone, test, type World } from './journey.ts';
import { isSignedIn, logInByDialog } from './steps.ts';

/** Maximum layout shift score of a page while loading (docs/performance.md). */
const limit = 0.01;

declare global {
  var moved: { score: number; what: string }[];
}

/** Records layout shifts without user input and delivers files and responses one by one, as on a slow line. */
async function watchMoves(page: Page, world: World): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const said = ({ node, previousRect, currentRect }: Source) =>
      `«${node?.textContent?.trim().slice(0, 40)}» from ${at(previousRect)} to ${at(currentRect)}`;
    globalThis.moved = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(said).join(', ');
        if (!hadRecentInput) globalThis.moved.push({ score: value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 100));
    await route.continue();
  });
  await world.settings({ latencyMs: 200 });
}

async function restless(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-fetching]')).toHaveCount(0);
    const moves = (await page.evaluate(() => globalThis.moved)).filter(({ score }) => score > limit);
    found.push(...moves.map(({ score, what }) => `${address}: ${score.toFixed(3)} ${what}`));
  }
  return found;
}

const everybodys = [
  '/',
  '/rng',
  '/pvp',
  '/promotions',
  '/blog',
  '/blog/limits-before-luck',
  '/join',
  '/help',
  '/terms',
];
const players = ['rewardCenter', 'messageV2', 'bonusDetails'].map((key) => `/vip?modal=member&centre=${key}`);

test('CAT-04 nothing on a page moves when what it waited for comes: at a desk', async ({ page, world }) => {
  test.slow();
  await watchMoves(page, world);
  expect(await restless(page, inSweep('shifts at a desk', [...everybodys, '/download']))).toEqual([]);
});

test.describe('in Urdu on a phone', () => {
  test.use({ speech: 'UR', ...phone });

  test('CAT-04 MEM-01 nothing moves there, nor in a game and the member centre', async ({
    page,
    world,
    say,
    press,
  }) => {
    test.slow();
    await page.goto('/login');
    await logInByDialog(page, say, press);
    await isSignedIn(page, 'demo.member');
    await watchMoves(page, world);
    const addresses = [...everybodys, '/game?id=100001', '/vip', ...players];
    expect(await restless(page, inSweep('shifts on a phone', addresses))).toEqual([]);
  });
});
