import type { BillStateKind } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { page, say } from './queries.ts';
import { bodyRows, recordTable } from './recordQueries.ts';
import { settled } from './StorySite.tsx';

export const billsAt = (more = '') =>
  `/nowhere?modal=agent&centre=agentDividendRecordCopy2&c-tab=bills&c-kind=all${more}`;

export const inState = (state: BillStateKind, side: 'pay' | 'collect' | 'all' = 'all') =>
  billsAt(`&c-side=${side}&c-status=${state}`);

export async function billTable(): Promise<HTMLElement> {
  const table = await recordTable('bills.caption');
  await waitFor(() => expect(bodyRows(table).length).toBeGreaterThan(0));
  await settled();
  return table;
}

export async function openBill(): Promise<void> {
  const [row] = bodyRows(await billTable());
  if (!row) throw new Error('no bill is shown');
  await userEvent.click(within(within(row).getByRole('rowheader')).getByRole('link'));
  await page().findByText(say('bills.ledger'));
  await settled();
}

/** Matches names that contain the message with any amount. */
export const saying = (id: MessageId) => (name: string) =>
  /\d/.test(name) &&
  say(id, { amount: '|' })
    .split('|')
    .every((part) => name.includes(part.trim()));

export const passwordField = () => page().findByLabelText(say('money.password'), { selector: 'input', exact: false });

export async function confirmPaying(): Promise<void> {
  const field = await passwordField();
  await userEvent.clear(field);
  await userEvent.type(field, '246810');
  await userEvent.click(page().getByRole('button', { name: saying('bills.review.confirm') }));
}

export const reviewing = (count: number) => page().findByRole('button', { name: say('bills.pay.review', { count }) });
