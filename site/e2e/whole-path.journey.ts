// areas: home, games/lobby, games/open, play, sign-in/login
// platforms: any
import type { Page } from '@playwright/test';
import { expect, test, type World } from './journey.ts';
import { byFinger, byKeys, byMouse, type Press } from './press.ts';
import { balanceOf, gameFrame, gameIsReady, logInByDialog, minor, openSlots, spin } from './steps.ts';
import type { Say } from './words.ts';

test.use({ art: 'drawn' });

/** Plays through the whole site: log in, open the slots, play a round and compare the balance with the ledger. */
async function playARound(page: Page, world: World, say: Say, press: Press, leave = pressTheWayBack): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say('home.rng') })).toBeVisible();
  await openSlots(page, say, press);
  await expect(page.getByRole('heading', { level: 1, name: say('nav.rng') })).toBeVisible();

  const card = page.locator('#lobby-games').getByRole('link').first();
  await press(card);
  await press(page.getByRole('dialog').getByRole('button', { name: say('game.play.short'), exact: true }));
  await logInByDialog(page, say, press);
  await gameIsReady(page);

  const before = await balanceOf(page, say);
  const { balance: booked } = await world.ledger('demo.member');
  expect(before).toBe(minor(booked));

  const button = gameFrame(page).getByRole('button', { name: spin });
  await press(button);
  await expect(async () => expect((await world.ledger('demo.member')).balance).not.toBe(booked)).toPass();
  await expect(button).toBeEnabled();

  const after = await world.ledger('demo.member');
  const moved = after.entries.slice(-2).reduce((sum, { amount }) => sum + minor(amount), 0n);
  const round = after.entries.at(-1)?.kind === 'win' ? moved : minor(after.entries.at(-1)?.amount ?? '0');
  await expect(async () => expect(await balanceOf(page, say)).toBe(minor(after.balance))).toPass();
  expect((await balanceOf(page, say)) - before).toBe(round);

  await leave(page, say, press);
  await page.waitForURL(/\/rng/);
  expect((await balanceOf(page, say)) - before).toBe(round);
  const result = page.getByText(say('session.net'), { exact: true }).filter({ visible: true }).first();
  await expect(result.locator('..')).toContainText(/\d/);
  await expect(async () => {
    const shown = (await result.locator('..').textContent()) ?? '';
    expect(minor(shown)).toBe(round);
  }).toPass();
}

const pressTheWayBack = (page: Page, say: Say, press: Press): Promise<unknown> =>
  press(page.getByRole('link', { name: say('play.lobby'), exact: true }));

test('GAM-05 GAM-10 RSP-01 LGN-02 a visitor logs in, plays a slot and sees the balance change, with a mouse', {
  tag: ['@smoke', '@main'],
}, async ({ page, world, say }) => {
  await playARound(page, world, say, byMouse);
});

test('GAM-05 UI-02 NAV-24 a visitor logs in and plays a slot with the keyboard alone, and the lobby is one step back', {
  tag: ['@smoke', '@main'],
}, async ({ page, world, say }) => {
  await playARound(page, world, say, byKeys, () => page.goBack());
  await expect(page).toHaveURL(/\/rng$/);
});

test.describe('on a phone in Urdu', () => {
  test.use({ speech: 'UR', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('HDR-14 I18-01 GAM-05 a visitor logs in and plays a slot in Urdu, from right to left, with a finger at 390 px', {
    tag: ['@smoke', '@main'],
  }, async ({ page, world, say }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
    await playARound(page, world, say, byFinger);
  });
});
