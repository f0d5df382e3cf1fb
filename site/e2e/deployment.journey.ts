// areas: app, member
import type { Page, Route } from '@playwright/test';
import { confirmOf, region } from './centre.ts';
import { expect, expected, patience, phone, test } from './journey.ts';
import { enter, follow, holdCalls } from './steps.ts';

/** Second alternative: errors caught by a part's boundary. */
const failures = /Failed to load resource|missing: http/;

const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' });

function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}

test('FLT-091 NAV-16 an old tab after a deployment reloads once, shows the page that was asked for, and has what was typed', {
  tag: '@smoke',
}, async ({ page, say, press, quiet }) => {
  await page.goto('/?modal=register');
  const name = page.getByRole('dialog').getByRole('textbox', { name: say('login.username') });
  await name.fill('heron7');
  await page.locator('input[autocomplete="new-password"]').first().fill('A long enough 1');
  await page.getByRole('button', { name: say('frame.close'), exact: true }).click();
  const loads = loadsOf(page);
  await page.route(/\/assets\/Promotions-/, (route) => (loads() === 0 ? gone(route) : route.continue()));
  await press(
    page
      .getByRole('link', { name: say('nav.promotions'), exact: true })
      .filter({ visible: true })
      .first(),
  );
  await expect.poll(loads).toBe(1);
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(page.getByRole('heading', { level: 1, name: say('nav.promotions') })).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
  expect(loads()).toBe(1);
  await page.goto('/?modal=register');
  await expect(name).toHaveValue('heron7');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('enough');
  expected(quiet, failures);
});

test('FLT-091 PERF-03 a page that is only pointed at reloads nothing while a file of it is gone; going there does', async ({
  page,
  say,
  quiet,
}) => {
  await page.goto('/');
  const link = page
    .getByRole('link', { name: say('nav.promotions'), exact: true })
    .filter({ visible: true })
    .first();
  const loads = loadsOf(page);
  let refused = 0;
  await page.route(/\/assets\/Promotions-/, (route) => {
    if (loads() > 0) return route.continue();
    refused++;
    return gone(route);
  });
  await link.hover();
  await expect.poll(() => refused).toBeGreaterThan(0);
  // A reload would start within moments of the failure.
  await page.waitForTimeout(500);
  expect(loads()).toBe(0);
  await link.click();
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1, name: say('nav.promotions') })).toBeVisible();
  expected(quiet, failures);
});

