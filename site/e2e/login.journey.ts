import { expect, expected, password, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { byMouse } from './press.ts';
import { balanceOf, follow, lastCode, logInByDialog, passwordIn, waitFor } from './steps.ts';

const refused = /Failed to load resource.*(400|401|403|429|500)/;

test('HDR-02 LGN-01 a header login says under a field that it is empty, and goes on once it is not', async ({
  page,
  say,
}) => {
  await page.goto('/');
  const header = page.locator('form').first();
  await header.getByLabel(say('login.username')).fill(' demo.member');
  await page.keyboard.press('Enter');
  const missing = say('login.required', { field: say('login.password') });
  await expect(passwordIn(header)).toBeFocused();
  await expect(passwordIn(header)).toHaveAccessibleDescription(missing);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await passwordIn(header).fill(password);
  await expect(header.getByText(missing)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await balanceOf(page, say);
});

for (const [what, newest] of [
  ['signs nobody in', null],
  ['does not replace that of another player', 'demo.vip'],
  ['does not end the next one of the same player', 'demo.member'],
] as const) {
  test(`FLT-008 a login whose dialog was closed ${what} when its answer comes, and its token is revoked`, async ({
    page,
    say,
    world,
  }) => {
    let letGo = () => {};
    const held = new Promise<void>((go) => {
      letGo = go;
    });
    let asked = 0;
    await page.route('**/session/login', async (route) => {
      if (asked++ > 0) return route.fallback();
      const response = await route.fetch();
      await held;
      await route.fulfill({ response }).catch(() => undefined);
    });
    await page.goto('/help?modal=login');
    const dialog = page.getByRole('dialog', { name: say('login.title') });
    await dialog.getByRole('textbox', { name: say('login.username') }).fill('demo.member');
    await passwordIn(dialog).fill(password);
    await page.keyboard.press('Enter');
    const signedIn = async () => (await world.state()).sessions.map(({ username }) => username);
    await expect.poll(signedIn).toEqual(['demo.member']);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    if (newest) {
      await follow(page, '/help?modal=login');
      await logInByDialog(page, say, byMouse, newest);
      await balanceOf(page, say);
    }
    letGo();
    await expect.poll(signedIn).toEqual(newest ? [newest] : []);
    expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(newest);
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    if (!newest) return expect(token).toBeNull();
    await page.reload();
    await balanceOf(page, say);
  });
}

test('FLT-114 the Enter that takes a suggestion of an input method sends no form', async ({ page, say }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/session/login')) sent++;
  });
  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  await passwordIn(dialog).fill(password);
  const name = dialog.getByRole('textbox', { name: say('login.username') });
  await name.focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'ni hao', selectionStart: 6, selectionEnd: 6 });
  await keyboard.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  });
  await keyboard.send('Input.insertText', { text: '你好' });
  await keyboard.send('Input.dispatchKeyEvent', {
    type: 'keyUp',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 13,
  });
  await expect(name).toHaveValue('你好');
  await page.waitForTimeout(300);
  expect(sent).toBe(0);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toBe(1);
});

test('FLT-022 a password may be pasted, long, of any script, with spaces, and stands in no attribute', async ({
  page,
  say,
}) => {
  const odd = `  ${'päßwörd 🂡 '.repeat(8)}  `;
  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  const field = passwordIn(dialog);
  await field.focus();
  await page.keyboard.insertText(odd);
  await expect(field).toHaveValue(odd);
  expect(await page.content()).not.toContain('päßwörd');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('päßwörd');
});

