// areas: member/account, sign-in/login
import { expect, expected, test } from './journey.ts';
import { choosePassword, enter, lastCode, passwordIn, secret } from './steps.ts';
import type { Say } from './words.ts';

test('MEM-02 SMS-01 FLT-021 another number is bound by two codes, and is what a login by phone reaches from then on', async ({
  page,
  say,
  world,
}) => {
  await enter(page, 'member', '/?modal=member&centre=securityCenter');
  const contacts = page.getByRole('region', { name: say('profile.contacts') });
  const change = `${say('profile.contact.change')}: ${say('profile.mobile')}`;
  await contacts.getByRole('button', { name: change }).click();
  const sends = contacts.getByRole('button', { name: say('codes.send') });
  const codes = contacts.locator('input[autocomplete="one-time-code"]');
  await sends.first().click();
  const waits = contacts.getByRole('button', { name: countedDown(say) });
  await expect(waits).toHaveCount(1);
  await codes.first().fill(await lastCode(world));
  await contacts.getByRole('textbox', { name: say('registration.field.mobileNum') }).fill('0333 5550188');
  await sends.click();
  await expect(waits).toHaveCount(2);
  await codes.last().fill(await lastCode(world));
  await contacts.getByRole('button', { name: say('profile.bind.action') }).click();
  await expect(contacts.getByText(/•••\s188/).first()).toBeVisible();
  await expect(contacts.getByRole('button', { name: change })).toHaveAttribute('aria-expanded', 'false');
});

test('MEM-02 RSP-07 FLT-018 an account is closed by two presses and its password, and nobody logs in to it again', async ({
  page,
  say,
  quiet,
}) => {
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: say('login.title') });
  const name = login.getByRole('textbox', { name: say('login.username') });
  const send = login.getByRole('button', { name: say('login.action'), exact: true });
  await name.fill('demo.new');
  await passwordIn(login).fill('Baize.first.1');
  await send.click();
  const change = page.getByRole('dialog', { name: say('password.title') });
  await choosePassword(change);
  await change.getByRole('button', { name: say('password.action') }).click();
  await expect(change).toBeHidden();
  await page.goto('/?modal=member&centre=securityCenter');
  const closing = page.getByRole('region', { name: say('profile.close') });
  await closing.getByRole('button', { name: say('profile.close') }).click();
  const end = closing.getByRole('button', { name: say('profile.close.action') });
  await closing.getByLabel(say('profile.password')).first().fill('not this one');
  await end.click();
  await expect(closing.getByText(say('profile.payment.wrong'))).toBeVisible();
  await closing.getByLabel(say('profile.password')).first().fill(secret);
  await end.click();
  await expect(page.getByText(say('profile.close.done'))).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await page.goto('/login');
  await name.fill('demo.new');
  await passwordIn(login).fill(secret);
  await send.click();
  await expect(login.getByRole('alert')).toContainText(say('error.login-failed'));
  expected(quiet, /Failed to load resource.*(401|403)/);
});

const countedDown = (say: Say) => new RegExp(`^${say('codes.wait', { seconds: '#' }).replace('#', '\\d+')}$`);
