import { find, findCss, findText } from './found.ts';
import { balanceOf, choosePassword, enter, kept, logIn, toBeAt } from './steps.ts';
import { expect, patience, test } from './test.ts';

const smoke = { tag: '@smoke' };

test('REG-04 REG-08 VAL-04 a visitor registers, and the form has said what it needs', async ({ walker }) => {
  const { tab, world, say } = walker;
  await tab.goto(`${world.origin}/register`);
  const form = find(tab, 'dialog', say('register.title'));
  const onward = form.find('button', say('registration.continue'));
  const submit = form.find('button', say('register.action'));
  await onward.press();
  const name = form.find('textbox', say('login.username'));
  await name.toBeFocused();
  expect(await name.attribute('aria-invalid')).toBe('true');
  await name.fill('newcomer7');
  await choosePassword(form);
  await expect(async () => {
    if ((await submit.count()) === 0) await onward.press();
    expect(await submit.count()).toBe(1);
  }).toPass({ timeout: 30_000 * patience });
  for (const label of [say('register.age', { age: 18 }), say('register.terms')]) {
    await form.find('checkbox', label).press();
  }
  const { captchas } = await world.state();
  await form
    .find('textbox', new RegExp(say('login.captcha')))
    .at(0)
    .fill(captchas.at(-1)?.answer ?? '');
  await submit.press();
  await form.toBeGone();
  await expect.poll(() => kept(tab, 'account')).toBe('newcomer7');
  await balanceOf(tab, say);
});

test('LGN-02 LGN-04 NAV-19 logging in says what is missing and stays on the page below', async ({ walker }) => {
  const { tab, world, say } = walker;
  await tab.goto(`${world.origin}/rng?vendor=PKP&modal=login`);
  const dialog = find(tab, 'dialog', say('login.title'));
  await dialog.find('button', say('login.action')).press();
  await dialog.find('textbox', say('login.username')).toBeFocused();
  await logIn(walker);
  await balanceOf(tab, say);
  await toBeAt(tab, /^\/rng\?vendor=PKP$/);
});

test('PWD-02 SES-01 a letter’s password has to be changed, a reload included', async ({ walker }) => {
  const { tab, world, say } = walker;
  await tab.goto(`${world.origin}/?modal=login`);
  await find(tab, 'dialog').find('link', say('passwords.forgot')).press();
  const lost = find(tab, 'dialog', say('passwords.title'));
  await lost.find('textbox', say('login.username')).fill('demo.member');
  await lost.find('textbox', say('registration.field.email')).fill('demo.member@mail.example');
  await tab.press('Enter');
  await lost.text(say('been out')).toBeShown();
  const sent = (await world.state()).letters.at(-1)?.password ?? '';
  await lost.find('link', say('passwords.back')).press();
  const dialog = find(tab, 'dialog', say('login.title'));
  await dialog.find('textbox', say('login.username')).fill('demo.member');
  await dialog.css('input[autocomplete="current-password"]').fill(sent);
  await tab.press('Enter');
  const forced = find(tab, 'dialog', say('password.title'));
  await forced.toBeShown();
  await tab.reload();
  await forced.toBeShown();
  await forced.css('input[autocomplete="current-password"]').fill(sent);
  await choosePassword(forced);
  await forced.find('button', say('password.action')).press();
  await forced.toBeGone();
  await balanceOf(tab, say);
});

test('SES-05 SES-07 a new tab has the session, and signing out ends it in every tab', smoke, async ({ walker }) => {
  const { tab, visit, world, say } = walker;
  await enter(walker, 'member', '/help');
  await balanceOf(tab, say);
  const token = await kept(tab, 'token');
  const other = await visit.open();
  await other.resize(1440, 900);
  await other.goto(`${world.origin}/pointMall?tab=records`);
  await balanceOf(other, say);
  expect(await kept(other, 'token')).toBe(token);
  await other.goto(`${world.origin}/?modal=sign-out`);
  await find(other, 'alertdialog').find('button', say('frame.signOut')).press();
  await findText(other, say('frame.signedOut')).toBeShown();
  for (const each of [tab, other]) await expect.poll(() => kept(each, 'token')).toBeNull();
  await findCss(tab, `[title="${say('frame.balance.refresh')}"]`).toBeGone();
});

test('LGN-07 SES-07 storage that the browser wiped leaves a visitor with a page that works', async ({ walker }) => {
  const { tab, world, say } = walker;
  await enter(walker, 'member', '/help');
  await balanceOf(tab, say);
  await tab.evaluate('localStorage.clear(); sessionStorage.clear()');
  await tab.goto(`${world.origin}/rng`);
  await findCss(tab, '#lobby-games').find('link').at(0).toBeShown();
  await find(tab, 'heading', say('nav.rng')).toBeShown();
  expect(await kept(tab, 'token')).toBeNull();
});
