// areas: games/lobby, sign-in/login
// platforms: any
import { expect, expected, test } from './journey.ts';
import { needs } from './platforms.ts';
import { contentOf, enter, holdCalls, logInByDialog } from './steps.ts';

const refused = /Failed to load resource/;

test('LOB-02 LOB-09 FLT-076 the games stay while the platform tells late who the player is; their favourites have what was pressed since they were last seen, and what is still on its way', async ({
  page,
  say,
}) => {
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

  await test.step('who the player is, is told late', async () => {
    const tell = await holdCalls(page, '**/wps/member/info*');
    await enter(page, 'member', '/rng');
    const heart = games.getByRole('button', { pressed: false }).first();
    const sameHeart = await heart.elementHandle();
    tell();
    await expect(page.getByTitle(say('frame.balance.refresh')).filter({ visible: true }).first()).toHaveText(/\d/);
    expect(await sameHeart?.evaluate((element) => element.isConnected)).toBe(true);
  });

  await test.step('a game was pressed since', async () => {
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
  });

  await test.step('another is on its way', async () => {
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
});

test('GAM-01 LOB-02 LOB-13 CAT-03 a visitor who wants favourites is asked to log in, and a link to a list of one’s own tells how to get there', {
  tag: needs('placeBet'),
}, async ({ page, say, press }) => {
  await test.step('by a press', async () => {
    await page.goto('/rng');
    await page.getByText(say('lobby.fav'), { exact: true }).click();
    await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
    await expect(page).not.toHaveURL(/list=fav/);
    await expect(page.locator('#lobby-games article')).toHaveCount(12);
  });

  await test.step('by a link', async () => {
    await page.goto('/lottery?list=recent');
    const main = contentOf(page);
    await expect(main.getByText(say('visitor.title'))).toBeVisible();
    await page.goto('/rng?list=recent');
    await expect(main.getByText(say('visitor.title'))).toBeVisible();
    await expect(page.locator('#lobby-games article')).toHaveCount(0);
    await press(main.getByRole('link', { name: say('login.action'), exact: true }));
    await logInByDialog(page, say, press);
    await expect(page).toHaveURL(/\/rng\?list=recent$/);
    await expect(page.locator('#lobby-games').getByRole('link').first()).toBeVisible();
  });
});

test('GAM-01 LOB-02 a trial account that opens recent games or presses a heart is warned, as soon as the platform has told who it is', {
  tag: needs('startFreePlay'),
}, async ({ page, say, quiet }) => {
  const games = page.locator('#lobby-games');

  await test.step('before it has told', async () => {
    const tell = await holdCalls(page, '**/wps/member/info*');
    await enter(page, 'trial', '/rng');
    const refusal = page.waitForResponse((answer) => answer.status() === 403);
    await page.getByText(say('lobby.recent'), { exact: true }).click();
    await refusal;
    tell();
    await expect(games.getByText(say('true_account.text'))).toBeVisible();
    await expect(games.getByRole('link', { name: say('in_increase_submit') })).toHaveAttribute(
      'href',
      /modal=register/,
    );
  });

  await test.step('after it', async () => {
    const warning = page.getByRole('alertdialog', { name: say('in_need_true_account') });
    await page.getByText(say('lobby.all'), { exact: true }).click();
    await games.getByRole('button', { pressed: false }).first().click();
    await expect(warning).toBeVisible();
    await expect(games.locator('[aria-pressed="true"]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(warning).toBeHidden();
    await page.getByText(say('lobby.recent'), { exact: true }).click();
    await expect(warning).toBeVisible();
    // Registration ends a trial, so it comes last.
    await warning.getByRole('button', { name: say('in_increase_submit') }).click();
    await expect(page.getByRole('dialog', { name: say('register.title') })).toBeVisible();
  });
  expected(quiet, refused);
});
