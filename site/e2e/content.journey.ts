// areas: content, legal, home
import type { Page } from '@playwright/test';
import { expect, expected, test } from './journey.ts';
import { enter, follow } from './steps.ts';

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test('OPS-09 OPS-12 a landing page has its own head, and is gone from an open page within a minute', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await page.goto('/p/welcome');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the house' })).toBeVisible();
  await expect(page).toHaveTitle(/^Welcome to the house/);
  await expect(page.getByRole('heading', { level: 2, name: 'Three steps' })).toBeVisible();
  await page.getByRole('button', { name: 'How do I stop?' }).click();
  await expect(page.getByText('A break begins at once')).toBeVisible();

  await world.settings({ takenBack: ['welcome-page'] });
  // The page may not have begun to ask again when the clock goes on.
  await expect(async () => {
    await page.clock.fastForward(60_000);
    await expect(page.getByText('Three steps')).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('OPS-08 content that fails leaves home and the legal texts whole', async ({ page, quiet }) => {
  await enter(page, 'content-500', '/');
  await expect(page.getByRole('heading', { name: 'Hot slots' })).toBeVisible();
  await follow(page, '/terms');
  await expect(page.getByText('One person has one account')).toBeVisible();
  expected(quiet, /status of 500/);
});

test('OPS-04 a token shows another moment and audience, leaves nothing behind, and ends', async ({
  page,
  world,
  browser,
}) => {
  const { token } = await world.preview();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await page.goto(`/?preview=${token}`);
  await expect(page).toHaveURL('/');
  const bar = page.getByRole('region', { name: 'Preview' });
  await expect(bar).toBeVisible();
  const offer = page.getByText('A first deposit, doubled', { exact: true });
  const why = page.getByRole('complementary', { name: 'What is not shown, and why' });
  await expect(why.getByText(/^begins /).first()).toBeVisible();
  await bar.getByLabel('Viewer').selectOption('player');
  for (let steps = 0; (await why.getByText('A first deposit, doubled').count()) > 0; steps += 1) {
    expect(steps).toBeLessThan(5);
    await bar.getByRole('button', { name: 'Next change' }).click();
  }
  await expect(offer.first()).toBeAttached();
  await bar.getByLabel('Segment').selectOption('Early bird');
  await expect(why).toContainText('this audience is left out');
  await bar.getByLabel('Segment').selectOption('');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await bar.getByLabel('Language').selectOption('UR');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const stored = await kept(page);
  for (const trace of [token, 'first-deposit', '"UR"', ':"UR']) expect(stored).not.toContain(trace);
  // The first request carries the token to the site itself, and nothing after it.
  expect(sent.slice(1).filter((line) => line.includes(token))).toEqual([]);

  const other = await browser.newPage({ baseURL: world.origin });
  await other.goto('/');
  await expect(other.getByRole('heading', { name: 'Hot slots' })).toBeVisible();
  await expect(other.getByText('A first deposit, doubled', { exact: true })).toHaveCount(0);
  await other.close();

  await page.locator('[data-preview-bar] button').last().click();
  await expect(page.locator('[data-preview-bar]')).toBeHidden();
});

test('OPS-04 a forged token shows the public page', async ({ page, quiet }) => {
  await page.goto('/?preview=guessed');
  await expect(page.getByText('Preview has ended')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Hot slots' })).toBeVisible();
  expected(quiet, /status of 404/);
});

test('OPS-10 a player who agreed to older terms reads what changed, agrees, and plays', async ({ page, quiet }) => {
  await enter(page, 'terms-changed', '/game?id=100001');
  await page.getByRole('link', { name: 'Read what changed' }).click();
  const dialog = page.getByRole('dialog', { name: 'The terms have changed' });
  await expect(dialog).toContainText('Version 4.2');
  await expect(dialog).toContainText('Withdrawals have a paragraph of their own');
  const [no, yes] = [dialog.getByRole('button', { name: 'Not now' }), dialog.getByRole('button', { name: 'Agree' })];
  const look = (button: typeof yes) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontWeight, height } = getComputedStyle(element);
      return { backgroundColor, color, fontWeight, height };
    });
  expect(await look(no)).toEqual(await look(yes));
  await expect(dialog.getByRole('link', { name: 'Withdraw', exact: true })).toBeVisible();
  await yes.click();
  await expect(dialog).toBeHidden();
  await page.goto('/game?id=100001');
  await expect(page.locator('iframe')).toBeVisible();
  await page.goto('/terms?version=4.1');
  await expect(page.getByText('This is version 4.1. It is no longer in force.')).toBeVisible();
  expected(quiet, /status of 403/);
});
