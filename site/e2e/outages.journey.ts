// areas: app, home, games/lobby
import { expect, expected, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { contentOf, enter, follow } from './steps.ts';

test.use({ art: 'drawn' });

const failing = /Failed to load resource/;

test('CAT-04 API-02 a list that never answers is given up and tried again alone', async ({ page, world, say }) => {
  await page.clock.install();
  await world.settings({ faults: [{ call: 'hotGames', kind: 'stalled', when: { gameType: 'LIVE' } }] });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say('home.rng') })).toBeVisible();
  const failed = page.getByText(say('list.failed'));
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(failed).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 40_000 });
  await expect(failed).toHaveCount(1);
  await world.settings({ faults: [] });
  await page.getByRole('button', { name: say('frame.retry') }).click();
  await expect(failed).toHaveCount(0);
});

test('FLT-072 RSP-01 the session bar comes by itself after its read has failed', async ({ page, say, quiet }) => {
  await page.clock.install();
  let down = true;
  let asked = 0;
  await page.route('**/MCSFE_getPlaySession*', (route) => {
    asked++;
    return down ? route.abort() : route.fallback();
  });
  await enter(page, 'member', '/help');
  await expect(async () => {
    await page.clock.fastForward(1000);
    expect(asked).toBeGreaterThanOrEqual(3);
  }).toPass();
  const bar = page.getByLabel(say('session.bar'), { exact: true });
  await expect(bar).toHaveCount(0);
  down = false;
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(bar).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  expected(quiet, failing);
});

test('FLT-073 RSP-01 a platform that answers 5xx for ten minutes is asked once in half a minute, and polled again once it is back', async ({
  page,
  say,
  quiet,
}) => {
  await page.clock.install();
  let down = false;
  const calls: string[] = [];
  await page.route(/\/wps\//, (route) => {
    const { pathname } = new URL(route.request().url());
    calls.push(pathname);
    return down ? route.fulfill({ status: 503 }) : route.fallback();
  });
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 2) {
      await page.clock.fastForward(2000);
      await page.waitForTimeout(10);
    }
  };
  await enter(page, 'member', '/help');
  const bar = page.getByLabel(say('session.bar'), { exact: true });
  await expect(bar).toBeVisible();
  down = true;
  await pass(240);
  calls.length = 0;
  await pass(360);
  expect(calls.length).toBeGreaterThanOrEqual(8);
  expect(calls.length).toBeLessThanOrEqual(14);
  await expect(bar).toBeVisible();
  down = false;
  await pass(60);
  calls.length = 0;
  await pass(120);
  const polled = calls.filter((path) => path.endsWith('getPlaySession'));
  expect(polled.length).toBeGreaterThanOrEqual(3);
  expect(polled.length).toBeLessThanOrEqual(5);
  expected(quiet, failing);
});

test('FLT-079 dead picture origins leave the fallback art in the same place', async ({ page, world, quiet }) => {
  await world.scenario('cdn-dead');
  await page.goto('/rng');
  const picture = page.locator('#lobby-games img').first();
  await expect(picture).toHaveAttribute('src', /^data:image\/svg/, { timeout: 20_000 });
  const box = await picture.boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(4 / 3, 1);
  expected(quiet, failing);
  // Word marks are CSS masks, which need CORS headers that a dead origin cannot send.
  expected(quiet, /word\.svg' .* blocked by CORS policy/);
});

forOnePersona((test) => {
  test('FLT-083 APP-04 a platform that does not answer leaves a page that says so', { tag: '@smoke' }, async ({
    page,
    press,
    world,
    say,
    quiet,
  }) => {
    await world.scenario('platform-down');
    await page.goto('/');
    await expect(page.getByText(say('frame.degraded'))).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('link', { name: 'Baize' }).first()).toBeVisible();
    await world.scenario('default');
    await press(
      page
        .getByRole('status')
        .filter({ hasText: say('frame.degraded') })
        .getByRole('button', { name: say('frame.retry') }),
    );
    await expect(page.getByText(say('frame.degraded'))).toBeHidden();
    expected(quiet, failing);
  });

  test('APP-05 maintenance keeps the address, and leaves by itself or by a press', async ({
    page,
    press,
    world,
    say,
    quiet,
  }) => {
    await page.clock.install();
    await world.scenario('maintenance');
    await page.goto('/rng?vendor=PKP');
    const closed = page.getByRole('heading', { name: say('game_maintenance') });
    const studio = page.getByRole('tab', { name: /Pikkoparade/ });
    await expect(closed).toBeVisible();
    await world.scenario('default');
    await page.clock.fastForward(15_000);
    await expect(studio).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/\/rng\?vendor=PKP/);

    await world.scenario('maintenance');
    await page.reload();
    await expect(closed).toBeVisible();
    await world.scenario('default');
    await press(page.getByRole('button', { name: say('frame.retry') }));
    await expect(studio).toHaveAttribute('aria-selected', 'true');
    expected(quiet, failing);
  });

  test('ERR-03 FLT-071 a lost network is said once and takes nothing away; a page whose files are not there yet waits for it, and comes by itself', async ({
    page,
    context,
    say,
    quiet,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shown = contentOf(page).getByRole('listitem').first();
    await expect(shown).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(say('frame.offline'))).toBeVisible();
    await expect(shown).toBeVisible();
    await follow(page, '/vip');
    await expect(page).toHaveURL(/\/vip$/);
    await page.waitForTimeout(1500);
    await expect(page.getByText(say('frame.offline'))).toHaveCount(1);
    await expect(page.getByText(/\/assets\//)).toHaveCount(0);
    for (const type of ['missing', 'error', 'timeout'])
      await expect(page.getByText(say('chunk.failed', { type }))).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText(say('frame.offline'))).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/vip$/);
    await expect(page).toHaveTitle(new RegExp(say('vip.title')));
    expected(quiet, failing);
  });

  test('APP-02 a brand document that cannot be read leaves a page that says so and can be tried again', async ({
    page,
    press,
  }) => {
    const documents = ['{"id":"baize"', '{"id":7,"languages":"EN"}', '[]'];
    await page.route('**/brand.json', (route) => {
      const body = documents.shift();
      return body ? route.fulfill({ contentType: 'application/json', body }) : route.continue();
    });
    await page.goto('/');
    for (let left = documents.length; left >= 0; left--) {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const answered = page.waitForResponse(/brand\.json/);
      await press(page.getByRole('button'));
      await answered;
    }
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });
});
