import type { MessageId } from '@baize/messages';
import type { Locator, Page } from '@playwright/test';
import type { AgentPageKey } from '../src/core/routing/agentPageKeys.ts';
import { expect, type Person, type World } from './journey.ts';
import { byMouse } from './press.ts';
import { enter, logInByDialog, minor, paymentPassword } from './steps.ts';
import { type Say, wordsOf } from './words.ts';

type Walker = Pick<Person, 'page' | 'say' | 'press'>;

/** A page of the agent centre as an address, with what it shows. */
export const agentCentre = (key: AgentPageKey, more = ''): string => `/help?modal=agent&centre=${key}${more}`;

/** The bills of every kind. */
export const billsAt = (more = ''): string => agentCentre('agentDividendRecordCopy2', `&c-tab=bills&c-kind=all${more}`);

/** The centre with one of its pages open. */
export const agentAt = (page: Page, say: Say, key: AgentPageKey): Locator =>
  page.getByRole('dialog', { name: say(`agent.page.${key}`), exact: true });

/** The centre, whatever page is open. */
export const centreOf = (page: Page): Locator => page.getByRole('dialog').first();

/** A text of the site with anything in place of the values it is given. */
export function saying(say: Say, id: MessageId, ...values: readonly string[]): RegExp {
  const parts = say(id, Object.fromEntries(values.map((name) => [name, '|']))).split('|');
  // The page keeps a figure and its word on one line, by a space that is not the plain one.
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')).join('.*'));
}

export const tableOf = (place: Locator, say: Say, caption: MessageId): Locator =>
  place.getByRole('table', { name: say(caption) });

/** Rows without head and totals. */
export const rowsOf = (table: Locator): Locator => table.locator('tbody tr:has(th[scope="row"])');

/** The table of the contracts that were given, once it has rows. */
export async function givenRows(page: Page, say: Say): Promise<Locator> {
  const rows = rowsOf(tableOf(centreOf(page), say, 'contracts.given'));
  await expect(rows.first()).toBeVisible();
  return rows;
}

/** A field of the tiers that are edited, from 1. */
export const tierField = (page: Page, say: Say, tier: number, field: 'rate' | 'valid-bets' | 'active-members') =>
  page.getByRole('textbox', { name: say('contracts.editor.field', { tier, field: fieldName(say, field) }) });

const fieldName = (say: Say, field: 'rate' | 'valid-bets' | 'active-members'): string =>
  field === 'rate' ? say('agent.field.rate') : say('contracts.field.from', { field: say(`agent.field.${field}`) });

/** Opens the first request that waits. */
export async function openRequest({ page, say, press }: Walker): Promise<void> {
  const requests = page.getByRole('list', { name: say('contracts.requests') });
  await press(requests.getByRole('link').first());
  await expect(page.getByRole('table', { name: say('contracts.replay') })).toBeVisible();
}

/** The boxes of the bills that can be paid, once they are there. */
export async function billBoxes(page: Page, say: Say): Promise<Locator> {
  const boxes = rowsOf(tableOf(centreOf(page), say, 'bills.caption')).getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  return boxes;
}

/** Types the payment password below the bills and pays them. */
export async function confirmPaying({ page, say, press }: Walker): Promise<void> {
  const centre = centreOf(page);
  await centre.locator('input[type="password"]').fill(paymentPassword);
  await press(centre.getByRole('button', { name: saying(say, 'bills.review.confirm', 'amount') }));
}

/** What an account paid for contracts and received by them, in the smallest coins. */
export async function contractMoney(world: World, account: string): Promise<readonly bigint[]> {
  const { entries } = await world.ledger(account);
  return entries.filter(({ kind }) => kind === 'contract').map(({ amount }) => minor(amount));
}

/** Another account at the same platform, in a browser of its own. Its context has to be closed. */
export async function otherSide(page: Page, account: string, address: string): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser can be told');
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' });
  const other = await context.newPage();
  await other.goto(new URL(address, page.url()).href);
  await logInByDialog(other, wordsOf('EN'), byMouse, account);
  return other;
}

/** Goes on to the review of those bills that the wallet reaches for. Answers with how many they are. */
export async function reviewCovered({ page, say, press }: Walker) {
  await enter(page, 'agent', billsAt());
  const boxes = await billBoxes(page, say);
  const count = (await boxes.count()) - 1;
  expect(count).toBeGreaterThan(1);
  await press(centreOf(page).getByRole('button', { name: say('bills.pay.covered', { count }) }));
  await expect(centreOf(page).locator('input[type="password"]')).toBeVisible();
  return count;
}
