import type { MessageId } from '@baize/messages';
import type { Locator, Page } from '@playwright/test';
import type { AgentPageKey } from '../src/core/routing/agentPageKeys.ts';
import { expect, type Person, type World } from './journey.ts';
import { byMouse } from './press.ts';
import { enter, logInByDialog, minor, paymentPassword } from './steps.ts';
import { type Say, wordsOf } from './words.ts';

type Walker = Pick<Person, 'page' | 'say' | 'press'>;

export const agentCentre = (key: AgentPageKey, more = ''): string => `/help?modal=agent&centre=${key}${more}`;

export const billsAt = (more = ''): string => agentCentre('agentDividendRecordCopy2', `&c-tab=bills&c-kind=all${more}`);

export const agentAt = (page: Page, say: Say, key: AgentPageKey): Locator =>
  page.getByRole('dialog', { name: say(`agent.page.${key}`), exact: true });

export const centreOf = (page: Page): Locator => page.getByRole('dialog').first();

/** Returns a pattern for a message with any placeholder values. */
export function saying(say: Say, id: MessageId, ...values: readonly string[]): RegExp {
  const parts = say(id, Object.fromEntries(values.map((name) => [name, '|']))).split('|');
  // The page joins a figure and its word by a non-breaking space.
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')).join('.*'));
}

export const tableOf = (place: Locator, say: Say, caption: MessageId): Locator =>
  place.getByRole('table', { name: say(caption) });

export const rowsOf = (table: Locator): Locator => table.locator('tbody tr:has(th[scope="row"])');

export async function givenRows(page: Page, say: Say): Promise<Locator> {
  const rows = rowsOf(tableOf(centreOf(page), say, 'contracts.given'));
  await expect(rows.first()).toBeVisible();
  return rows;
}

export const tierField = (page: Page, say: Say, tier: number, field: 'rate' | 'valid-bets' | 'active-members') =>
  page.getByRole('textbox', { name: say('contracts.editor.field', { tier, field: fieldName(say, field) }) });

const fieldName = (say: Say, field: 'rate' | 'valid-bets' | 'active-members'): string =>
  field === 'rate' ? say('agent.field.rate') : say('contracts.field.from', { field: say(`agent.field.${field}`) });

export async function openRequest({ page, say, press }: Walker): Promise<void> {
  const requests = page.getByRole('list', { name: say('contracts.requests') });
  await press(requests.getByRole('link').first());
  await expect(page.getByRole('table', { name: say('contracts.replay') })).toBeVisible();
}

export async function billBoxes(page: Page, say: Say): Promise<Locator> {
  const boxes = rowsOf(tableOf(centreOf(page), say, 'bills.caption')).getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  return boxes;
}

export async function confirmPaying({ page, say, press }: Walker): Promise<void> {
  const centre = centreOf(page);
  await centre.locator('input[type="password"]').fill(paymentPassword);
  await press(centre.getByRole('button', { name: saying(say, 'bills.review.confirm', 'amount') }));
}

export async function contractMoney(world: World, account: string): Promise<readonly bigint[]> {
  const { entries } = await world.ledger(account);
  return entries.filter(({ kind }) => kind === 'contract').map(({ amount }) => minor(amount));
}

/** Opens the site for another account in a context of its own, which the caller must close. */
export async function otherSide(page: Page, account: string, address: string): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser can be told');
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' });
  const other = await context.newPage();
  await other.goto(new URL(address, page.url()).href);
  await logInByDialog(other, wordsOf('EN'), byMouse, account);
  return other;
}

/** Opens the review of the bills that the balance covers and returns their number. */
export async function reviewCovered({ page, say, press }: Walker) {
  await enter(page, 'agent', billsAt());
  const boxes = await billBoxes(page, say);
  const count = (await boxes.count()) - 1;
  expect(count).toBeGreaterThan(1);
  await press(centreOf(page).getByRole('button', { name: say('bills.pay.covered', { count }) }));
  await expect(centreOf(page).locator('input[type="password"]')).toBeVisible();
  return count;
}
