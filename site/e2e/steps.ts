import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, password } from './journey.ts';
import type { Say } from './words.ts';

/** How a journey presses things: with a mouse, a finger, or keys alone. */
export type Press = (target: Locator) => Promise<void>;

export const byMouse: Press = (target) => target.click();
export const byFinger: Press = (target) => target.tap();
export const byKeys: Press = async (target) => {
  await tabTo(target);
  await target.press('Enter');
};

/** Walks there with Tab, as a person without a pointer has to; fails when the walk does not lead there. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor();
  for (let steps = 0; steps < 250; steps++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}`);
}

/** Puts the player of a scenario into the tab, as the control panel's scenario links do. */
export async function enter(page: Page, scenario: string, then = '/'): Promise<void> {
  await page.goto(`/sandbox/scenario/${scenario}?then=${encodeURIComponent(then)}`);
  await page.waitForURL((url) => !url.pathname.startsWith('/sandbox'));
}

export async function logInByDialog(page: Page, say: Say, press: Press, account = 'demo.member'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  await dialog.getByLabel(say('login.username')).fill(account);
  await passwordIn(dialog).fill(password);
  await press(dialog.getByRole('button', { name: say('login.action'), exact: true }));
  await expect(dialog).toBeHidden();
}

/** By what a password manager knows it by: its label is also in the name of its eye. */
export const passwordIn = (place: Locator): Locator => place.locator('input[autocomplete="current-password"]');

/** The figure of the balance, as minor units so that differences are exact. */
export async function balanceOf(page: Page, say: Say): Promise<bigint> {
  const figure = page.getByTitle(say('frame.balance.refresh')).filter({ visible: true }).first();
  await expect(figure).toHaveText(/\d/);
  return minor((await figure.textContent()) ?? '');
}

export const minor = (amount: string): bigint => BigInt(amount.replace(/[^\d\u2212-]/g, '').replace('\u2212', '-'));

export const gameFrame = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Opens the first game of the lobby through its sheet, and waits until it can be played. */
export async function launchFirst(page: Page, say: Say, press: Press): Promise<string> {
  const card = page.locator('#lobby-games').getByRole('link').first();
  const title = (await card.getAttribute('aria-label')) ?? '';
  await press(card);
  const sheet = page.getByRole('dialog', { name: say('game.details') });
  await expect(sheet).toContainText(say('game.sheet.rtp'));
  await press(sheet.getByRole('button', { name: say('game.play.short'), exact: true }));
  await page.waitForURL(/\/game\?/);
  await expect(
    gameFrame(page)
      .getByTestId('spin')
      .or(gameFrame(page).getByRole('button', { name: /spin|گھمائیں/i })),
  ).toBeEnabled();
  return title;
}

/** From anywhere on a desk to the lobby of the slots: the category lets its studios down, beside them is the way to all games. */
export async function openSlots(page: Page, say: Say, press: Press): Promise<void> {
  const tab = page.getByRole('link', { name: say('nav.games'), exact: true }).filter({ visible: true });
  if ((page.viewportSize()?.width ?? 0) < 960) await press(tab);
  else {
    await press(
      page
        .getByRole('navigation', { name: say('frame.main') })
        .getByRole('button', { name: new RegExp(`^${say('nav.rng')}`) }),
    );
    await press(page.getByRole('link', { name: say('nav.all', { category: say('nav.rng') }) }));
  }
  await page.waitForURL(/\/rng/);
}
