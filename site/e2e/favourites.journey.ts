import { expect, expected, test } from './journey.ts';
import { enter, holdCalls, logInByDialog } from './steps.ts';

const refused = /Failed to load resource/;

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
