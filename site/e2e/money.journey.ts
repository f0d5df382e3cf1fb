// areas: member/deposit, member/withdrawal, member/movement, money
// platforms: any
import type { Locator, Page } from '@playwright/test';
import { askToPayOut, confirmOf, region } from './centre.ts';
import { expect, expected, test } from './journey.ts';
import { needs } from './platforms.ts';
import { byKeys, byMouse, tabTo } from './press.ts';
import { balanceOf, enter, holdCalls, paymentPassword, tabBeside } from './steps.ts';
import type { Say } from './words.ts';

const failures = /Failed to load resource|net::ERR/;
const deposit = '/?modal=member&centre=depositv2';
const withdraw = '/?modal=member&centre=withdraw';

const centreOf = (page: Page, say: Say, key: 'depositv2' | 'withdraw'): Locator =>
  page.getByRole('dialog', { name: say(`member.page.${key}`) });
const typed = (centre: Locator, say: Say, id: 'deposit.amount' | 'withdrawal.amount') =>
  centre.getByRole('textbox', { name: say(id) });
const secretIn = (centre: Locator) => centre.locator('input[type="password"]');

test('MEM-04 MEM-19 HDR-05 FLT-027 FLT-041 paying in by keyboard alone: one order however often Enter is pressed, paid on the channel’s page, credited by what the platform says, and the balance above follows while the order is shown', {
  tag: '@smoke',
}, async ({ page, say, world, quiet }) => {
  const credited = async () =>
    (await world.ledger('demo.member')).entries.filter(({ kind }) => kind === 'deposit').length;
  await enter(page, 'member', deposit);
  const before = await credited();
  const centre = centreOf(page, say, 'depositv2');
  await tabTo(centre.getByRole('radio', { name: /Tessel Bank/ }));
  await page.keyboard.press('ArrowDown');
  await expect(centre.getByRole('radio', { name: /Tallyscan/ })).toBeChecked();
  await tabTo(typed(centre, say, 'deposit.amount'));
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  const review = region(centre, say('movement.review'));
  await expect(review.getByRole('heading')).toBeFocused();
  await tabTo(confirmOf(review, say));
  for (let time = 0; time < 10; time++) await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/movement=/);
  await expect(region(centre, say('deposit.order'))).toBeVisible();
  await byKeys(centre.getByRole('link', { name: say('deposit.order.open') }));
  await page.waitForURL(/\/sandbox\/pay\//);
  await byKeys(page.getByRole('button'));
  await page.waitForURL(/movement=/);
  await expect(centre.getByText(say('movement.state.in-review')).first()).toBeVisible();
  expect(await credited()).toBe(before);
  const balance = await balanceOf(page, say);
  await world.pass(61_000);
  await expect.poll(() => balanceOf(page, say), { timeout: 25_000 }).toBe(balance + 50_000n);
  await page.goto(`${deposit}&c-movement=D0000000000&status=credited`);
  await expect(centre.getByText(say('movement.timeline'))).toHaveCount(0);
  await byKeys(centre.getByRole('link', { name: say('movement.overview') }));
  await expect(centre.getByRole('row').nth(1)).toContainText(say('movement.state.credited'));
  expect(await credited()).toBe(before + 1);
  expected(quiet, failures);
});

test('FLT-153 FLT-154 an amount outlives the network and a reload, also when sending was tried; a press that nothing answers ends in words and a way on', {
  tag: needs('faults'),
}, async ({ page, context, say, world, quiet }) => {
  await enter(page, 'member', deposit);
  const centre = centreOf(page, say, 'depositv2');
  const amount = typed(centre, say, 'deposit.amount');
  const goOn = centre.getByRole('button', { name: say('deposit.continue') });
  await amount.fill('750');
  await context.setOffline(true);
  await goOn.click();
  await expect(centre.getByRole('alert').first()).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(amount).toHaveValue(/750/);
  await page.reload();
  await expect(amount).toHaveValue(/750/);
  await goOn.click();
  await world.settings({ faults: ['placeDeposit', 'moneyFate'].map((call) => ({ call, kind: 'cut-json' })) });
  await confirmOf(centre, say).click();
  await expect(centre.getByRole('button', { name: say('money.fate.check') })).toBeVisible({ timeout: 60_000 });
  expected(quiet, failures);
});

