// areas: sign-in/registration, sign-in/codes, sign-in/phone, legal
import { expect, expected, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { byMouse } from './press.ts';
import { dialogOf, goOn, nameIn, onward, passwords, submit, toLastStep } from './registrationForm.ts';
import { agree, balanceOf, choosePassword, isSignedIn, lastCode, secret, solve, waitFor } from './steps.ts';

const refused = /Failed to load resource|net::ERR_FAILED/;

test('REG-08 NAV-02 what is agreed to opens beside the form from inside the sentence and ticks nothing; what was typed stays; the foot of every page leads there too', async ({
  page,
  say,
  context,
}) => {
  await page.goto('/register');
  const form = dialogOf(page, say);
  await nameIn(form, say).fill('reader77');
  await choosePassword(form);
  await toLastStep(form, say, byMouse);
  const consent = form.getByRole('checkbox', { name: say('register.terms'), exact: true });
  const sentence = form.locator('label').filter({ hasText: say('register.terms') });
  await expect(consent).not.toBeChecked();
  for (const [place, kind] of (['terms', 'privacy'] as const).entries()) {
    const opening = context.waitForEvent('page');
    await sentence.getByRole('link').nth(place).click();
    const beside = await opening;
    await expect(beside.getByRole('heading', { level: 1, name: say(`legal.${kind}`) })).toBeVisible();
    await expect(beside.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(beside).toHaveTitle(new RegExp(`^${say(`legal.${kind}`)}`));
    await expect(beside.getByRole('contentinfo').getByRole('link', { name: say(`legal.${kind}`) })).toHaveAttribute(
      'href',
      `/${kind}`,
    );
    expect(await beside.evaluate(() => opener)).toBeNull();
    await beside.close();
    await expect(consent).not.toBeChecked();
  }
  await form.getByRole('button', { name: say('registration.change.field', { field: say('login.username') }) }).click();
  await expect(nameIn(form, say)).toBeFocused();
  await expect(nameIn(form, say)).toHaveValue('reader77');
  await expect(passwords(form).first()).toHaveValue(secret);
});

test('REG-08 RSP-05 the age is the brand’s, and nobody comes in without confirming it and agreeing', async ({
  page,
  say,
  world,
}) => {
  await world.scenario('brand-lumen');
  await page.goto('/register');
  const form = dialogOf(page, say);
  await nameIn(form, say).fill('twentyone');
  await choosePassword(form);
  await goOn(form, say, byMouse);
  await form.locator('[name="email"]').fill('twenty@one.example');
  await toLastStep(form, say, byMouse);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('register')) sent++;
  });
  await submit(form, say).click();
  await expect(form.getByLabel(say('register.age', { age: 21 }))).toHaveAccessibleDescription(
    say('register.age.required', { age: 21 }),
  );
  await expect(form.getByLabel(say('register.terms'))).toHaveAccessibleDescription(say('register.terms.required'));
  expect(sent).toBe(0);
  await agree(form, say, 21);
  await expect(form.getByText(say('register.age.required', { age: 21 }))).toHaveCount(0);
});

