// areas: sign-in/registration, games/lobby
import { checkUsername } from '@baize/gateway';
import { expect, expected, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { byMouse } from './press.ts';
import { dialogOf, goOn, nameIn, onward, passwords, stepIn, submit, toLastStep } from './registrationForm.ts';
import { choosePassword, secret } from './steps.ts';

forOnePersona((test) => {
  test('REG-10 the steps: by Enter and back, the heading has the focus, the size stays, the button is always in sight, what was typed is kept', async ({
    page,
    press,
    say,
  }) => {
    await page.goto('/register');
    const form = dialogOf(page, say);
    await expect(stepIn(form)).toHaveAccessibleName(
      say('registration.step.current', { step: 1, count: 3, name: say('registration.step.login') }),
    );
    const box = await form.boundingBox();
    const isSteady = async () => {
      expect(await form.boundingBox()).toEqual(box);
      await expect(form.locator('button[type="submit"]')).toBeInViewport({ ratio: 1 });
    };
    await isSteady();
    await nameIn(form, say).fill('enter7up');
    await nameIn(form, say).press('Enter');
    await expect(passwords(form).first()).toBeFocused();
    await choosePassword(form);
    await passwords(form).last().press('Enter');
    await expect(stepIn(form)).toBeFocused();
    await expect(stepIn(form)).toHaveAccessibleName(
      say('registration.step.current', { step: 2, count: 3, name: say('registration.step.about') }),
    );
    await isSteady();
    await form.locator('[name="email"]').fill('enter@seven.example');
    await press(form.getByRole('button', { name: say('registration.back') }));
    await expect(stepIn(form)).toBeFocused();
    await expect(nameIn(form, say)).toHaveValue('enter7up');
    await expect(passwords(form).first()).toHaveValue(secret);
    await goOn(form, say, press);
    await expect(form.locator('[name="email"]')).toHaveValue('enter@seven.example');
    await form.locator('[name="payeeName"]').fill('7');
    await press(onward(form, say));
    await expect(form.locator('[name="payeeName"]')).toBeFocused();
    await press(form.getByRole('button', { name: say('registration.skip') }));
    await expect(submit(form, say)).toBeVisible();
    await isSteady();
    await expect(form.getByText('enter@seven.example')).toBeVisible();
    await expect(form.getByText(secret)).toHaveCount(0);
    await press(
      form.getByRole('button', { name: say('registration.change.field', { field: say('registration.field.email') }) }),
    );
    await expect(form.locator('[name="email"]')).toBeFocused();
  });
});

test('REG-12 a late answer for an older name is ignored, a failed one says so, and neither keeps anybody from going on', async ({
  page,
  say,
  world,
  quiet,
}) => {
  let letGo = () => {};
  const until = new Promise<void>((go) => {
    letGo = go;
  });
  let delivered: Promise<void> | undefined;
  await page.route(`**${checkUsername.path}?*`, async (route) => {
    if (!route.request().url().includes('benna')) return route.continue();
    const answer = await route.fetch();
    delivered = until.then(() => route.fulfill({ response: answer }).catch(() => undefined));
    await delivered;
  });
  await page.goto('/register');
  const form = dialogOf(page, say);
  const name = nameIn(form, say);
  await name.fill('benna');
  await expect(name).toHaveAccessibleDescription(say('registration.name.checking'));
  await name.fill('newheron7');
  await expect(form.getByRole('status').filter({ hasText: 'newheron7' })).toBeVisible();
  letGo();
  await expect.poll(() => delivered !== undefined).toBe(true);
  await delivered;
  await page.evaluate(() => new Promise((seen) => setTimeout(seen, 300)));
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('status').filter({ hasText: 'newheron7' })).toBeVisible();
  await world.settings({ faults: [{ call: 'checkUsername', kind: '429' }] });
  await name.fill('newheron8');
  await expect(name).toHaveAccessibleDescription(say('registration.name.unknown'));
  await choosePassword(form);
  await toLastStep(form, say, byMouse);
  await expect(form.getByText('newheron8')).toBeVisible();
  expected(quiet, /Failed to load resource/);
});

test('NAV-24 REG-10 the game that was chosen is named beside the form', async ({ page, say }) => {
  await page.goto('/rng');
  const card = page.locator('#lobby-games').getByRole('link').first();
  const title = (await card.getAttribute('aria-label')) ?? '';
  await card.click();
  const sheet = page.getByRole('dialog', { name: say('game.details') });
  await sheet.getByRole('button', { name: say('game.play.short'), exact: true }).click();
  await page
    .getByRole('dialog', { name: say('login.title') })
    .getByRole('tab', { name: say('login.register'), exact: true })
    .click();
  const form = dialogOf(page, say);
  await expect(form.getByText(say('registration.next'))).toBeVisible();
  const named = (await form.locator('bdi').first().textContent()) ?? '';
  expect(title).toContain(named);
});
