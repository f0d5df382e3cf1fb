// areas: member, member/control, play, app
import type { Page } from '@playwright/test';
import { centreAt, item, pressesTo } from './centre.ts';
import { expect, expected, phone, test } from './journey.ts';
import { byKeys, byMouse, tabTo } from './press.ts';
import { balanceOf, enter, fits, logInByDialog, signOut, tabBeside } from './steps.ts';

const minute = 60_000;

test('MEM-01 NAV-19 NAV-13 FLT-101 HDR-07 a page of the centre is an address: through the login, a reload keeps it, each Back is one step, one press closes all', {
  tag: '@smoke',
}, async ({ page, say }) => {
  const menu = page.getByRole('dialog').getByRole('navigation', { name: say('member.title') });
  const control = centreAt(page, say, 'playControl');

  await test.step('a shared address leads a visitor through the login and on to its page', async () => {
    await page.goto('/help?modal=member&centre=transferFund');
    await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
    await expect(centreAt(page, say, 'transferFund')).toHaveCount(0);
    await logInByDialog(page, say, byMouse);
    await expect(centreAt(page, say, 'transferFund')).toBeVisible();
    await expect(page).toHaveURL(/\/help\?modal=member&centre=transferFund$/);
  });

  await test.step('a reload keeps the page, and each Back is one step', async () => {
    await page.goto('/help');
    await page.getByRole('button', { name: /demo\.member/ }).click();
    await item(page, say, 'member.title').click();
    await expect(centreAt(page, say, 'securityCenter')).toBeVisible();
    await item(menu, say, 'member.page.referral').click();
    await item(menu, say, 'member.page.playControl').click();
    await expect(page).toHaveURL(/\/help\?modal=member&centre=playControl$/);
    await page.reload();
    await expect(control.getByRole('heading', { name: say('control.limits') })).toBeVisible();
    await expect(item(menu, say, 'member.page.playControl')).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(centreAt(page, say, 'referral')).toBeVisible();
    await page.goBack();
    await expect(centreAt(page, say, 'securityCenter')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('one press closes all of it', async () => {
    await page.goForward();
    await page.goForward();
    await item(menu, say, 'member.page.playControl').click();
    await control.getByRole('button', { name: say('frame.close') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/help$/);
  });
});

test('MEM-18 RSP-03 RSP-04 RSP-07 by keyboard alone: a limit lowered at once, raised and lifted after a day, a cool-off begun, and a refused game leads back here', async ({
  page,
  say,
  quiet,
}) => {
  await enter(page, 'member', '/help');
  await byKeys(page.getByRole('link', { name: say('session.limits'), exact: true }));
  const control = centreAt(page, say, 'playControl');
  const name = `${say('control.kind.stake')} · ${say('control.period.day')}`;
  const limit = control.getByRole('listitem').filter({ hasText: name });
  const lift = control.getByRole('button', { name: `${say('control.lift')}: ${name}` });
  const keep = control.getByRole('button', { name: say('control.pending.cancel') });
  const set = async (amount: string) => {
    await byKeys(control.getByRole('button', { name: `${say('control.change')}: ${name}` }));
    await expect(control.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(amount);
    await page.keyboard.press('Enter');
  };
  await set('3000');
  await expect(page.getByText(say('control.done.now'))).toBeVisible();
  await expect(limit).toContainText(/3,000/);
  await set('9000');
  // A higher limit takes effect after a day; the lower one applies until then.
  await expect(limit).toContainText(/3,000.*9,000/);
  await byKeys(keep);
  await expect(keep).toHaveCount(0);
  await expect(limit).not.toContainText(/9,000/);
  await byKeys(lift);
  await expect(keep).toBeVisible();
  await expect(lift).toHaveCount(0);
  await expect(limit).toContainText(/3,000/);
  await tabTo(control.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(control.getByLabel(say('control.rest.length'))).toHaveValue('7');
  await byKeys(control.getByRole('button', { name: say('control.rest.begin') }));
  const question = page.getByRole('alertdialog', { name: say('control.rest.ask') });
  await expect(question.getByRole('button', { name: say('frame.cancel') })).toBeFocused();
  await byKeys(question.getByRole('button', { name: say('control.rest.begin') }));
  await expect(page.getByText(say('break.done'))).toBeVisible();
  // While the question is open, Escape closes only the question.
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(control).toBeHidden();
  await expect(page.getByRole('link', { name: say('session.limits'), exact: true })).toBeFocused();
  await page.goto('/game?id=100001');
  await expect(page.getByText(new RegExp(say('play.rest.cool-off', { when: '.+' })))).toBeVisible();
  await byKeys(page.getByRole('link', { name: say('errors.way.control') }));
  await expect(control).toBeVisible();
  expected(quiet, /Failed to load resource.*status of 4\d\d/);
});

test.describe('in Urdu at 390 px', () => {
  test.use({ speech: 'UR', ...phone });

  test('MEM-01 MEM-18 HDR-04 HDR-14 RSP-03 RSP-07 the wallet and the account are a tab away, money in and out in the drawer, a raise is given up by finger', async ({
    page,
    say,
    press,
  }) => {
    await enter(page, 'limited', '/help');
    const tabs = page.getByRole('navigation', { name: say('frame.main') }).filter({ visible: true });
    await press(item(tabs, say, 'nav.wallet'));
    await expect(centreAt(page, say, 'transferFund')).toBeVisible();
    await page.goBack();
    await press(page.getByRole('button', { name: say('frame.menu') }));
    const drawer = page.getByRole('dialog', { name: say('frame.menu') });
    await expect(item(drawer, say, 'member.page.depositv2')).toHaveAttribute('href', /centre=depositv2/);
    await press(item(drawer, say, 'member.page.withdraw'));
    await expect(centreAt(page, say, 'withdraw')).toBeVisible();
    await page.goBack();
    await press(item(tabs, say, 'nav.account'));
    const menu = page.getByRole('dialog', { name: say('member.title') });
    await press(item(menu, say, 'member.page.playControl'));
    const control = centreAt(page, say, 'playControl');
    await expect(control.getByRole('listitem')).toHaveCount(3);
    await press(control.getByRole('button', { name: say('control.pending.cancel') }));
    await expect(page.getByText(say('control.done.cancelled'))).toBeVisible();
    await fits(page);
    await press(control.getByRole('link', { name: say('member.menu') }));
    await press(menu.getByRole('button', { name: say('frame.close') }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/help$/);
    const person = { page, say, press };
    expect(await pressesTo('withdraw', '/', person)).toBeLessThanOrEqual(await pressesTo('depositv2', '/', person));
    expect(await pressesTo('playControl', '/', person)).toBeLessThanOrEqual(2);
  });
});

test('RSP-02 the reality check comes to every tab, is answered once, and its count outlives a new login', async ({
  page,
  say,
  world,
}) => {
  const checkIn = (tab: Page) => tab.getByRole('alertdialog', { name: say('control.check') });
  await enter(page, 'member', '/nowhere?modal=member&centre=playControl');
  await page.getByLabel(say('control.check.every')).selectOption('5');
  await page.getByRole('button', { name: say('control.check.save') }).click();
  await expect(page.getByText(say('control.check.saved'))).toBeVisible();
  await world.pass(6 * minute);
  const other = await tabBeside(page, '/help');
  await page.reload();
  await expect(checkIn(other)).toBeVisible();
  await expect(checkIn(page).getByText(say('control.check.net'))).toBeVisible();
  await page.keyboard.press('Escape');
  await checkIn(page)
    .getByRole('button', { name: say('control.check.continue') })
    .click();
  await expect(checkIn(page)).toBeHidden();
  await expect(checkIn(other)).toBeHidden();
  await other.close();
  await world.pass(3 * minute);
  await signOut(page, say, byMouse, '/nowhere');
  await expect(page.getByText(say('frame.signedOut'))).toBeVisible();
  await page.goto('/help?modal=login');
  await logInByDialog(page, say, byMouse);
  await balanceOf(page, say);
  await expect(checkIn(page)).toHaveCount(0);
  await world.pass(3 * minute);
  await page.reload();
  await checkIn(page)
    .getByRole('button', { name: say('control.check.leave') })
    .click();
  await expect(page.getByText(say('frame.signedOut'))).toBeVisible();
});
