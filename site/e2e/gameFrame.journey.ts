// areas: play, games/open
import { balance } from '@baize/gateway';
import type { Page } from '@playwright/test';
import { expect, expected, test } from './journey.ts';
import { byMouse } from './press.ts';
import { balanceOf, enter, follow, gameFrame, gameIsReady, launchFirst, tabBeside } from './steps.ts';

const refused = /Failed to load resource/;
const gamePage = /\/play\?launch=/;

test('GAM-02 GAM-08 a launch that fails says why and is tried again', { tag: '@smoke' }, async ({
  page,
  say,
  world,
  quiet,
}) => {
  await enter(page, 'member+launch-500', '/rng');
  await page.locator('#lobby-games').getByRole('link').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('game.play.short'), exact: true })
    .click();
  await expect(page.getByText(say('play.failed'))).toBeVisible({ timeout: 20_000 });
  await world.settings({ faults: [] });
  await page.getByRole('button', { name: say('frame.retry') }).click();
  await expect(gameFrame(page).getByRole('button', { name: /spin/i })).toBeEnabled();
  expected(quiet, refused);
});

test('NAV-10 FLT-060 FLT-062 FLT-128 SES-04 the frame is sandboxed, named, and can be skipped; a session that ends inside is said once', async ({
  page,
  say,
  world,
  quiet,
}) => {
  await enter(page, 'member', '/rng');
  await launchFirst(page, say, byMouse);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', /\S/);
  const sandbox = (await frame.getAttribute('sandbox')) ?? '';
  expect(sandbox).not.toMatch(/top-navigation|popups|modals|downloads/);
  expect(new URL((await frame.getAttribute('src')) ?? '').origin).not.toBe(new URL(page.url()).origin);
  await expect(page.getByRole('link', { name: say('play.skip') })).toBeAttached();

  await world.expire();
  await gameFrame(page).getByRole('button', { name: /spin/i }).click();
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
  await expect(page.getByText(say('frame.expired'))).toHaveCount(1);
  expected(quiet, refused);
});

test('FLT-061 a game that says ten thousand times that the balance changed and the session ended is heard once a second, in every tab, one call at a time', async ({
  page,
  say,
}) => {
  const asked = { here: 0, beside: 0 };
  let atOnce = 0;
  /** Responses take longer than the one-second limit between calls. */
  const count = async (tab: Page, where: keyof typeof asked) => {
    let open = 0;
    await tab.route(`**${balance.path}*`, async (route) => {
      asked[where]++;
      atOnce = Math.max(atOnce, ++open);
      await tab.waitForTimeout(1200);
      open--;
      await route.continue();
    });
  };
  await enter(page, 'member', '/rng');
  await launchFirst(page, say, byMouse);
  const beside = await tabBeside(page, '/help');
  await balanceOf(beside, say);
  await expect(gameFrame(page).getByRole('button', { name: /spin/i })).toBeEnabled();
  await count(page, 'here');
  await count(beside, 'beside');
  const frame = page.frames().find((each) => each.url().includes('/play?launch='));
  const began = Date.now();
  await frame?.evaluate(async () => {
    for (let turn = 0; turn < 5000; turn++)
      for (const type of ['balance-changed', 'session-ended']) parent.postMessage({ source: 'baize-game', type }, '*');
  });
  await expect.poll(() => asked.here).toBeGreaterThanOrEqual(2);
  await page.waitForTimeout(2500);
  const seconds = Math.ceil((Date.now() - began) / 1000);
  for (const calls of Object.values(asked)) {
    expect(calls).toBeGreaterThanOrEqual(1);
    expect(calls).toBeLessThanOrEqual(Math.min(seconds + 1, 4));
  }
  expect(atOnce).toBe(1);
});

