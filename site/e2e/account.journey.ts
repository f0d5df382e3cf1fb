// areas: sign-in/login, sign-in/session, member/control, games, app
// platforms: any
import { expect, expected, password, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { needs } from './platforms.ts';
import { balanceOf, enter, passwordIn, tabBeside, tokenOf } from './steps.ts';

const refused = /Failed to load resource.*(400|401|403|422|429)/;

test('HDR-02 HDR-05 HDR-07 HDR-08 LGN-01 SES-03 SES-05 FLT-099 the header logs in once no field is empty, shows the balance, and signs out after asking, in the other tab too', {
  tag: '@smoke',
}, async ({ page, say }) => {
  await page.goto('/');
  const form = page.locator('form').first();
  const figure = page.getByTitle(say('frame.balance.refresh')).first();

  await test.step('an empty field says so, and only until it is filled in', async () => {
    await form.getByLabel(say('login.username')).fill('  demo.member ');
    await page.keyboard.press('Enter');
    const missing = say('login.required', { field: say('login.password') });
    await expect(passwordIn(form)).toBeFocused();
    await expect(passwordIn(form)).toHaveAccessibleDescription(missing);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await passwordIn(form).fill(password);
    await expect(form.getByText(missing)).toHaveCount(0);
  });

  await test.step('the balance stays hidden', async () => {
    await page.keyboard.press('Enter');
    await balanceOf(page, say);
    await page.getByRole('button', { name: say('frame.balance.hide') }).click();
    await expect(figure).toHaveText('***');
    await page.reload();
    await expect(figure).toHaveText('***');
  });

  await test.step('signing out in one tab signs out the other', async () => {
    const other = await tabBeside(page, '/rng');
    await balanceOf(other, say);
    await page
      .getByRole('button', { name: /demo\.member/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: say('frame.signOut') })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: say('frame.signOut') })
      .click();
    await expect(form.getByLabel(say('login.username'))).toBeVisible();
    expect(await tokenOf(page)).toBeNull();
    await expect(page).toHaveURL(/\/$/);
    await expect(other.getByLabel(say('login.username')).first()).toBeVisible();
    expect(await tokenOf(other)).toBeNull();
  });
});

forOnePersona((test) => {
  test('LGN-06 three failures ask for the picture code: a wrong one and one that stood too long are refused as such, and a new one lets in', {
    tag: needs('captcha'),
  }, async ({ page, press, world, say, quiet }) => {
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: say('login.title') });
    const code = dialog.getByLabel(say('login.captcha'));
    const picture = dialog.getByAltText(say('login.captcha.alt'));
    const send = async (word: string) => {
      await passwordIn(dialog).fill(word);
      const answered = page.waitForResponse(/session\/login/);
      await press(dialog.getByRole('button', { name: say('login.action'), exact: true }));
      await answered;
    };
    const riddle = async () => (await world.state()).captchas.at(-1)?.answer ?? '';
    const another = async (tried: string | null) => {
      await expect(picture).toBeVisible();
      await expect(picture).not.toHaveAttribute('src', tried ?? '');
      return picture.getAttribute('src');
    };
    await dialog.getByRole('textbox', { name: say('login.username') }).fill('demo.member');

    await test.step('the third failure asks for it', async () => {
      for (let failures = 0; failures < 3; failures++) {
        await send('wrong');
        await expect(dialog.getByRole('alert')).toContainText(say('error.login-failed'));
      }
      await expect(code).toBeVisible();
    });

    await test.step('one that is wrong or old is refused, and another comes', async () => {
      const first = await another(null);
      await code.fill('????');
      await send(password);
      await expect(dialog.getByRole('alert')).toContainText(say('error.captcha-wrong'));
      const second = await another(first);
      await code.fill(await riddle());
      await world.pass(3 * 60_000);
      await send(password);
      await expect(dialog.getByText(say('error.captcha-expired'))).toBeVisible();
      await another(second);
    });

    await code.fill((await riddle()).toLowerCase());
    await send(password);
    await balanceOf(page, say);
    expected(quiet, refused);
  });
});

test('SAF-04 SES-03 FLT-013 no password and no token reaches an address, a cookie or lasting storage, and a page that the browser kept whole shows no player who left meanwhile', {
  tag: '@smoke',
}, async ({ page, say, context }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await enter(page, 'member');
  await balanceOf(page, say);
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? 'none');
  expect(addresses.filter((address) => address.includes(token) || address.includes(password))).toEqual([]);
  expect(JSON.stringify(await context.cookies())).not.toContain(token);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(token);

  // A newer page of this tab signed out; this event reports the return from the back/forward cache.
  await page.evaluate(() => {
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByLabel(say('login.username')).first()).toBeVisible();
  await expect(page.getByTitle(say('frame.balance.refresh'))).toHaveCount(0);
});

test('RSP-01 GAM-08 a break begins from the session bar, and no game opens during it', async ({ page, say, quiet }) => {
  await enter(page, 'member', '/rng');
  const bar = page.getByRole('region', { name: say('session.bar') });
  await bar.getByRole('link', { name: say('session.break') }).click();
  await page.getByRole('button', { name: say('break.action') }).click();
  await expect(page.getByText(say('break.done'))).toBeVisible();
  await page.locator('#lobby-games').getByRole('link').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('game.play.short'), exact: true })
    .click();
  await expect(page.getByText(say('play.paused'), { exact: true })).toBeVisible();
  expected(quiet, refused);
});
