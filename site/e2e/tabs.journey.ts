// areas: sign-in/login, sign-in/session, points, promotions, app
import { expect, expected, test } from './journey.ts';
import { byMouse } from './press.ts';
import { balanceOf, enter, logInByDialog, tabBeside, tokenOf } from './steps.ts';
import { conversion, logIn } from './tabSteps.ts';

const refused = /Failed to load resource.*(401|403)/;

test('FLT-009 whoever logs in last wins in every tab: the first is told who, and its money form is dead', {
  tag: '@smoke',
}, async ({ page, context, say, world }) => {
  await enter(page, 'member', '/pointMall?modal=convert');
  const { dialog, send } = await conversion(page, say);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const other = await context.newPage();
  await logIn(other, say, 'demo.vip');
  await expect(page.getByText(say('frame.elsewhere', { account: 'demo.vip' }))).toBeVisible();
  await expect(send).toBeHidden();
  await expect(dialog).toBeHidden();
  expect(await tokenOf(page)).toBeNull();
  expect(await page.content()).not.toContain('demo.member');
  expect(asked.filter((address) => address.includes('MCS2_convertPoint'))).toEqual([]);
  const { entries } = await world.ledger('demo.member');
  expect(entries.filter(({ kind }) => kind === 'conversion')).toEqual([]);
  await balanceOf(other, say);
});

test('FLT-010 SES-04 a session that ends over a form asks for one login, leads back, and gives the form to its own player alone', {
  tag: '@smoke',
}, async ({ page, say, world, quiet }) => {
  const typed = 'Seen on the ferry, «twice»';
  await enter(page, 'member', '/promoDetail?id=p-special&modal=join-promotion&promotion=p-special');
  const remark = page.getByLabel(say('promotions.join.remark'));
  const send = page.getByRole('button', { name: say('promotions.join.send') });
  const login = page.getByRole('dialog', { name: say('login.title') });
  const comeBack = async (account: string) => {
    await expect(login).toHaveCount(1);
    await expect(page.getByText(say('frame.expired'))).toHaveCount(1);
    await expect(remark).toHaveCount(0);
    await logInByDialog(page, say, byMouse, account);
    await expect(page).toHaveURL(/promoDetail\?id=p-special&modal=join-promotion&promotion=p-special$/);
  };
  // The session ends while the form is on its way: a tab that asks for something else before would have the login first.
  const expireOnSend = () =>
    page.route(
      '**/MCSFE_applyPromotion',
      async (route) => {
        await world.expire();
        await route.continue();
      },
      { times: 1 },
    );
  await remark.fill(typed);
  await expireOnSend();
  await send.click();
  await comeBack('demo.member');
  await expect(remark).toHaveValue(typed);

  await expireOnSend();
  await send.click();
  await comeBack('demo.vip');
  await expect(remark).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/promoDetail\?id=p-special$/);
  expect(await page.content()).not.toContain('ferry');
  expected(quiet, refused);
});

test('FLT-099 NAV-16 where the list of what moves cannot be fetched, a tab asks again for all that it shows', {
  tag: '@smoke',
}, async ({ page, say }) => {
  await enter(page, 'member', '/pointMall?modal=convert');
  const { dialog, send } = await conversion(page, say);
  const other = await tabBeside(page, '/help');
  const before = await balanceOf(other, say);
  const lost = other.waitForEvent('requestfailed', (request) => request.url().includes('/assets/moved-'));
  await other.route('**/assets/moved-*', (route) => route.abort());
  await send.click();
  await expect(dialog.getByText(say('points.status.approved'))).toBeVisible();
  await lost;
  await expect.poll(() => balanceOf(other, say)).toBe(before + 1000n);
});

test('FLT-100 SES-06 a session that is prolonged in several tabs at once is prolonged by one call, and goes on in all of them', {
  tag: '@smoke',
}, async ({ page, context, say, world }) => {
  await enter(page, 'member', '/help');
  await world.settings({ sessionMinutes: 1 });
  await page.reload();
  const tabs = [page, await tabBeside(page, '/help'), await tabBeside(page, '/help')];
  const warnings = tabs.map((tab) => tab.getByRole('alertdialog', { name: say('expiry.title') }));
  for (const warning of warnings) await expect(warning).toBeVisible();
  const asked: string[] = [];
  let answer = () => {};
  const pressed = new Promise<void>((go) => {
    answer = go;
  });
  await context.route('**/MCSFE_prolongSession', async (route) => {
    asked.push(route.request().url());
    await pressed;
    await route.continue();
  });
  for (const warning of warnings) {
    await warning.getByRole('button', { name: say('expiry.stay') }).click();
    await expect.poll(() => asked.length).toBe(1);
  }
  const waiting = async () => (await page.evaluate(() => navigator.locks.query())).pending ?? [];
  await expect
    .poll(async () => (await waiting()).map(({ name }) => name))
    .toEqual(['sessionProlonged', 'sessionProlonged']);
  await world.settings({ sessionMinutes: 120 });
  answer();
  await expect.poll(async () => (await waiting()).length).toBe(0);
  for (const warning of warnings) await expect(warning).toBeHidden();
  expect(asked).toHaveLength(1);
});
