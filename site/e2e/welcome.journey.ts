// areas: welcome, sign-in/registration, games/open, member/deposit
import { expect, type Person, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { byMouse } from './press.ts';
import { dialogOf, nameIn, submit, toLastStep } from './registrationForm.ts';
import { agree, balanceOf, choosePassword, gameFrame, solve } from './steps.ts';

async function open({ page, say, press, world }: Pick<Person, 'page' | 'say' | 'press' | 'world'>, name: string) {
  const form = dialogOf(page, say);
  await nameIn(form, say).fill(name);
  await choosePassword(form);
  await toLastStep(form, say, press);
  await agree(form, say);
  await solve(form, say, world);
  await press(submit(form, say));
  await expect(form).toBeHidden({ timeout: 20_000 });
}

forOnePersona((test) => {
  test('REG-14 RSP-03 who has registered is shown their first steps: limits by one press, an offer that the deposit then begins with', async ({
    page,
    press,
    say,
    world,
  }) => {
    await page.goto('/register');
    await open({ page, press, say, world }, 'firststep7');
    await expect(page).toHaveURL(/\/welcome$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('firststep7');
    const card = (title: string) => page.getByRole('region', { name: title });

    await expect(card(say('welcome.deposit')).getByText(say('welcome.gift.then'))).toBeVisible();
    const limits = card(say('welcome.limits'));
    await press(limits.getByRole('button', { name: say('welcome.limits.use') }));
    await expect(limits.getByText(say('welcome.done'), { exact: true })).toBeVisible();
    await expect(limits.getByRole('button', { name: say('welcome.limits.use') })).toHaveCount(0);

    const offer = card(say('welcome.offer'));
    await expect(offer.getByRole('radio').last()).toBeChecked();
    await offer.getByRole('radio').first().check();
    await press(offer.getByRole('button', { name: say('welcome.offer.keep') }));
    await expect(offer.getByText(say('welcome.done'), { exact: true })).toBeVisible();

    await press(page.getByRole('link', { name: say('welcome.later') }));
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/?modal=member&centre=securityCenter');
    await press(page.getByRole('link', { name: say('profile.firstSteps') }));
    await expect(page).toHaveURL(/\/welcome$/);
    await press(card(say('welcome.deposit')).getByRole('link', { name: say('welcome.deposit.action') }));
    await expect(page.getByLabel(say('deposit.bonus'))).not.toHaveValue('');
  });
});

test('REG-14 NAV-24 GAM-11 FLT-121 a game that was chosen before registering starts at once, a reload in between too, and waits on the page of first steps; giving up the login leads back to its sheet', async ({
  page,
  say,
  world,
}) => {
  await page.goto('/rng');
  const card = page.locator('#lobby-games').getByRole('link').first();
  await card.click();
  const sheet = page.getByRole('dialog', { name: say('game.details') });
  const title = (await sheet.locator('p[dir=auto]').first().textContent()) ?? '';
  const play = sheet.getByRole('button', { name: say('game.play.short'), exact: true });
  const login = page.getByRole('dialog', { name: say('login.title') });
  await play.click();
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(play).toBeFocused();
  await play.click();
  await login.getByRole('tab', { name: say('login.register') }).click();
  await expect(dialogOf(page, say)).toBeVisible();
  await page.reload();
  await open({ page, say, world, press: byMouse }, 'firstgame7');
  await page.waitForURL(/\/game\?/);
  await expect(gameFrame(page).locator('body')).toBeVisible();
  await page.goto('/welcome');
  await balanceOf(page, say);
  await expect(page.getByRole('link', { name: say('game.play', { title }), exact: true })).toBeVisible();
});