test('FLT-094 NAV-16 a stylesheet that is gone is reloaded for once, then said where it is missing, and the rest of the page stays in use', async ({
  page,
  say,
  quiet,
}) => {
  await page.goto('/');
  await expect(page.getByRole('banner').first()).toBeVisible();
  const loads = loadsOf(page);
  await page.route(/\/assets\/Lobby-[^/]*\.css/, gone);
  await follow(page, '/rng');
  const panel = page.getByText(say('chunk.failed', { type: 'missing' })).first();
  await expect(panel).toBeVisible();
  await expect(page.getByText(/\/assets\/Lobby-[^/]*\.css/).first()).toBeVisible();
  expect(loads()).toBe(1);
  await expect(page.locator('#lobby-games')).toHaveCount(0);
  await page
    .getByRole('link', { name: say('nav.home'), exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.locator('main article').first()).toBeVisible();
  await page.goBack();
  await expect(panel).toBeVisible();
  expect(loads()).toBe(1);
  await page.unroute(/\/assets\/Lobby-[^/]*\.css/);
  await page
    .getByRole('button', { name: say('frame.retry') })
    .first()
    .click();
  await expect(page.locator('#lobby-games article').first()).toBeVisible();
  expected(quiet, failures);
});

test('FLT-095 a deployment while money is under way reloads nothing before its fate is known', async ({
  page,
  say,
  quiet,
}) => {
  await enter(page, 'member', '/?modal=member&centre=depositv2');
  const centre = page.getByRole('dialog', { name: say('member.page.depositv2') });
  await centre.getByRole('textbox', { name: say('deposit.amount') }).fill('500');
  await centre.getByRole('button', { name: say('deposit.continue') }).click();
  const answer = await holdCalls(page, '**/MCSFE_placeDeposit');
  const sent = page.waitForRequest('**/MCSFE_placeDeposit');
  await confirmOf(centre, say).click();
  await sent;
  const loads = loadsOf(page);
  await page.route(/\/assets\/(Promotions|Vip)-/, gone);
  await follow(page, '/promotions');
  await expect(page.getByText(say('chunk.failed', { type: 'missing' })).first()).toBeVisible();
  expect(loads()).toBe(0);
  answer();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('moneyIntents'))).toBeNull();
  const reloaded = page.waitForEvent('load');
  await follow(page, '/vip');
  await reloaded;
  await expect(page.getByText(say('chunk.failed', { type: 'missing' })).first()).toBeVisible();
  expect(loads()).toBe(1);
  await follow(page, '/?modal=member&centre=depositv2');
  await expect(region(centre, say('deposit.open')).getByRole('link')).toHaveCount(1);
  expected(quiet, failures);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('FLT-091 ERR-02 whichever file of a player’s page is missing for good, one reload is all, and the page is not blank', async ({
    page,
    browser,
    world,
    quiet,
  }) => {
    test.setTimeout(150_000 * patience);
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/assets\/.*\.(js|css)$/.test(pathname)) files.add(pathname);
    });
    await enter(page, 'member');
    await page.waitForLoadState('networkidle');
    // Without the first scripts and messages, which the HTML names, the site cannot show anything.
    const html = await (await page.request.get('/')).text();
    const parts = [...files].filter((file) => !html.includes(file));
    expect(parts.length).toBeGreaterThan(20);
    // Each file costs a page load, so a tenth is tested each day.
    const day = Number(process.env.BAIZE_TURN ?? 0);
    for (const file of parts.sort().filter((_, place) => place % 10 === day % 10)) {
      const context = await browser.newContext({ baseURL: world.origin, reducedMotion: 'reduce', ...phone });
      const other = await context.newPage();
      const errors: string[] = [];
      other.on('pageerror', (error) => errors.push(error.message));
      await other.route(`**${file}`, gone);
      await enter(other, 'member');
      const loads = loadsOf(other);
      await other.waitForLoadState('networkidle');
      await expect(other.getByRole('banner').first(), file).toContainText(/\p{L}/u);
      expect(loads(), file).toBeLessThanOrEqual(1);
      expect(errors, file).toEqual([]);
      await context.close();
    }
    expected(quiet, failures);
  });
});

for (const where of ['at a desk', 'on a phone in Urdu'] as const) {
  test.describe(where, () => {
    if (where !== 'at a desk') test.use({ ...phone, speech: 'UR' });

    test('FLT-098 ERR-02 a page that a translator of the browser has taken apart ends in words and two ways on, and never blank', async ({
      page,
      context,
      say,
      press,
      quiet,
    }) => {
      await page.goto('/');
      await expect(page.getByRole('banner').first()).toBeVisible();
      await page.evaluate(() => {
        const root = document.querySelector('#root');
        const font = document.createElement('font');
        font.append(...(root?.childNodes ?? []));
        root?.append(font);
      });
      // From here on neither further parts nor the error message's part can load.
      await context.setOffline(true);
      await expect(page.getByRole('heading', { level: 1, name: say('page.failed') })).toBeFocused();
      await expect(page.getByText(say('page.failed.text'))).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('link', { name: say('nav.home') })).toHaveAttribute('href', '/');
      await context.setOffline(false);
      await press(page.getByRole('link', { name: say('frame.retry') }));
      await expect(page.getByRole('banner').first()).toBeVisible();
      await expect(page.getByText(say('page.failed'))).toHaveCount(0);
      expected(quiet, /NotFoundError|insertBefore|removeChild|ERR_INTERNET_DISCONNECTED|Failed to/);
    });
  });
}
