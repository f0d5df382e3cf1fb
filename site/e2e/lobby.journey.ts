import type { Page } from '@playwright/test';
import { expect, expected, test } from './journey.ts';
import { byMouse } from './press.ts';
import { balanceOf, enter, follow, gameFrame, holdCalls, launchFirst, logInByDialog } from './steps.ts';

const refused = /Failed to load resource/;

test('LOB-01 LOB-04 LOB-05 LOB-06 LOB-13 every view has its address, and a link shows the same view', {
  tag: '@smoke',
}, async ({ page, say, context }) => {
  await page.goto('/rng');
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: /Hexanilla/ }).click();
  await expect(page).toHaveURL(/vendor=HXN/);
  const kinds = page.getByLabel(say('lobby.class'));
  // The files of a built site hold its styles in an order of their own: what changes a field still has to win over it.
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
  await page.getByLabel(say('lobby.search'), { exact: true }).pressSequentially(word, { delay: 20 });
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

test('NAV-06 LOB-17 each electronic category has a lobby at its own address', async ({ page, say }) => {
  for (const [path, name] of [
    ['/rng', say('nav.rng')],
    ['/fish', say('nav.fish')],
    ['/pvp', say('nav.pvp')],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('#lobby-games').getByRole('link').first()).toBeVisible();
  }
});

test('LOB-08 NAV-20 more games load, and a game and back finds the same place', async ({ page, say, world }) => {
  await world.scenario('member');
  await enter(page, 'member', '/rng');
  const cards = page.locator('#lobby-games').getByRole('link');
  await expect(cards).toHaveCount(12);
  await page.getByRole('button', { name: say('lobby.more') }).click();
  await expect(cards).toHaveCount(24);
  await cards.nth(20).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(400);
  await cards.nth(20).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('game.play.short'), exact: true })
    .click();
  await page.waitForURL(/\/game/);
  await page.goBack();
  await expect(cards).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 250);
});

test('LOB-09 a favourite is painted at once and taken back with a message when the platform refuses', async ({
  page,
  say,
  world,
  quiet,
}) => {
  await enter(page, 'member', '/rng');
  // Which games are favourites already is told after the games themselves.
  await expect(page.locator('#lobby-games').getByRole('button', { pressed: true }).first()).toBeVisible();
  const heart = page.locator('#lobby-games').getByRole('button', { pressed: false }).first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await world.settings({ faults: [{ call: 'addFavourite', kind: '500' }] });
  const same = page.locator('#lobby-games').getByRole('button', { name, exact: true });
  await same.click();
  await expect(same).toHaveAttribute('aria-pressed', 'false');
  await expect(
    page.getByText(
      say('game.favourite.failed', { title: name.replace(say('game.favourite', { title: '' }).trim(), '').trim() }),
    ),
  ).toBeVisible();
  await world.settings({ faults: [] });
  await same.click();
  await expect(same).toHaveAttribute('aria-pressed', 'true');
  await page.getByText(say('lobby.fav'), { exact: true }).click();
  await expect(page.locator('#lobby-games').getByRole('button', { name, exact: true })).toBeVisible();
  expected(quiet, refused);
});

test('LOB-02 LOB-09 the list of favourites has what was pressed since it was last seen, and what is still on its way', async ({
  page,
  say,
}) => {
  await enter(page, 'member', '/rng');
  const games = page.locator('#lobby-games');
  const pressed = games.getByRole('button', { pressed: true });
  const show = (id: 'lobby.all' | 'lobby.fav') => page.getByText(say(id), { exact: true }).click();
  const press = async () => {
    await show('lobby.all');
    const name = await games.getByRole('button', { pressed: false }).first().getAttribute('aria-label');
    const heart = games.getByRole('button', { name: name ?? '', exact: true });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    return heart;
  };
  const onlyPressed = () => expect(games.getByRole('button', { pressed: false })).toHaveCount(0);
  await expect(pressed.first()).toBeVisible();
  await show('lobby.fav');
  await onlyPressed();
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /favoriteGame/.test(answer.url()),
  );
  const since = await press();
  await kept;
  await show('lobby.fav');
  await onlyPressed();
  await expect(since).toBeVisible();

  const keep = await holdCalls(page, '**/MCSFE_favoriteGame*');
  const late = await press();
  const listed = page.waitForResponse('**/MCSFE_getFavoriteGames?*');
  await show('lobby.fav');
  await listed;
  await onlyPressed();
  await expect(late).toBeHidden();
  keep();
  await expect(late).toBeVisible();
});

test('LOB-09 FLT-076 the games stay as they are while the platform tells late who the player is', async ({
  page,
  say,
}) => {
  const tell = await holdCalls(page, '**/wps/member/info*');
  await enter(page, 'member', '/rng');
  const heart = page.locator('#lobby-games').getByRole('button', { pressed: false }).first();
  const sameHeart = await heart.elementHandle();
  tell();
  await expect(page.getByTitle(say('frame.balance.refresh')).filter({ visible: true }).first()).toHaveText(/\d/);
  expect(await sameHeart?.evaluate((element) => element.isConnected)).toBe(true);
});

