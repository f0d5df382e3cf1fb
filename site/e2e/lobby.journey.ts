// areas: games/lobby, games/open, play
// platforms: any
import type { Page } from '@playwright/test';
import { expect, expected, test } from './journey.ts';
import { needs } from './platforms.ts';
import { enter } from './steps.ts';

const refused = /Failed to load resource/;

test('LOB-01 LOB-04 LOB-05 LOB-06 LOB-13 every view has its address, and a link shows the same view', {
  tag: '@smoke',
}, async ({ page, say, context }) => {
  await page.goto('/rng');
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: /Hexanilla/ }).click();
  await expect(page).toHaveURL(/vendor=HXN/);
  await page.getByRole('button', { name: say('lobby.filter'), exact: true }).click();
  const kinds = page.getByLabel(say('lobby.class'));
  // The build orders styles its own way; the field's override must still win.
  await expect(kinds).toHaveCSS('padding-inline-end', '32px');
  await kinds.selectOption('SC');
  await expect(page).toHaveURL(/classify=SC/);
  await page.getByLabel(say('lobby.minBet')).selectOption('0.1');
  await expect(page).toHaveURL(/minBet=0.1/);
  const titlesOn = (one: Page) =>
    one
      .locator('#lobby-games')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(async () => {
    const titles = await titlesOn(page);
    expect(titles).not.toEqual([]);
    expect(await titlesOn(other)).toEqual(titles);
  }).toPass({ timeout: 10_000 });
  await page.goBack();
  await expect(page).not.toHaveURL(/minBet/);
});

test('LOB-13 FLT-053 FLT-085 a link to page 1000 asks for the pages there are, two at a time, and is put right without a step', {
  tag: needs('totals'),
}, async ({ page }) => {
  const asked: number[] = [];
  let open = 0;
  let most = 0;
  await page.route('**/*', async (route) => {
    const { searchParams, pathname } = new URL(route.request().url());
    const number = searchParams.get('pageNo') ?? searchParams.get('page');
    if (!pathname.startsWith('/wps/') || !number || !searchParams.has('pageSize')) return route.fallback();
    asked.push(Number(number));
    most = Math.max(most, ++open);
    const answer = await route.fetch();
    open--;
    await route.fulfill({ response: answer });
  });
  await page.goto('/');
  await page.goto('/rng?page=1000');
  await expect(page).not.toHaveURL(/page=1000/);
  const last = Number(new URL(page.url()).searchParams.get('page') ?? 1);
  await expect.poll(() => Math.max(...asked)).toBe(last);
  expect(asked[0]).toBe(1);
  expect(asked.length).toBeLessThanOrEqual(last);
  expect(last).toBeLessThanOrEqual(20);
  expect(most).toBeLessThanOrEqual(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('LOB-04 LOB-12 FLT-076 a name typed fast asks when the typing rests, and the last answer wins', async ({
  page,
  say,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('gameName');
    if (name) asked.push(name);
  });
  await page.goto('/rng');
  const first = page.locator('#lobby-games').getByRole('link').first();
  await expect(first).toBeVisible();
  const word = ((await first.getAttribute('aria-label')) ?? '').split(' ').at(-1) ?? '';
  await page.getByRole('searchbox', { name: say('lobby.search') }).pressSequentially(word, { delay: 20 });
  await expect(page).toHaveURL(new RegExp(`name=${word}`, 'i'));
  await expect(async () => {
    for (const label of await page
      .locator('#lobby-games')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))) {
      expect(label?.toLowerCase()).toContain(word.toLowerCase());
    }
  }).toPass();
  expect(new Set(asked).size).toBeLessThanOrEqual(2);
});

test('LOB-08 NAV-20 FLT-145 FLT-155 more games load at a press and as the end comes near; a game and back, and a reload, find the same place', async ({
  page,
  say,
  world,
}) => {
  await world.scenario('member');
  await enter(page, 'member', '/rng');
  const cards = page.locator('#lobby-games').getByRole('link');
  await expect(cards).toHaveCount(12);
  await page.getByRole('button', { name: say('lobby.more', { count: 12 }) }).click();
  await expect(cards).toHaveCount(24);
  await page.mouse.wheel(0, 40);
  await cards.nth(20).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(36);
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(400);
  await page.reload();
  await expect(cards).toHaveCount(36);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await cards.nth(20).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('game.play.short'), exact: true })
    .click();
  await page.waitForURL(/\/game/);
  const sameShown = async () => {
    await expect(cards).toHaveCount(36);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 250);
  };
  await page.goBack();
  await sameShown();
  for (const way of [
    page.getByRole('link', { name: say('play.lobby') }),
    page.getByRole('button', { name: say('play.close') }),
  ]) {
    await page.goForward();
    await page.waitForURL(/\/game/);
    await way.click();
    await expect(page).toHaveURL(/\/rng\b/);
    await sameShown();
  }
});

test('LOB-11 a further page that fails keeps what is shown and is tried again', { tag: needs('faults') }, async ({
  page,
  say,
  world,
  quiet,
}) => {
  await page.goto('/rng');
  const cards = page.locator('#lobby-games').getByRole('link');
  await expect(cards).toHaveCount(12);
  await world.settings({ faults: [{ call: 'gameList', kind: '500' }] });
  await page.getByRole('button', { name: say('lobby.more', { count: 12 }) }).click();
  await expect(page.getByText(say('lobby.failed'))).toBeVisible({ timeout: 20_000 });
  await expect(cards).toHaveCount(12);
  await world.settings({ faults: [] });
  await page.getByRole('button', { name: say('frame.retry') }).click();
  await expect(cards).toHaveCount(24);
  expected(quiet, refused);
});
