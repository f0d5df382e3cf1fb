// areas: sign-in/session, points, app
import { expect, expected, test } from './journey.ts';
import { byMouse } from './press.ts';
import { balanceOf, enter, isSignedIn, signOut, tokenOf } from './steps.ts';
import { logIn } from './tabSteps.ts';

test('SES-07 SES-05 SES-03 a link opened in a new tab is signed in there, the token is in no lasting place, and leaving ends it everywhere', {
  tag: '@smoke',
}, async ({ page, context, say }) => {
  await enter(page, 'member', '/');
  await balanceOf(page, say);
  const token = await tokenOf(page);
  const opened = context.waitForEvent('page');
  await page
    .locator('a[href="/help"]')
    .filter({ visible: true })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const linked = await opened;
  await balanceOf(linked, say);
  await isSignedIn(linked, 'demo.member');

  const typed = await context.newPage();
  await typed.goto('/pointMall?tab=records');
  await balanceOf(typed, say);
  await expect(typed.getByRole('row').nth(1)).toHaveText(/\d/);
  await expect(typed.getByText(say('visitor.title'))).toHaveCount(0);
  await expect(typed.getByRole('dialog')).toHaveCount(0);
  for (const tab of [linked, typed]) expect(await tokenOf(tab)).toBe(token);
  const kept = await typed.evaluate(() => JSON.stringify(localStorage) + document.cookie);
  expect(kept).not.toContain(token);

  await signOut(typed, say, byMouse);
  await expect(typed.getByText(say('frame.signedOut'))).toBeVisible();
  await expect(typed).toHaveURL((url) => url.pathname === '/' && url.search === '');
  for (const tab of [page, linked, typed]) await expect.poll(() => tokenOf(tab)).toBeNull();
  const after = await context.newPage();
  await after.goto('/pointMall?tab=records');
  await expect(after.getByText(say('visitor.title'))).toBeVisible();
  expect(await tokenOf(after)).toBeNull();
});

test('SES-07 FLT-018 a trial account is a trial account in the new tab, and a forced change is due there too', async ({
  page,
  context,
  say,
}) => {
  await enter(page, 'trial', '/');
  // A first tab that learns its player late would announce a login, which the other would take for another player's.
  await page.waitForFunction(() => sessionStorage.getItem('account'));
  const other = await context.newPage();
  await other.goto('/');
  await expect.poll(() => tokenOf(other)).toBe(await tokenOf(page));
  await expect.poll(() => other.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
  await other.goto('/pointMall?tab=records');
  await expect(other.getByText(say('in_need_true_account')).first()).toBeVisible();
});

test('SES-07 a session that the platform ended meanwhile is not worth more in a new tab', async ({
  page,
  context,
  say,
  world,
  quiet,
}) => {
  await enter(page, 'member', '/help');
  await balanceOf(page, say);
  await world.expire();
  const other = await context.newPage();
  await other.goto('/pointMall?tab=records');
  await expect(other.getByRole('dialog', { name: say('login.title') })).toBeVisible();
  for (const tab of [page, other]) await expect.poll(() => tokenOf(tab)).toBeNull();
  expected(quiet, /Failed to load resource.*401/);
});

test('SES-07 a new tab of a visitor waits for no one, and one that belongs to another platform keeps nothing', async ({
  page,
  context,
  say,
}) => {
  await enter(page, 'member', '/');
  await balanceOf(page, say);
  const other = await context.newPage();
  await other.route('**/brand.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), merchantCode: 'OTHER' } });
  });
  await other.goto('/pointMall?tab=records');
  await expect(other.getByText(say('visitor.title'))).toBeVisible();
  expect(await tokenOf(other)).toBeNull();
  await logIn(other, say, 'demo.vip');
});
