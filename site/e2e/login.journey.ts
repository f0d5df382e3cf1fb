import type { Locator, Page } from '@playwright/test';
import { expect, expected, password, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { balanceOf, enter, isSignedIn, lastCode, passwordIn, waitFor } from './steps.ts';
import type { Say } from './words.ts';

const refused = /Failed to load resource.*(400|401|403|429|500)/;

/** Logs in with the box ticked, and waits until the login is kept. Answers with the dialog it was done in. */
async function logInToStay(page: Page, say: Say): Promise<Locator> {
  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  await dialog.getByRole('textbox', { name: say('login.username') }).fill('demo.member');
  await passwordIn(dialog).fill(password);
  await dialog.getByLabel(say('passwords.remember')).check();
  await page.keyboard.press('Enter');
  await balanceOf(page, say);
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('loginRemember');
  return dialog;
}

test('SES-06 a session that nobody uses is warned of when its last minute begins, not only when the page opens in it', async ({
  page,
  say,
}) => {
  const endsAt = Date.now() + 63_000;
  await page.route('**/MCSFE_getSessionLife*', (route) =>
    route.fulfill({ json: { success: true, value: { endsAt } } }),
  );
  await enter(page, 'member', '/help');
  await balanceOf(page, say);
  await expect(page.getByRole('alertdialog', { name: say('expiry.title') })).toBeVisible();
  expect(endsAt - Date.now()).toBeLessThanOrEqual(60_000);
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

test.describe('in Urdu on a phone', () => {
  test.use({ speech: 'UR', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('FLT-117 I18-03 LGN-01 logging in by phone, and a language change that loses nothing', async ({
    page,
    say,
    world,
  }) => {
    await page.goto('/login?by=mobile');
    const dialog = page.getByRole('dialog', { name: say('login.title') });
    await dialog.getByLabel(say('registration.field.mobileNum')).fill('۰۳۰۰۱۲۳۴۵۶۷');
    await dialog.getByRole('button', { name: say('codes.send') }).tap();
    await expect(dialog.getByText(/11\d|120/)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: 'EN' })));
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect(page.getByLabel('Mobile number')).toHaveValue('03001234567');
    await page.getByLabel('Code from the message').fill(await lastCode(world));
    await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).tap();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('account'))).toBe('demo.member');
  });
});

