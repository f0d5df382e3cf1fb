// areas: games/categories, games/open, games/lobby, play, sign-in/login
import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { byMouse } from './press.ts';
import { balanceOf, enter, gameFrame, logInByDialog } from './steps.ts';

test('NAV-04 NAV-17 NAV-24 GAM-01 CAT-02 every category has a page, and a visitor’s press on a studio leads to it through the login', async ({
  page,
  say,
}) => {
  for (const [path, name] of [
    ['/live', say('nav.live')],
    ['/sports', say('nav.sports')],
    ['/esports', say('nav.esports')],
    ['/elott', say('nav.elott')],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.getByRole('region', { name: say('home.banner'), exact: true })).toBeVisible();
  }
  await page.goto('/live?modal=vendor&studio=MRQ');
  const login = page.getByRole('dialog', { name: say('login.title') });
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(page).toHaveURL(/\/live$/);
  const studio = page.getByRole('link', { name: say('game.play', { title: 'Croupelle' }) });
  await studio.click();
  await logInByDialog(page, say, byMouse);
  await page.waitForURL(/\/game\?vendor=CRP/);
  await expect(gameFrame(page).locator('h1')).toBeVisible();
  await page.getByRole('link', { name: say('play.lobby') }).click();
  await expect(page).toHaveURL(/\/live$/);
});

test('HDR-10 HDR-11 GAM-04 NAV-19 a studio of the menu opens its list over its category; back closes it', async ({
  page,
  say,
}) => {
  await enter(page, 'member');
  await page
    .getByRole('navigation', { name: say('frame.main') })
    .getByRole('link', { name: new RegExp(`^${say('nav.live')}`) })
    .hover();
  await page
    .getByRole('link', { name: /Marquennette/ })
    .and(page.locator('[href*="studio=MRQ"]'))
    .first()
    .click();
  await expect(page).toHaveURL(/\/live\?modal=vendor&studio=MRQ/);
  const list = page.getByRole('dialog', { name: say('categories.vendor.list', { studio: 'Marquennette' }) });
  await expect(list.getByRole('article')).toHaveCount(16);
  await page.reload();
  await expect(list.getByRole('article')).toHaveCount(16);
  await list.getByRole('article').nth(1).getByRole('link').click();
  await page
    .getByRole('dialog', { name: say('game.details') })
    .getByRole('button', { name: say('game.play.short'), exact: true })
    .click();
  await page.waitForURL(/\/game\?id=/);
  await expect(gameFrame(page).locator('h1')).toBeVisible();
});

test('NAV-08 NAV-12 GAM-07 games of other houses stand below the header, one without and one with the navigation', async ({
  page,
  say,
}) => {
  const navigation = page.getByRole('navigation', { name: say('frame.main') });
  await enter(page, 'member', '/sports');
  await page.getByRole('link', { name: say('game.play', { title: 'Touchmarrow' }) }).click();
  await page.waitForURL(/\/seamless\?vendor=TCM/);
  await expect(gameFrame(page).locator('h1')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(navigation).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: say('game.play', { title: 'Goalbrindle' }) }).click();
  await page.waitForURL(/\/fbsports\?vendor=GLB/);
  await expect(gameFrame(page).locator('h1')).toBeVisible();
  await expect(navigation).toBeVisible();
});

test('GAM-08 FLT-067 FLT-068 a window opens by itself, or by a press where the browser blocks it; it knows nothing of this one, and each is a launch of its own', async ({
  page,
  say,
  context,
}) => {
  const launches = new Set<string>();
  context.on('request', (request) => {
    if (request.url().includes('/play?launch=')) launches.add(request.url());
  });
  const studio = page.getByRole('link', { name: say('game.play', { title: 'Clutchmarl' }) });
  const opensBy = async (way: Locator) => {
    const opening = context.waitForEvent('page');
    await way.click();
    const game = await opening;
    await expect(game.locator('h1')).toBeVisible();
    expect(await game.evaluate(() => window.opener)).toBeNull();
    await expect(page.getByText(say('categories.window.opened', { title: 'Clutchmarl' }))).toBeVisible();
  };
  await enter(page, 'member', '/esports');
  await opensBy(studio);
  await opensBy(page.getByRole('button', { name: say('categories.window.again') }));
  expect(launches.size).toBe(2);

  await test.step('where the browser blocks it', async () => {
    await page.goBack();
    await page.evaluate(() => {
      window.open = () => null;
    });
    await studio.click();
    await expect(page.getByText(say('categories.window.blocked'))).toBeVisible();
    await opensBy(page.getByRole('link', { name: say('categories.window.open') }));
    expect(launches.size).toBe(3);
  });
});

test('RSP-05 NAV-17 NAV-18 the cockfight group stands after the cards in one brand alone, and opens its first game at once', async ({
  page,
  say,
}) => {
  const navigation = page.getByRole('navigation', { name: say('frame.main') });
  const group = navigation.getByRole('link', { name: say('nav.ds88') });
  await page.goto('/');
  await expect(navigation.getByRole('link', { name: say('nav.pvp') })).toBeVisible();
  await expect(group).toHaveCount(0);
  await enter(page, 'member+brand-lotus');
  await expect(navigation.getByRole('link', { name: say('nav.pvp') })).toBeVisible();
  const labels = await navigation.getByRole('listitem').allInnerTexts();
  const place = labels.findIndex((label) => label.includes(say('nav.pvp')));
  expect(labels[place + 1]).toContain(say('nav.ds88'));
  await group.click();
  await page.waitForURL(/\/game\?vendor=CMB/);
  await expect(gameFrame(page).locator('h1')).toBeVisible();
});

forOnePersona((test) => {
  test('GAM-07 GAM-10 a seat in a room is taken, shown to others, and played from', async ({ page, press, say }) => {
    await enter(page, 'member', '/pvp?vendor=KDR');
    const tables = page.getByRole('region', { name: say('rooms.title') });
    await expect(tables.getByRole('article')).toHaveCount(8);
    const table = tables.getByRole('article').first();
    const name = (await table.getAttribute('aria-label')) ?? '';
    const before = (await table.textContent()) ?? '';
    await press(table.getByRole('button', { name: say('rooms.join.name', { room: name }) }));
    await page.waitForURL(/\/game\?vendor=KDR&room=/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(gameFrame(page).locator('h1')).toBeVisible();
    expect(await balanceOf(page, say)).toBeGreaterThan(0n);
    await press(page.getByRole('link', { name: say('play.lobby') }));
    await expect(page).toHaveURL(/\/pvp\?vendor=KDR/);
    await expect(tables.getByRole('article', { name })).not.toHaveText(before);
  });
});
