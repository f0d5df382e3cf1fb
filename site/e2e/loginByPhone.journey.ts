// areas: sign-in/login, sign-in/codes, sign-in/phone
import { expect, expected, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { balanceOf, isSignedIn, lastCode, waitFor } from './steps.ts';

const refused = /Failed to load resource.*(400|401|403|429|500)/;

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

test('FLT-104 SMS-01 a device clock that is set while a code is waited for makes the wait neither longer nor shorter', async ({
  page,
  say,
}) => {
  await page.clock.install();
  await page.goto('/login?by=mobile');
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  await dialog.getByLabel(say('registration.field.mobileNum')).fill('3001234567');
  await dialog.getByRole('button', { name: say('codes.send') }).click();
  const wait = dialog.getByText(waitFor(say, '\\d+'));
  await expect(wait).toBeVisible();
  for (const years of [-10, 10]) {
    await page.clock.setSystemTime(Date.now() + years * 365 * 86_400_000);
    await page.clock.runFor(2000);
    const seconds = Number(/\d+/.exec((await wait.textContent()) ?? '')?.[0]);
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThanOrEqual(120);
  }
});

forOnePersona((test) => {
  test('LGN-01 LGN-03 SMS-01 SES-02 a code that is wrong, came too late or has let in once lets nobody in and says so; the number stays, and is there the next time', async ({
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
      await number.fill('3001234567');
      await expect(dialog.getByText('+923001234567')).toBeVisible();
      await press(dialog.getByRole('button', { name: say('codes.send') }));
      await expect(dialog.getByText(waitFor(say, '11\\d|120'))).toBeVisible();
      return lastCode(world);
    };
    await page.goto('/login');
    await press(dialog.getByRole('tab', { name: say('phone.mobile') }));
    await expect(page).toHaveURL(/by=mobile/);
    const late = await askForCode();
    await enterWith('000000x');
    await expect(dialog.getByRole('alert')).toContainText(say('error.code-wrong'));
    await expect(number).toHaveValue('3001234567');
    await world.pass(11 * 60_000);
    await enterWith(late);
    await expect(dialog.getByRole('alert')).toContainText(say('error.code-expired'));
    await expect(number).toHaveValue('3001234567');

    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login?by=mobile');
    const once = await askForCode();
    await enterWith(once);
    await balanceOf(page, say);
    await isSignedIn(page, 'demo.member');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'loginTypeSms');
    expect(decodeURIComponent(cookie?.value ?? '')).toBe('{"mobileNum":"3001234567","countryDialingCode":"92"}');

    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login?by=mobile');
    await expect(number).toHaveValue('3001234567');
    await enterWith(once);
    await expect(dialog.getByRole('alert')).toContainText(say('error.code-expired'));
    await expect(number).toHaveValue('3001234567');
    expected(quiet, refused);
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
});