forOnePersona((test) => {
  test('LGN-01 SMS-01 a code that came too late, or that has let in once, lets nobody in and says so; the number stays', async ({
    page,
    press,
    say,
    world,
    quiet,
  }) => {
    const dialog = page.getByRole('dialog', { name: say('login.title') });
    const number = dialog.getByLabel(say('registration.field.mobileNum'));
    const code = dialog.getByLabel(say('codes.label'));
    const enterWith = async (value: string) => {
      await code.fill(value);
      await press(dialog.getByRole('button', { name: say('login.action'), exact: true }));
    };
    const askForCode = async () => {
      await page.goto('/login?by=mobile');
      await number.fill('3001234567');
      await press(dialog.getByRole('button', { name: say('codes.send') }));
      await expect(dialog.getByText(waitFor(say, '11\\d|120'))).toBeVisible();
      return lastCode(world);
    };
    const late = await askForCode();
    await world.pass(11 * 60_000);
    await enterWith(late);
    await expect(dialog.getByRole('alert')).toContainText(say('error.code-expired'));
    await expect(number).toHaveValue('3001234567');
    await page.evaluate(() => sessionStorage.clear());
    const once = await askForCode();
    await enterWith(once);
    await balanceOf(page, say);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login?by=mobile');
    await number.fill('3001234567');
    await enterWith(once);
    await expect(dialog.getByRole('alert')).toContainText(say('error.code-expired'));
    await expect(number).toHaveValue('3001234567');
    expected(quiet, refused);
  });

  test('LGN-01 LGN-03 SMS-01 SES-02 logging in by phone and code; the number is there the next time', async ({
    page,
    press,
    say,
    world,
  }) => {
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: say('login.title') });
    await press(dialog.getByRole('tab', { name: say('phone.mobile') }));
    await expect(page).toHaveURL(/by=mobile/);
    const number = dialog.getByLabel(say('registration.field.mobileNum'));
    await press(dialog.getByRole('button', { name: say('codes.send') }));
    await expect(number).toBeFocused();
    await number.fill('0300 1234567');
    await expect(dialog.getByText('+923001234567')).toBeVisible();
    await press(dialog.getByRole('button', { name: say('codes.send') }));
    await expect(dialog.getByText(waitFor(say, '11\\d|120'))).toBeVisible();
    const code = dialog.getByLabel(say('codes.label'));
    await code.fill('000000x');
    await code.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText(say('error.code-wrong'));
    await expect(number).toHaveValue('0300 1234567');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goto('/login?by=mobile');
    await number.fill('3001234567');
    await code.fill(await lastCode(world));
    await code.press('Enter');
    await balanceOf(page, say);
    await isSignedIn(page, 'demo.member');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'loginTypeSms');
    expect(decodeURIComponent(cookie?.value ?? '')).toBe('{"mobileNum":"3001234567","countryDialingCode":"92"}');
  });

  test('SMS-04 FLT-070 codes of a third party: its trouble is said and the name still logs in; on a good day it lets in', async ({
    page,
    press,
    say,
    world,
    quiet,
  }) => {
    await world.settings({ phoneService: 'firebase', phoneTrouble: 'QUOTA_EXCEEDED' });
    await page.goto('/login?by=mobile');
    const dialog = page.getByRole('dialog', { name: say('login.title') });
    await dialog.getByLabel(say('registration.field.mobileNum')).fill('3001234567');
    await press(dialog.getByRole('button', { name: say('codes.send') }));
    const warning = page.getByRole('alertdialog');
    await expect(warning).toContainText(say('error.phone-quota'));
    await press(warning.getByRole('button'));
    await press(dialog.getByRole('tab', { name: say('login.username') }));
    await expect(dialog.getByRole('textbox', { name: say('login.username') })).toBeVisible();
    await world.settings({ phoneTrouble: 'none' });
    await press(dialog.getByRole('tab', { name: say('phone.mobile') }));
    await press(dialog.getByRole('button', { name: say('codes.send') }));
    await expect(dialog.getByText(waitFor(say, '5\\d|60'))).toBeVisible();
    await dialog.getByLabel(say('codes.label')).fill(await lastCode(world));
    await dialog.getByLabel(say('codes.label')).press('Enter');
    await balanceOf(page, say);
    expected(quiet, refused);
  });

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

  test('SMS-02 SMS-03 too many codes wait as long as the platform says; one that cannot be sent is a warning in its words', async ({
    page,
    press,
    say,
    world,
    quiet,
  }) => {
    await world.settings({ faults: [{ call: 'sendAccountCode', kind: '429', times: 1 }] });
    await page.goto('/login?by=mobile');
    const dialog = page.getByRole('dialog', { name: say('login.title') });
    const number = dialog.getByLabel(say('registration.field.mobileNum'));
    await number.fill('3000000000');
    await press(dialog.getByRole('button', { name: say('codes.send') }));
    await expect(dialog.getByText(say('codes.tooMany')).first()).toBeVisible();
    await expect(dialog.getByText(waitFor(say, '[23]\\d')).first()).toBeVisible();
    await page.reload();
    await number.fill('3000000000');
    let reason = 'the platform’s';
    await page.route('**/verification/sms/**', async (route) => {
      const response = await route.fetch();
      ({ message: reason } = (await response.json()) as { message: string });
      await route.fulfill({ response });
    });
    await press(dialog.getByRole('button', { name: say('codes.send') }));
    const warning = page.getByRole('alertdialog', { name: say('codes.failed.title') });
    await expect(warning).toBeVisible();
    await expect(warning).toContainText(reason);
    await press(warning.getByRole('button', { name: say('codes.failed.submit') }));
    await expect(warning).toBeHidden();
    await expect(number).toHaveValue('3000000000');
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

  test.describe('remembering', () => {
    for (const store of ['sealed', 'browser'] as const) {
      test(`LGN-07 SAF-03 FLT-019 a login kept for a day (${store}): never readable, gone after signing out`, async ({
        page,
        press,
        say,
        context,
      }) => {
        await page.addInitScript((own) => {
          const kept = { id: '', password: '' };
          if (own) {
            const Maker = class {
              readonly id: string;
              readonly password: string;
              constructor(fields: { id: string; password: string }) {
                this.id = fields.id;
                this.password = fields.password;
              }
            };
            Object.assign(globalThis, { PasswordCredential: Maker });
            const container = {
              store: async (credential: typeof kept) => Object.assign(kept, credential),
              get: async () => JSON.parse(sessionStorage.getItem('stub') ?? 'null') as unknown,
              preventSilentAccess: async () => undefined,
            };
            Object.defineProperty(navigator, 'credentials', { value: container });
            sessionStorage.setItem('stub', JSON.stringify({ id: 'demo.member', password: 'Baize.demo.1' }));
          } else Reflect.deleteProperty(globalThis, 'PasswordCredential');
        }, store === 'browser');
        const dialog = await logInToStay(page, say);
        const cookies = await context.cookies();
        expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['lastUser', 'loginRemember']));
        expect(decodeURIComponent(JSON.stringify(cookies))).not.toContain(password);
        expect(Math.max(...cookies.map(({ expires }) => expires))).toBeLessThan(Date.now() / 1000 + 86_401);
        await page.evaluate(() => sessionStorage.removeItem('token'));
        await page.goto('/login');
        await expect(passwordIn(dialog)).toHaveValue(password);
        await press(dialog.getByRole('button', { name: say('login.action'), exact: true }));
        await balanceOf(page, say);
        await page.goto('/?modal=sign-out');
        await press(page.getByRole('alertdialog').getByRole('button', { name: say('frame.signOut') }));
        await expect(page).toHaveURL(/\/$/);
        await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('loginRemember');
      });
    }

    test('FLT-019 a cookie that was edited is ignored and cleared', async ({ page, say, context }) => {
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PasswordCredential'));
      const dialog = await logInToStay(page, say);
      const kept = (await context.cookies()).find(({ name }) => name.startsWith('loginPassword'));
      if (!kept) throw new Error('nothing was kept');
      const edited = kept.value.startsWith('A') ? `B${kept.value.slice(1)}` : `A${kept.value.slice(1)}`;
      await context.addCookies([{ ...kept, value: edited }]);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/login');
      await expect(dialog.getByRole('textbox', { name: say('login.username') })).toHaveValue('demo.member');
      await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('loginRemember');
      await expect(passwordIn(dialog)).toHaveValue('');
    });
  });

  test('SES-06 FLT-127 a session about to end warns, and one key keeps it and what was typed', async ({
    page,
    say,
    world,
  }) => {
    await world.settings({ sessionMinutes: 1 });
    await enter(page, 'member');
    await world.settings({ sessionMinutes: 1 });
    await page.reload();
    const warning = page.getByRole('alertdialog', { name: say('expiry.title') });
    await expect(warning).toBeVisible();
    await expect(warning.getByRole('button', { name: say('expiry.stay') })).toBeFocused();
    await world.settings({ sessionMinutes: 120 });
    await page.keyboard.press('Enter');
    await expect(warning).toBeHidden();
    await balanceOf(page, say);
  });

  test('FLT-013 signing out without a network forgets at once and tells the platform when it is back', async ({
    page,
    press,
    say,
    world,
    quiet,
  }) => {
    await enter(page, 'member');
    await balanceOf(page, say);
    await page.goto('/?modal=sign-out');
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: say('frame.signOut') });
    await expect(confirm).toBeVisible();
    const logout = '**/wps/session/logout';
    await page.route(logout, (route) => route.abort());
    await press(confirm);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    const open = async () => (await world.state()).sessions.length;
    expect(await open()).toBe(1);
    await page.unroute(logout);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(open).toBe(0);
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
