import type { MessageId } from '@baize/messages';
import type { Locator, Page } from '@playwright/test';
import type { MemberPageKey } from '../src/core/routing/paths.ts';
import { expect, type Person } from './journey.ts';
import type { Press } from './press.ts';
import { paymentPassword, waitForContent } from './steps.ts';
import type { Say } from './words.ts';

export const centreAt = (page: Page, say: Say, key: MemberPageKey): Locator =>
  page.getByRole('dialog', { name: say(`member.page.${key}`), exact: true });

export const region = (place: Locator, name: string): Locator => place.getByRole('region', { name });

/** Requests a withdrawal and enters the payment password in its review, which it returns. */
export async function askToPayOut(withdrawal: Locator, say: Say, press: Press, amount: string): Promise<Locator> {
  await withdrawal.getByRole('textbox', { name: say('withdrawal.amount') }).fill(amount);
  await press(withdrawal.getByRole('button', { name: say('withdrawal.continue') }));
  const review = region(withdrawal, say('movement.review'));
  await expect(review.getByText(say('movement.review.received'), { exact: true })).toBeVisible();
  const secret = review.locator('input[type="password"]');
  // Not every platform has a payment password.
  if (await secret.isVisible()) await secret.fill(paymentPassword);
  return review;
}

export const item = (place: Page | Locator, say: Say, id: MessageId): Locator =>
  place.getByRole('link', { name: new RegExp(`^${say(id)}`) }).filter({ visible: true });

export function counting(press: Press): { press: Press; count: () => number } {
  let presses = 0;
  const counted: Press = async (target) => {
    presses += 1;
    await press(target);
  };
  return { press: counted, count: () => presses };
}

type Visitor = Pick<Person, 'page' | 'say' | 'press'>;

/** Opens a centre page the nearest visible way: a link, the account tab or the session bar. */
export async function reach(key: MemberPageKey, { page, say, press }: Visitor): Promise<void> {
  const limits = page.getByRole('link', { name: say('session.limits'), exact: true });
  await expect(limits).toBeVisible();
  await waitForContent(page);
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

export async function pressesTo(key: MemberPageKey, from: string, { page, say, press }: Visitor): Promise<number> {
  const counted = counting(press);
  await page.goto(from);
  await reach(key, { page, say, press: counted.press });
  return counted.count();
}

export const confirmOf = (centre: Locator, say: Say): Locator =>
  centre.getByRole('button', { name: new RegExp(`^${say('movement.review.confirm', { amount: '.*' })}$`) });
