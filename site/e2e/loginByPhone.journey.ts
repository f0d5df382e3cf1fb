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
});