test('FLT-063 a frame that was sent elsewhere is told nothing, finds no token, and what it says moves nothing', async ({
  page,
  say,
}) => {
  await page.addInitScript(() => {
    if (window === top) return;
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    addEventListener('message', ({ source, data }) => {
      if (source === parent) heard.push(JSON.stringify(data));
    });
  });
  await enter(page, 'member', '/rng');
  await launchFirst(page, say, byMouse);
  await expect(gameFrame(page).getByRole('button', { name: /spin/i })).toBeEnabled();
  await page.route('**/elsewhere*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
  const { url: own, token } = await page.evaluate(() => ({
    url: location.href,
    token: sessionStorage.token as string,
  }));
  const frame = page.frames().find((each) => gamePage.test(each.url()));
  await frame?.evaluate(() => location.assign('/elsewhere'));
  await expect.poll(() => frame?.title()).toBe('Elsewhere');
  await frame?.evaluate(() => {
    for (const type of ['session-expired', 'navigate', 'token'])
      parent.postMessage({ source: 'baize-game', type }, '*');
  });
  await page
    .getByRole('button', { name: say('frame.balance.refresh') })
    .first()
    .click();
  await page.waitForTimeout(1500);
  const seen = await frame?.evaluate(() => ({
    heard: (globalThis as unknown as { heard: string[] }).heard,
    told: document.referrer + location.href + window.name,
  }));
  expect(seen?.heard).toEqual([]);
  expect(seen?.told).not.toContain(token);
  expect(page.url()).toBe(own);
});

test('FLT-064 GAM-08 a game that never answers is given up after 15 s; another launch, other games and home are a press away', async ({
  page,
  say,
}) => {
  await page.clock.install();
  const launched: string[] = [];
  await page.route(gamePage, (route) => void launched.push(route.request().url()));
  await enter(page, 'member', '/game?id=100001');
  await expect.poll(() => launched).toHaveLength(1);
  await page.clock.fastForward(10_000);
  await expect(page.getByText(say('play.timeout'))).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await expect(page.getByText(say('play.timeout'))).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('link', { name: say('play.others') })).toHaveAttribute('href', /^\/rng/);
  await expect(page.getByRole('link', { name: say('nav.home'), exact: true })).toHaveAttribute('href', '/');

  await page.unroute(gamePage);
  await page.route(gamePage, (route) => {
    launched.push(route.request().url());
    return route.continue();
  });
  await page.getByRole('button', { name: say('frame.retry') }).click();
  await expect(gameFrame(page).getByRole('button', { name: /spin/i })).toBeEnabled();
  expect(new Set(launched).size, 'a launch is used once').toBe(2);
});

test('FLT-064 GAM-08 a game that answers with nothing, stays blank or lets nobody frame it is given up as well', async ({
  page,
  say,
  quiet,
}) => {
  await page.clock.install();
  await enter(page, 'member', '/help');
  for (const { what, answer } of [
    { what: 'answers with nothing', answer: { status: 204 } },
    { what: 'stays blank', answer: { contentType: 'text/html', body: '<!doctype html>' } },
    {
      what: 'lets nobody frame it',
      answer: { contentType: 'text/html', headers: { 'x-frame-options': 'DENY' }, body: '<!doctype html>' },
    },
  ]) {
    await test.step(`it ${what}`, async () => {
      await page.route(gamePage, (route) => route.fulfill(answer));
      const launched = page.waitForRequest(gamePage);
      await page.goto('/game?id=100001', { waitUntil: 'commit' });
      await launched;
      await page.clock.fastForward(15_000);
      await expect(page.getByText(say('play.timeout'))).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(page.getByRole('button', { name: say('frame.retry') })).toBeEnabled();
      await page.unroute(gamePage);
    });
  }
  expected(quiet, /X-Frame-Options|Failed to load resource/);
});

test('FLT-066 whoever hurries through ten games has the last one, and nothing of the others is left', async ({
  page,
  say,
}) => {
  await page.addInitScript(() => {
    const held = new Set<unknown>();
    Object.assign(globalThis, { held });
    const { addEventListener: add, removeEventListener: remove } = window;
    window.addEventListener = ((...args: Parameters<typeof add>) => {
      if (args[0] === 'message') held.add(args[1]);
      add.apply(window, args);
    }) as typeof add;
    window.removeEventListener = ((...args: Parameters<typeof remove>) => {
      held.delete(args[1]);
      remove.apply(window, args);
    }) as typeof remove;
  });
  const listeners = () => page.evaluate(() => (globalThis as unknown as { held: Set<unknown> }).held.size);
  await enter(page, 'member', '/help');
  await balanceOf(page, say);
  const before = await listeners();
  for (let game = 100001; game <= 100010; game++) {
    await follow(page, `/game?id=${game}`);
    await page.waitForTimeout(game % 3 === 0 ? 400 : 30);
  }
  await expect(gameFrame(page).getByRole('button', { name: /spin/i })).toBeEnabled();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(page.frames()).toHaveLength(2);
  expect(await listeners()).toBe(before + 1);
  await page.getByRole('button', { name: say('play.close'), exact: true }).click();
  await expect(page).toHaveURL(/\/rng/);
  await expect.poll(listeners).toBe(before);
  expect(page.frames()).toHaveLength(1);
});

test('NAV-26 GAM-05 a game takes the whole window and no more, so that nothing of it is cut off', async ({ page }) => {
  await enter(page, 'member', '/help');
  for (const [width, height] of [
    [390, 844],
    [1024, 600],
    [1366, 768],
  ] as const) {
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('/game?id=100001');
      await gameIsReady(page);
      const frame = await page.locator('iframe').boundingBox();
      expect([frame?.x, frame?.width]).toEqual([0, width]);
      expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBe(height);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    });
  }
});