forOnePersona((test) => {
  test('LGN-08 a proof that is owed stands before everything, whatever the address, until it is given', async ({
    page,
    press,
    say,
    world,
    quiet,
  }) => {
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: say('login.title') });
    await dialog.getByRole('textbox', { name: say('login.username') }).fill('demo.away');
    await passwordIn(dialog).fill(password);
    await page.keyboard.press('Enter');
    const proof = page.getByRole('dialog', { name: say('verify.title') });
    await expect(proof).toBeVisible();
    await expect(page).toHaveURL(/modal=verify/);
    await page.keyboard.press('Escape');
    await page.goto('/rng?modal=notice');
    await expect(proof).toBeVisible();
    await expect(page).toHaveURL(/\/rng\?.*modal=verify/);
    await proof.getByRole('radio', { name: say('verify.bank') }).check();
    await proof.getByLabel(say('verify.bank.label')).fill('somebody else');
    await page.keyboard.press('Enter');
    await expect(proof.getByText(say('error.verification-wrong'))).toBeVisible();
    await proof.getByRole('radio', { name: say('verify.email') }).check();
    await press(proof.getByRole('button', { name: say('codes.send') }));
    await expect(proof.getByText(waitFor(say, '11\\d|120'))).toBeVisible();
    await proof.getByLabel(say('verify.code')).fill(await lastCode(world));
    await page.keyboard.press('Enter');
    await balanceOf(page, say);
    await expect(page).toHaveURL(/\/rng$/);
    expected(quiet, refused);
  });

  test('LGN-01 SAF-02 a third party lets in; an answer that nobody asked for does not', async ({
    page,
    press,
    say,
    quiet,
  }) => {
    await page.goto('/login?provider=facebook&ticket=planted&state=planted');
    await expect(page.getByRole('alert')).toContainText(say('error.social-failed'));
    await page.goto('/login');
    await press(page.getByRole('link', { name: say('phone.social.with', { name: 'Telegram' }) }));
    await press(page.getByRole('button', { name: 'demo.vip' }));
    await balanceOf(page, say);
    await expect(page).not.toHaveURL(/ticket/);
    expected(quiet, refused);
  });

  test('FLT-007 a login whose answer is lost asks for no second picture and ends in one session', async ({
    page,
    press,
    say,
    world,
    quiet,
  }) => {
    await world.scenario('captcha');
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: say('login.title') });
    await dialog.getByRole('textbox', { name: say('login.username') }).fill('demo.member');
    await passwordIn(dialog).fill(password);
    await page.keyboard.press('Enter');
    await press(dialog.getByRole('button', { name: say('passwords.proof') }));
    await expect(dialog.getByText(say('passwords.proof.done')).first()).toBeVisible();
    await world.settings({ faults: [{ call: 'login', kind: 'cut-json', times: 1 }] });
    const send = dialog.getByRole('button', { name: say('login.action'), exact: true });
    await press(send);
    await expect(dialog.getByRole('alert')).toContainText(say('error.malformed'));
    await expect(passwordIn(dialog)).toHaveValue(password);
    await press(send);
    await balanceOf(page, say);
    expected(quiet, /Failed to load resource|net::ERR/);
  });

  test('FLT-005 too many logins: the button waits as long as it is told, the form stays', async ({
    page,
    say,
    world,
    quiet,
  }) => {
    await world.settings({ faults: [{ call: 'login', kind: '429' }] });
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: say('login.title') });
    await dialog.getByRole('textbox', { name: say('login.username') }).fill('demo.member');
    await passwordIn(dialog).fill(password);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: waitFor(say, '\\d+', 'passwords.wait') })).toBeDisabled();
    await expect(passwordIn(dialog)).toHaveValue(password);
    expected(quiet, refused);
  });

  test('FLT-023 with storage closed the site runs, and says what staying logged in would need', async ({
    page,
    say,
    speech,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('closed', 'SecurityError');
          },
        });
      }
    });
    // Nothing can have kept the language.
    await page.goto(`/login?lang=${speech}`);
    const dialog = page.getByRole('dialog', { name: say('login.title') });
    await expect(dialog.getByText(say('passwords.storage'))).toBeVisible();
    await dialog.getByRole('textbox', { name: say('login.username') }).fill('demo.member');
    await passwordIn(dialog).fill(password);
    await page.keyboard.press('Enter');
    await balanceOf(page, say);
  });
});
