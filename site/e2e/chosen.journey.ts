// areas: games/open, play, promotions, welcome, sign-in/login
import { addFavourite } from '@baize/gateway';
import { expect, test } from './journey.ts';
import { byMouse } from './press.ts';
import { logInByDialog } from './steps.ts';

test('NAV-24 LOB-09 the heart that a visitor pressed is set once they are in', async ({ page, say }) => {
  await page.goto('/rng');
  const heart = page.locator('#lobby-games').getByRole('button', { pressed: false }).first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  const same = page.locator('#lobby-games').getByRole('button', { name, exact: true, includeHidden: true });
  await expect(same).toHaveAttribute('aria-pressed', 'false');
  const kept = page.waitForResponse((answer) => answer.url().includes(addFavourite.path));
  await logInByDialog(page, say, byMouse, 'demo.vip');
  await expect(same).toHaveAttribute('aria-pressed', 'true');
  // Reloading earlier would undo the pending call.
  await kept;
  await page.reload();
  await expect(same).toHaveAttribute('aria-pressed', 'true');
});

test('NAV-24 PRO-01 the offer that a visitor wanted to join is open once they are in; giving up the login gives it up', async ({
  page,
  say,
}) => {
  await page.goto('/promotions');
  const join = page.getByRole('button', { name: new RegExp(`^${say('promotions.join.login')}`) }).first();
  await join.click();
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/promotions$/);
  await join.click();
  await logInByDialog(page, say, byMouse);
  await expect(page).toHaveURL(/modal=join-promotion&promotion=/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('NAV-24 GAM-01 GAM-02 REG-14 whoever follows a link to what players have is asked to log in; the game starts once they are in, and closing the login leads back, or home', async ({
  page,
  say,
}) => {
  const login = page.getByRole('dialog', { name: say('login.title') });
  await page.goto('/promotions');
  await page.evaluate(() => {
    history.pushState({ usr: null, key: 'game', idx: 1 }, '', '/game?id=100001');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/promotions$/);
  for (const address of ['/welcome', '/fbsports', '/game?id=100001']) {
    await page.goto(address);
    await expect(login).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto('/game?id=100001');
  await logInByDialog(page, say, byMouse);
  await expect(page).toHaveURL(/\/game\?id=100001$/);
  await expect(page.locator('iframe')).toBeVisible();
});
