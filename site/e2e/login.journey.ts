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

for (const overtaken of [false, true]) {
  test(`FLT-007 a login whose dialog was closed ${overtaken ? 'does not replace a newer one' : 'signs nobody in'} when its answer comes`, async ({
    page,
    say,
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
    await expect.poll(() => asked).toBe(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    if (overtaken) {
      await follow(page, '/help?modal=login');
      await logInByDialog(page, say, byMouse, 'demo.vip');
      await balanceOf(page, say);
    }
    letGo();
    await page.waitForTimeout(1000);
    expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(overtaken ? 'demo.vip' : null);
    if (!overtaken) expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
}

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
