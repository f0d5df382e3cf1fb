// areas: sign-in/login, sign-in/session
// platforms: any
import type { Locator, Page } from '@playwright/test';
import { expect, expected, type Person, password, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { needs } from './platforms.ts';
import { balanceOf, enter, openSignOut, passwordIn, signOut } from './steps.ts';
import type { Say } from './words.ts';

const keptBy = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

async function logInToStay(page: Page, say: Say): Promise<Locator> {
  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  await dialog.getByRole('textbox', { name: say('login.username') }).fill('demo.member');
  await passwordIn(dialog).fill(password);
  await dialog.getByLabel(say('passwords.remember')).check();
  await page.keyboard.press('Enter');
  await balanceOf(page, say);
  await expect.poll(() => keptBy(page)).toContain('loginRemember');
  return dialog;
}

const browserKeeps = (page: Page, itself: boolean) =>
  page.addInitScript((own) => {
    if (!own) {
      Reflect.deleteProperty(globalThis, 'PasswordCredential');
      return;
    }
    const kept = { id: '', password: '' };
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
  }, itself);

/** Stores an unreadable login, logs in again with one press, and signs out, which removes it. */
async function keepForADay({ page, press, say }: Person): Promise<void> {
  const dialog = await logInToStay(page, say);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['lastUser', 'loginRemember']));
  expect(decodeURIComponent(JSON.stringify(cookies))).not.toContain(password);
  expect(Math.max(...cookies.map(({ expires }) => expires))).toBeLessThan(Date.now() / 1000 + 86_401);
  await page.evaluate(() => sessionStorage.removeItem('token'));
  await page.goto('/login');
  await expect(passwordIn(dialog)).toHaveValue(password);
  await press(dialog.getByRole('button', { name: say('login.action'), exact: true }));
  await balanceOf(page, say);
  await signOut(page, say, press);
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => keptBy(page)).not.toContain('loginRemember');
}

test('SES-06 FLT-127 a session that nobody uses is warned of when its last minute begins, not only when the page opens in it, and one key keeps it', {
  tag: needs('sessionLife'),
}, async ({ page, say }) => {
  const endsAt = Date.now() + 63_000;
  const life = '**/MCSFE_getSessionLife*';
  await page.route(life, (route) => route.fulfill({ json: { success: true, value: { endsAt } } }));
  await enter(page, 'member', '/help');
  await balanceOf(page, say);
  const warning = page.getByRole('alertdialog', { name: say('expiry.title') });
  await expect(warning).toBeVisible();
  expect(endsAt - Date.now()).toBeLessThanOrEqual(60_000);
  await expect(warning.getByRole('button', { name: say('expiry.stay') })).toBeFocused();
  await page.unroute(life);
  await page.keyboard.press('Enter');
  await expect(warning).toBeHidden();
  await balanceOf(page, say);
});

forOnePersona((test) => {
  test('LGN-07 SAF-03 FLT-019 a login kept for a day by the browser: never readable, gone after signing out', async ({
    page,
    person,
  }) => {
    await browserKeeps(page, true);
    await keepForADay(person);
  });

  test('LGN-07 SAF-03 FLT-019 a login kept for a day under a seal: never readable, gone after signing out, and ignored and cleared once it was edited', async ({
    page,
    person,
    say,
    context,
  }) => {
    await browserKeeps(page, false);
    await keepForADay(person);

    const dialog = await logInToStay(page, say);
    const kept = (await context.cookies()).find(({ name }) => name.startsWith('loginPassword'));
    if (!kept) throw new Error('nothing was kept');
    const edited = kept.value.startsWith('A') ? `B${kept.value.slice(1)}` : `A${kept.value.slice(1)}`;
    await context.addCookies([{ ...kept, value: edited }]);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login');
    await expect(dialog.getByRole('textbox', { name: say('login.username') })).toHaveValue('demo.member');
    await expect.poll(() => keptBy(page)).not.toContain('loginRemember');
    await expect(passwordIn(dialog)).toHaveValue('');
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
    const confirm = await openSignOut(page, say);
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
