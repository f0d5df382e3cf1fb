// areas: app, sign-in/session
import type { Page } from '@playwright/test';
import { axeProblems } from '../../.storybook/axe.ts';
import { expect, expected, test } from './journey.ts';
import { balanceOf, minor } from './steps.ts';

const account = '/sandbox/accounts/demo.member';

async function tabTo(page: Page, name: string, role: 'textbox' | 'button' | 'combobox' | 'link'): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  for (let press = 0; press < 400; press += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

test('SBX-08 SBX-03 by keyboard alone an account is found and given money, and the site shows it', {
  tag: '@smoke',
}, async ({ page, say, world }) => {
  await page.goto('/sandbox');
  await tabTo(page, 'here is every account', 'link');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Part of a name', 'textbox');
  await page.keyboard.type('member');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 account', exact: true })).toBeVisible();
  await tabTo(page, 'demo.member', 'link');
  await page.keyboard.press('Enter');

  const before = BigInt((await world.ledger('demo.member')).balance.replace('.', ''));
  await tabTo(page, 'Amount, PKR', 'textbox');
  await page.keyboard.type('1.005');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('1.005');
  await tabTo(page, 'Amount, PKR', 'textbox');
  await page.keyboard.type('1250.50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toBeVisible();
  const { balance } = await world.ledger('demo.member');
  expect(BigInt(balance.replace('.', '')) - before).toBe(125_050n);
  await expect(page.getByRole('status')).toContainText(balance);
  const newest = page.getByRole('group', { name: 'Ledger' }).getByRole('row').nth(1);
  await expect(newest.getByRole('cell')).toContainText(['', 'adjustment', '1250.50', balance, 'control panel']);

  const token = await world.signIn('demo.member');
  await page.goto('/');
  await page.evaluate((held) => sessionStorage.setItem('token', held), token);
  await page.reload();
  expect(await balanceOf(page, say)).toBe(minor(balance));
});

test('SBX-08 SBX-04 the panel’s pages break no rule of axe and fit every width', async ({ context, world }) => {
  for (const address of ['/sandbox', '/sandbox/accounts', account, `${account}?problem=No&kind=deposit`]) {
    const page = await context.newPage();
    await page.goto(world.origin + address);
    expect(await axeProblems(page, 'all'), address).toEqual([]);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, `${address} at ${width} px`).toBe(0);
    }
    await page.close();
  }
});

test('SBX-08 GAM-09 a draw is held from the panel, and its result stands there', async ({ page }) => {
  await page.goto('/sandbox');
  const lottery = page.getByRole('combobox', { name: 'Lottery' });
  const running = await lottery.locator('option').first().textContent();
  await page.getByRole('button', { name: 'Hold the draw now' }).click();
  await expect(page.getByRole('status')).toContainText(running?.split(', ').at(-1) ?? '?');
  await expect(lottery.locator('option').first()).not.toHaveText(running ?? '');
});

test('SBX-04 SES-01 LGN-04 the link of the scenario for a new account ends in the change of password that it is for', async ({
  page,
  say,
  press,
  quiet,
}) => {
  await page.goto('/sandbox/scenario/new-account?then=/rng');
  const forced = page.getByRole('dialog', { name: say('password.title') });
  await expect(forced.getByText(say('login.forced'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(forced).toBeVisible();
  await forced.getByLabel(say('password.old')).fill('Baize.first.1');
  const fresh = forced.locator('input[autocomplete="new-password"]');
  await fresh.first().fill('Another one 2');
  await fresh.last().fill('Another one 2');
  await press(forced.getByRole('button', { name: say('password.action') }));
  await expect(forced).toBeHidden();
  await balanceOf(page, say);
  // Calls with the token from before the change may be refused.
  expected(quiet, /Failed to load resource.*40[13]/);
});

test('SBX-09 in dinars the site shows three digits and stakes that fit', async ({ page, say }) => {
  await page.goto('/sandbox/scenario/member+kwd?then=/vip');
  await expect(page.getByText(/KD\s10\.000/).first()).toBeVisible();
  await balanceOf(page, say);
});
