// areas: sign-in/login, sign-in/session, sign-in/codes
import { expect, expected, password, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { byMouse } from './press.ts';
import { balanceOf, follow, lastCode, logInByDialog, passwordIn, tokenOf, waitFor } from './steps.ts';

const refused = /Failed to load resource.*(400|401|403|429|500)/;

test('FLT-008 a login whose dialog was closed signs nobody in when its answer comes, ends the login of nobody else, and its token is revoked', async ({
  page,
  say,
  world,
}) => {
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  const signedIn = async () => (await world.state()).sessions.map(({ username }) => username);
  for (const [what, newest] of [
    ['nobody else has logged in', null],
    ['another player has logged in meanwhile', 'demo.vip'],
    ['the same player has logged in again', 'demo.member'],
  ] as const) {
    await test.step(what, async () => {
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
      await dialog.getByRole('textbox', { name: say('login.username') }).fill('demo.member');
      await passwordIn(dialog).fill(password);
      await page.keyboard.press('Enter');
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
      if (newest) {
        await page.reload();
        await balanceOf(page, say);
      } else {
        expect(await tokenOf(page)).toBeNull();
      }
      // Leave the page, so that no request follows the reset.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
      await page.unroute('**/session/login');
      await world.scenario('default');
    });
  }
});

test('FLT-022 FLT-114 FLT-006 the login takes any pasted password and writes it nowhere, sends nothing by the Enter of an input method, and one login by ten presses', async ({
  page,
  say,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/session/login')) sent++;
  });
  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  const name = dialog.getByRole('textbox', { name: say('login.username') });
  const field = passwordIn(dialog);

  await test.step('a password that is long, of any script, with spaces', async () => {
    const odd = `  ${'päßwörd 🂡 '.repeat(8)}  `;
    await field.focus();
    await page.keyboard.insertText(odd);
    await expect(field).toHaveValue(odd);
    expect(await page.content()).not.toContain('päßwörd');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('päßwörd');
  });

  await test.step('the Enter that takes a suggestion', async () => {
    await name.focus();
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', { text: 'ni hao', selectionStart: 6, selectionEnd: 6 });
    const enter = { key: 'Enter', code: 'Enter' } as const;
    await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter, windowsVirtualKeyCode: 229 });
    await keyboard.send('Input.insertText', { text: '你好' });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter, windowsVirtualKeyCode: 13 });
    await expect(name).toHaveValue('你好');
    await page.waitForTimeout(300);
    expect(sent).toBe(0);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });

  await test.step('ten quick presses', async () => {
    await name.fill('demo.member');
    await field.fill(password);
    const send = dialog.getByRole('button', { name: say('login.action'), exact: true });
    await send.evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press++) button.click();
    });
    await balanceOf(page, say);
    expect(sent).toBe(1);
  });
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
    await press(page.getByRole('dialog').locator('a[href*="/provider/telegram"]'));
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
    await expect(dialog.getByRole('alert')).toContainText(
      say('error.malformed', { reference: '#' }).split('#')[0] ?? '',
    );
    await expect(passwordIn(dialog)).toHaveValue(password);
    await press(send);
    await balanceOf(page, say);
    expected(quiet, /Failed to load resource|net::ERR/);
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
    // Storage is blocked, so the URL names the language.
    await page.goto(`/login?lang=${speech}`);
    const dialog = page.getByRole('dialog', { name: say('login.title') });
    await expect(dialog.getByText(say('passwords.storage'))).toBeVisible();
    await dialog.getByRole('textbox', { name: say('login.username') }).fill('demo.member');
    await passwordIn(dialog).fill(password);
    await page.keyboard.press('Enter');
    await balanceOf(page, say);
  });
});
