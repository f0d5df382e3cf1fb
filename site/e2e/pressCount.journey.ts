// areas: member/deposit, member/withdrawal, member/control, member/account, sign-in/registration, play
import type { Page } from '@playwright/test';
import { centreAt, confirmOf, counting, item, pressesTo, reach } from './centre.ts';
import { expect, expected, test } from './journey.ts';
import { byMouse } from './press.ts';
import { toLastStep } from './registrationForm.ts';
import { agree, choosePassword, enter, passwordIn, paymentPassword, secret, signOut, solve } from './steps.ts';
import type { Say } from './words.ts';

test('RSP-07 paying out takes no more presses than paying in, a limit is two away at most, from pages of every frame', async ({
  page,
  say,
}) => {
  const person = { page, say, press: byMouse };
  await enter(page, 'member', '/help');
  for (const [from, width] of [
    ['/help', 1280],
    ['/game?id=100001', 1280],
    ['/game?id=100001', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const payingIn = await pressesTo('depositv2', from, person);
    expect(await pressesTo('withdraw', from, person), `${from} at ${width}`).toBeLessThanOrEqual(payingIn);
    expect(await pressesTo('playControl', from, person), from).toBeLessThanOrEqual(2);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  const payingIn = await pressesToSend('depositv2', page, say);
  expect(await pressesToSend('withdraw', page, say)).toBeLessThanOrEqual(payingIn);
});

test('RSP-07 closing an account takes no more presses than opening one', async ({ page, say, world, quiet }) => {
  await page.goto('/help');
  const opening = counting(byMouse);
  await opening.press(page.getByRole('link', { name: say('login.register'), exact: true }).first());
  const form = page.getByRole('dialog', { name: say('register.title') });
  await form.getByRole('textbox', { name: say('login.username') }).fill('newcomer7');
  await choosePassword(form);
  await toLastStep(form, say, opening.press);
  await agree(form, say);
  const ticks = await form.getByRole('checkbox', { checked: true }).count();
  await solve(form, say, world);
  await opening.press(form.getByRole('button', { name: say('register.action'), exact: true }));
  await expect(form).toBeHidden();

  // An account without money, so that only the forced password change is in the way.
  await signOut(page, say, byMouse, '/help');
  await page.goto('/help?modal=login');
  const login = page.getByRole('dialog', { name: say('login.title') });
  await login.getByRole('textbox', { name: say('login.username') }).fill('demo.new');
  await passwordIn(login).fill('Baize.first.1');
  await login.getByRole('button', { name: say('login.action'), exact: true }).click();
  const change = page.getByRole('dialog', { name: say('password.title') });
  await choosePassword(change);
  await change.getByRole('button', { name: say('password.action') }).click();
  await expect(change).toBeHidden();
  await page.goto('/help');

  const closing = counting(byMouse);
  await closing.press(page.getByRole('button', { name: /demo\.new/ }).first());
  await closing.press(item(page, say, 'member.title'));
  const account = centreAt(page, say, 'securityCenter');
  await closing.press(account.getByRole('button', { name: say('profile.close'), exact: true }));
  await account.locator('input[type="password"]').last().fill(secret);
  const request = page.waitForRequest(/MCSFE_closeAccount/);
  await closing.press(account.getByRole('button', { name: say('profile.close.action'), exact: true }));
  await request;
  expect(closing.count()).toBeLessThanOrEqual(opening.count() + ticks);
  expected(quiet, /Failed to load resource.*status of 40[13]/);
});

async function pressesToSend(key: 'depositv2' | 'withdraw', page: Page, say: Say): Promise<number> {
  const paysIn = key === 'depositv2';
  const { press, count } = counting(byMouse);
  await page.goto('/help');
  await reach(key, { page, say, press });
  const form = centreAt(page, say, key);
  const amount = say(paysIn ? 'deposit.amount' : 'withdrawal.amount');
  await form.getByRole('textbox', { name: new RegExp(`^${amount}`) }).fill('500');
  const onward = say(paysIn ? 'deposit.continue' : 'withdrawal.continue');
  await press(form.getByRole('button', { name: onward, exact: true }));
  const confirm = confirmOf(form, say);
  await expect(confirm).toBeVisible();
  if (!paysIn) await form.locator('input[type="password"]').fill(paymentPassword);
  const request = page.waitForRequest(paysIn ? /MCSFE_placeDeposit/ : /MCSFE_withdraw$/);
  await press(confirm);
  await request;
  return count();
}