forOnePersona((test) => {
  test('REG-04 REG-07 LGN-06 SMS-01 VAL-03 FLT-021 FLT-116 registering by number, whatever does not come at first: what reads the number, the right code, a picture', async ({
    page,
    press,
    say,
    world,
    quiet,
  }) => {
    await world.settings({ toggles: { REGMOBVERF3: true } });
    const plans = /\/assets\/phones-[^/]*\.js/;
    await page.route(plans, (route) => route.abort());
    await page.goto('/register?by=mobile');
    const form = dialogOf(page, say);
    const number = form.locator('input[autocomplete="tel-national"]');

    await test.step('a number is typed although nothing reads it, and is read once that is tried again', async () => {
      await nameIn(form, say).fill('bynumber');
      await choosePassword(form);
      await press(onward(form, say));
      await expect(number).toBeFocused();
      await number.fill('0333 5550101');
      const again = form.getByRole('button', { name: say('registration.mobile.failed') });
      await expect(again).toBeVisible();
      await expect(number).toBeFocused();
      await page.unroute(plans);
      await press(again);
      await expect(form.getByText('+923335550101')).toBeVisible();
      await expect(number).toHaveValue('0333 5550101');
      await expect(again).toBeHidden();
    });

    const right = await test.step('a wrong code leads back to its field', async () => {
      await goOn(form, say, press);
      await press(form.getByRole('button', { name: say('codes.send') }));
      await expect(form.getByText(waitFor(say, '11\\d|120'))).toBeVisible();
      const sent = await lastCode(world);
      const code = form.getByLabel(say('codes.label'));
      await code.fill(sent === '000000' ? '111111' : '000000');
      await toLastStep(form, say, press);
      await agree(form, say);
      await solve(form, say, world);
      await world.settings({ faults: [{ call: 'captcha', kind: '422' }] });
      await press(submit(form, say));
      await expect(code).toHaveAccessibleDescription(say('error.code-wrong'));
      await expect(code).toBeFocused();
      await press(form.getByRole('button', { name: say('registration.back') }));
      await expect(passwords(form).first()).toHaveValue(secret);
      await goOn(form, say, press);
      return sent;
    });

    await test.step('a picture that does not come is asked for again, and the account is open', async () => {
      await form.getByLabel(say('codes.label')).fill(right);
      await toLastStep(form, say, press);
      await expect(form.getByText(say('login.captcha.failed'))).toBeVisible();
      await world.settings({ faults: [] });
      await press(form.getByRole('button', { name: say('login.captcha.refresh') }));
      await solve(form, say, world);
      await press(submit(form, say));
      await expect(form).toBeHidden({ timeout: 20_000 });
      await balanceOf(page, say);
      await expect(page).toHaveURL(/\/welcome$/);
      await isSignedIn(page, 'bynumber');
    });
    expected(quiet, refused);
  });

  test('REG-05 REG-01 an invitation of the address opens a closed registration, and goes with it', async ({
    page,
    press,
    say,
    world,
  }) => {
    await world.settings({ toggles: { DIRECTREG3: false } });
    await page.goto('/rng?code=TABLE42');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/register');
    const form = dialogOf(page, say);
    await nameIn(form, say).fill('invited7');
    await choosePassword(form);
    await goOn(form, say, press);
    await expect(form.locator('[name="affiliateCode"]')).toHaveCount(0);
    await toLastStep(form, say, press);
    await expect(form.getByText(say('registration.invitation.kept', { code: 'TABLE42' }))).toBeVisible();
    await agree(form, say);
    await solve(form, say, world);
    await press(submit(form, say));
    await expect(form).toBeHidden({ timeout: 20_000 });
    await balanceOf(page, say);
  });

  test('FLT-124 REG-09 FLT-022 a registration without reading a picture; what was typed survives a reload, the password nowhere', async ({
    page,
    press,
    say,
  }) => {
    await page.goto('/register');
    const form = dialogOf(page, say);
    await nameIn(form, say).fill('unseen77');
    await passwords(form).first().fill(secret);
    const kept = () =>
      page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));
    await expect.poll(kept).toContain('unseen77');
    expect(await kept()).not.toContain(secret);
    expect(await page.content()).not.toContain(secret);
    await page.reload();
    await expect(nameIn(form, say)).toHaveValue('unseen77');
    await expect(passwords(form).first()).toHaveValue('');
    await choosePassword(form);
    await toLastStep(form, say, press);
    await agree(form, say);
    await press(form.getByRole('button', { name: say('passwords.proof') }));
    await expect(form.getByText(say('passwords.proof.done')).first()).toBeVisible();
    await press(submit(form, say));
    await expect(form).toBeHidden({ timeout: 20_000 });
    await balanceOf(page, say);
  });
});