test('FLT-028 FLT-031 FLT-099 a page that is reloaded before the answer came takes its press up again, and no other tab does', {
  tag: ['@smoke', ...needs('faults')],
}, async ({ page, context, say, world, quiet }) => {
  await enter(page, 'member', deposit);
  const other = await context.newPage();
  // Headless browsers report every tab as visible, and a visible one would take over the payment.
  await other.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
  await other.goto('/');
  await page.bringToFront();
  const centre = centreOf(page, say, 'depositv2');
  await typed(centre, say, 'deposit.amount').fill('500');
  await centre.getByRole('button', { name: say('deposit.continue') }).click();
  await world.settings({ faults: [{ call: 'placeDeposit', kind: 'stalled' }] });
  // The platform processes the deposit, but the response never ends.
  const sent = page.waitForResponse(/MCSFE_placeDeposit/);
  await confirmOf(centre, say).click();
  await sent;
  // Hold the lookup, which would otherwise finish too fast to be seen.
  const tell = await holdCalls(page, '**/MCSFE_moneyFate*');
  await page.reload();
  await expect(centre.getByText(say('movement.elsewhere', { what: '|' }).split('|')[0] ?? '')).toBeVisible();
  await expect(centre.getByRole('button', { name: say('deposit.continue') })).toHaveCount(0);
  tell();
  await expect(region(centre, say('deposit.order'))).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('moneyIntents'))).toBeNull();
  await centre.getByRole('link', { name: say('movement.overview') }).click();
  await expect(region(centre, say('deposit.open')).getByRole('link')).toHaveCount(1);
  expected(quiet, failures);
});

test('MEM-05 MEM-06 FLT-027 paying out by keyboard alone, Enter pressed ten times: it leaves once, and its receipt is confirmed', {
  tag: ['@smoke', ...needs('confirmReceipt', 'setPaymentPassword')],
}, async ({ page, say, world }) => {
  await enter(page, 'member', withdraw);
  const centre = centreOf(page, say, 'withdraw');
  await tabTo(centre.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(centre.getByRole('radio', { name: /Quillpay/ })).toBeChecked();
  await tabTo(typed(centre, say, 'withdrawal.amount'));
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  const review = region(centre, say('movement.review'));
  await expect(review.getByRole('heading')).toBeFocused();
  await tabTo(secretIn(review));
  await page.keyboard.type(paymentPassword);
  await tabTo(review.locator('button[type="submit"]'));
  for (let time = 0; time < 10; time++) await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/movement=/);
  await expect(centre.getByText(say('movement.state.in-review')).first()).toBeVisible();
  const { entries } = await world.ledger('demo.member');
  expect(entries.filter(({ kind, amount }) => kind === 'withdrawal' && amount === '-500.00')).toHaveLength(1);
  await world.pass(3 * 60_000);
  await page.reload();
  const receipt = region(centre, say('receipt.title'));
  await tabTo(receipt.getByRole('radio', { checked: true }));
  await byKeys(receipt.getByRole('button', { name: say('receipt.send') }));
  await expect(centre.getByText(say('receipt.received'))).toBeVisible();
});

test('MEM-05 FLT-036 FLT-037 what was confirmed before an address was removed in another tab has to be confirmed anew, and leaves once', {
  tag: ['@smoke', ...needs('setPaymentPassword')],
}, async ({ page, say, world, quiet }) => {
  await enter(page, 'member', withdraw);
  const other = await tabBeside(page, withdraw);
  const centre = centreOf(page, say, 'withdraw');
  const review = await askToPayOut(centre, say, byMouse, '500');

  const there = centreOf(other, say, 'withdraw');
  await there.getByRole('radio', { name: /TRC20/ }).check();
  await there.getByRole('link', { name: /TRC20/ }).click();
  await secretIn(there).fill(paymentPassword);
  await there.locator('button[type="submit"]').click();
  await expect(there.getByRole('radio')).toHaveCount(2);

  await page.bringToFront();
  const send = review.locator('button[type="submit"]');
  await send.click();
  await expect(review.getByText(say('movement.review.changed'))).toBeVisible();
  await send.click();
  await expect(page).toHaveURL(/movement=/);
  await expect(centre.getByText(say('movement.state.in-review')).first()).toBeVisible();
  const { entries } = await world.ledger('demo.member');
  expect(entries.filter(({ kind, amount }) => kind === 'withdrawal' && amount === '-500.00')).toHaveLength(1);
  expected(quiet, failures);
});

test('RSP-04 MEM-04 FLT-039 a break closes paying in and not paying out; a deadline is the platform’s, whatever the clock of the device says', {
  tag: ['@smoke', ...needs('confirmReceipt')],
}, async ({ page, say, world, quiet }) => {
  await page.clock.install({ time: Date.now() + 3 * 86_400_000 });
  await enter(page, 'pending', withdraw);
  const centre = centreOf(page, say, 'withdraw');
  const open = region(centre, say('movement.open'));
  await open.getByRole('link', { name: /1,200/ }).click();
  const receipt = region(centre, say('receipt.title'));
  await expect(receipt.getByText(say('receipt.left', { time: '|' }).split('|')[0] ?? '')).toContainText(/2[0-2]:\d\d/);
  await expect(receipt.getByText(say('receipt.due'))).toHaveCount(0);
  await world.pass(23 * 60_000);
  await page.reload();
  await expect(region(centre, say('movement.state.forced-received'))).toBeVisible();

  await enter(page, 'excluded', deposit);
  await expect(page.getByText(say('deposit.break'))).toBeVisible();
  await page.goto(withdraw);
  await expect(centre.getByRole('link', { name: say('withdrawal.payee.add') })).toBeVisible();
  expected(quiet, failures);
});
