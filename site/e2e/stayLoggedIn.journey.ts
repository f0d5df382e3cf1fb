import type { Locator, Page } from '@playwright/test';
import { expect, expected, password, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { balanceOf, enter, passwordIn } from './steps.ts';
import type { Say } from './words.ts';

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

forOnePersona((test) => {
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
});
