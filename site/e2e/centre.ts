import type { MessageId } from '@baize/messages';
import type { Locator, Page } from '@playwright/test';
import type { MemberPageKey } from '../src/core/routing/paths.ts';
import { expect, type Person } from './journey.ts';
import type { Press } from './press.ts';
import { paymentPassword } from './steps.ts';
import type { Say } from './words.ts';

/** The centre with one of its pages open. */
export const centreAt = (page: Page, say: Say, key: MemberPageKey): Locator =>
  page.getByRole('dialog', { name: say(`member.page.${key}`), exact: true });

/** A part of a page by its title. */
export const region = (place: Locator, name: string): Locator => place.getByRole('region', { name });

/** Asks what a withdrawal brings, and types the payment password where its figures are confirmed. Answers with that place. */
export async function askToPayOut(withdrawal: Locator, say: Say, press: Press, amount: string): Promise<Locator> {
  await withdrawal.getByRole('textbox', { name: say('withdrawal.amount') }).fill(amount);
  await press(withdrawal.getByRole('button', { name: say('withdrawal.continue') }));
  const review = region(withdrawal, say('movement.review'));
  await expect(review.getByText(say('movement.review.received'), { exact: true })).toBeVisible();
  await review.locator('input[type="password"]').fill(paymentPassword);
  return review;
}

/** A link in sight, whatever it counts after its words. */
export const item = (place: Page | Locator, say: Say, id: MessageId): Locator =>
  place.getByRole('link', { name: new RegExp(`^${say(id)}`) }).filter({ visible: true });

/** Presses that are counted. */
export function counting(press: Press): { press: Press; count: () => number } {
  let presses = 0;
  const counted: Press = async (target) => {
    presses += 1;
    await press(target);
  };
  return { press: counted, count: () => presses };
}

type Visitor = Pick<Person, 'page' | 'say' | 'press'>;

/** From wherever a player is to a page of the centre, by the nearest way in sight: a link to it, the account's tab, or the session bar. */
export async function reach(key: MemberPageKey, { page, say, press }: Visitor): Promise<void> {
  const limits = page.getByRole('link', { name: say('session.limits'), exact: true });
  await expect(limits).toBeVisible();
  const to = (query: string) => page.locator(`a[href$="modal=member${query}"]`).filter({ visible: true });
  const near = to(`&centre=${key}`).first();
  if ((await near.count()) > 0) await press(near);
  else {
    const menu = to('').first();
    await press((await menu.count()) > 0 ? menu : limits);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const back = dialog.getByRole('link', { name: say('member.menu') });
    if (await back.isVisible()) await press(back);
    await press(item(dialog, say, `member.page.${key}`));
  }
  await expect(centreAt(page, say, key)).toBeVisible();
}

/** How many presses that takes from an address. */
export async function pressesTo(key: MemberPageKey, from: string, { page, say, press }: Visitor): Promise<number> {
  const counted = counting(press);
  await page.goto(from);
  await reach(key, { page, say, press: counted.press });
  return counted.count();
}

/** The button that sends what was reviewed, whatever the amount. */
export const confirmOf = (centre: Locator, say: Say): Locator =>
  centre.getByRole('button', { name: new RegExp(`^${say('movement.review.confirm', { amount: '.*' })}$`) });