test('GAM-01 LOB-02 a visitor who wants favourites is asked to log in, a trial account for a true one', async ({
  page,
  say,
}) => {
  await page.goto('/rng');
  await page.getByText(say('lobby.fav'), { exact: true }).click();
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
  await enter(page, 'trial', '/rng');
  // Until the platform has told, they are taken for a player.
  await page.waitForFunction(() => sessionStorage.getItem('isAgent') === '4');
  await page.getByText(say('lobby.recent'), { exact: true }).click();
  await expect(page.getByText(say('in_need_true_account'))).toBeVisible();
  await page.getByRole('button', { name: say('in_increase_submit') }).click();
  await expect(page.getByRole('dialog', { name: say('register.title') })).toBeVisible();
});

test('GAM-01 LOB-13 CAT-03 a link to a player’s own list tells everybody else how to get there', async ({
  page,
  say,
  press,
}) => {
  await page.goto('/lottery?list=recent');
  const main = page.getByRole('main');
  await expect(main.getByText(say('visitor.title'))).toBeVisible();
  await page.goto('/rng?list=recent');
  await press(main.getByRole('link', { name: say('login.action'), exact: true }));
  await logInByDialog(page, say, press);
  await expect(page).toHaveURL(/\/rng\?list=recent$/);
  await expect(page.locator('#lobby-games').getByRole('link').first()).toBeVisible();
});

test('GAM-01 a trial account that opens recent games before the platform has told who it is is warned then', async ({
  page,
  say,
  press,
  quiet,
}) => {
  const tell = await holdCalls(page, '**/wps/member/info*');
  await enter(page, 'trial', '/rng');
  const refusal = page.waitForResponse((answer) => answer.status() === 403);
  await page.getByText(say('lobby.recent'), { exact: true }).click();
  await refusal;
  tell();
  const games = page.locator('#lobby-games');
  await expect(games.getByText(say('true_account.text'))).toBeVisible();
  await press(games.getByRole('link', { name: say('in_increase_submit') }));
  await expect(page.getByRole('dialog', { name: say('register.title') })).toBeVisible();
  expected(quiet, refused);
});

test('LOB-11 a further page that fails keeps what is shown and is tried again', async ({ page, say, world, quiet }) => {
  await page.goto('/rng');
  const cards = page.locator('#lobby-games').getByRole('link');
  await expect(cards).toHaveCount(12);
  await world.settings({ faults: [{ call: 'gameList', kind: '500' }] });
  await page.getByRole('button', { name: say('lobby.more') }).click();
  await expect(page.getByText(say('lobby.failed'))).toBeVisible({ timeout: 20_000 });
  await expect(cards).toHaveCount(12);
  await world.settings({ faults: [] });
  await page.getByRole('button', { name: say('frame.retry') }).click();
  await expect(cards).toHaveCount(24);
  expected(quiet, refused);
});

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

test('FLT-062 SES-04 a session that ends inside the game is said once and can go on', async ({
  page,
  say,
  world,
  quiet,
}) => {
  await enter(page, 'member', '/rng');
  await launchFirst(page, say, byMouse);
  await world.expire();
  await gameFrame(page).getByRole('button', { name: /spin/i }).click();
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
  await expect(page.getByText(say('frame.expired'))).toHaveCount(1);
  expected(quiet, refused);
});

test('NAV-10 FLT-060 FLT-128 the frame is sandboxed, named, and can be skipped', async ({ page, say }) => {
  await enter(page, 'member', '/rng');
  await launchFirst(page, say, byMouse);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', /\S/);
  const sandbox = (await frame.getAttribute('sandbox')) ?? '';
  expect(sandbox).not.toMatch(/top-navigation|popups|modals|downloads/);
  expect(new URL((await frame.getAttribute('src')) ?? '').origin).not.toBe(new URL(page.url()).origin);
  await expect(page.getByRole('link', { name: say('play.skip') })).toBeAttached();
});

const gamePage = /\/play\?launch=/;

for (const { what, answer } of [
  { what: 'never answers', answer: null },
  { what: 'answers with nothing', answer: { status: 204 } },
  { what: 'stays blank', answer: { contentType: 'text/html', body: '<!doctype html>' } },
  {
    what: 'lets nobody frame it',
    answer: { contentType: 'text/html', headers: { 'x-frame-options': 'DENY' }, body: '<!doctype html>' },
  },
]) {
  test(`FLT-064 GAM-08 a game that ${what} is given up after 15 s; another launch, other games and home are a press away`, async ({
    page,
    say,
    quiet,
  }) => {
    await page.clock.install();
    const launched: string[] = [];
    await page.route(gamePage, async (route) => {
      launched.push(route.request().url());
      if (answer) await route.fulfill(answer);
    });
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
    expected(quiet, /X-Frame-Options|Failed to load resource/);
  });
}

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
