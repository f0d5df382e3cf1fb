// areas: sign-in/login, sign-in/session
import { expect, expected, password, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { balanceOf, choosePassword, enter, holdCalls, passwordIn, secret } from './steps.ts';

const refused = /Failed to load resource.*(400|401|403|429|500)/;

forOnePersona((test) => {
  test('PWD-01 PWD-02 LGN-04 SES-01 FLT-015 a lost password: the letter’s one lets in and has to be changed, and the change stands until it is done, a reload included', async ({
    page,
    press,
    say,
    world,
    quiet,
  }) => {
    await page.goto('/?modal=login');
    await press(page.getByRole('dialog').getByRole('link', { name: say('passwords.forgot') }));
    const dialog = page.getByRole('dialog', { name: say('passwords.title') });
    await press(dialog.getByRole('button', { name: say('passwords.email.action') }));
    await expect(dialog.getByRole('textbox', { name: say('login.username') })).toBeFocused();
    await dialog.getByRole('textbox', { name: say('login.username') }).fill('demo.member');
    await dialog.getByRole('textbox', { name: say('registration.field.email') }).fill('demo.member@mail.example');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(say('been out'))).toBeVisible();
    const sent = (await world.state()).letters.at(-1)?.password ?? '';
    await press(dialog.getByRole('link', { name: say('passwords.back') }));
    const login = page.getByRole('dialog', { name: say('login.title') });
    await login.getByRole('textbox', { name: say('login.username') }).fill('demo.member');
    await passwordIn(login).fill(sent);
    await page.keyboard.press('Enter');

    const forced = page.getByRole('dialog', { name: say('password.title') });
    await expect(forced).toBeVisible();
    // The form does not ask again for the password just typed.
    await expect(forced.getByLabel(say('password.old'))).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(forced).toBeVisible();
    await page.goto('/rng');
    await expect(forced).toBeVisible();
    await passwordIn(forced).fill(sent);
    await choosePassword(forced);
    await press(forced.getByRole('button', { name: say('password.action') }));
    await expect(forced).toBeHidden();
    await balanceOf(page, say);
    expect(await page.evaluate(() => sessionStorage.getItem('cpw'))).toBeNull();
    // Calls with the token from before the change may be refused.
    expected(quiet, refused);
  });

  test('PWD-03 another password: the old one is asked for, and only the new one lets in from then on', async ({
    page,
    say,
    world,
    quiet,
  }) => {
    await enter(page, 'member', '/?modal=change-password');
    const dialog = page.getByRole('dialog', { name: say('password.title') });
    await passwordIn(dialog).fill('not the old one 1');
    await choosePassword(dialog);
    await page.keyboard.press('Enter');
    await expect(passwordIn(dialog)).toHaveAccessibleDescription(say('password.wrong'));
    await passwordIn(dialog).fill(password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await balanceOf(page, say);
    await world.expire();
    await page.goto('/login');
    const login = page.getByRole('dialog', { name: say('login.title') });
    const name = login.getByRole('textbox', { name: say('login.username') });
    await name.fill('demo.member');
    await passwordIn(login).fill(password);
    await page.keyboard.press('Enter');
    await expect(login.getByRole('alert')).toContainText(say('error.login-failed'));
    await passwordIn(login).fill(secret);
    await page.keyboard.press('Enter');
    await expect(login).toBeHidden();
    await balanceOf(page, say);
    expected(quiet, refused);
  });
});

test('PWD-03 SES-01 FLT-010 a call that crosses the change of the password is refused, and whoever made the change stays in', async ({
  page,
  say,
  quiet,
}) => {
  const changed = page.waitForResponse('**/wps/member/password');
  const late = page.waitForResponse((answer) => answer.status() === 401);
  const cross = await holdCalls(page, '**/MCSFE_getListPromotions*');
  const enterAgain = await holdCalls(page, '**/wps/session/login');
  await enter(page, 'member', '/?modal=change-password');
  const dialog = page.getByRole('dialog', { name: say('password.title') });
  await passwordIn(dialog).fill(password);
  await choosePassword(dialog);
  await page.keyboard.press('Enter');
  await changed;
  cross();
  await late;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(dialog).toBeVisible();
  enterAgain();
  await expect(dialog).toBeHidden();
  await balanceOf(page, say);
  expect(await page.getByText(say('frame.expired')).count()).toBe(0);
  expected(quiet, refused);
});
