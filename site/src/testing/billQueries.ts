import type { BillStateKind } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { page, say } from './queries.ts';
import { bodyRows, recordTable } from './recordQueries.ts';
import { settled } from './StorySite.tsx';

/** Bills of every kind, as an address says which. */
export const billsAt = (more = '') =>
  `/nowhere?modal=agent&centre=agentDividendRecordCopy2&c-tab=bills&c-kind=all${more}`;

/** The bills of a state, of one side. */
export const inState = (state: BillStateKind, side: 'pay' | 'collect' | 'all' = 'all') =>
  billsAt(`&c-side=${side}&c-status=${state}`);

/** The table of bills, once it has rows. */
export async function billTable(): Promise<HTMLElement> {
  const table = await recordTable('bills.caption');
  await waitFor(() => expect(bodyRows(table).length).toBeGreaterThan(0));
  await settled();
  return table;
}

/** Opens the first bill of the list. */
export async function openBill(): Promise<void> {
  const [row] = bodyRows(await billTable());
  if (!row) throw new Error('no bill is shown');
  await userEvent.click(within(within(row).getByRole('rowheader')).getByRole('link'));
  await page().findByText(say('bills.ledger'));
  await settled();
}

/** Whether a name is a message with some amount in it. */
export const saying = (id: MessageId) => (name: string) =>
  /\d/.test(name) &&
  say(id, { amount: '|' })
    .split('|')
    .every((part) => name.includes(part.trim()));

/** The box of the payment password. */
export const passwordField = () => page().findByLabelText(say('money.password'), { selector: 'input', exact: false });

/** Types the demo accounts' payment password and pays. */
export async function confirmPaying(): Promise<void> {
  const field = await passwordField();
  await userEvent.clear(field);
  await userEvent.type(field, '246810');
  await userEvent.click(page().getByRole('button', { name: saying('bills.review.confirm') }));
}

/** The button that leads to the review of so many bills. */
export const reviewing = (count: number) => page().findByRole('button', { name: say('bills.pay.review', { count }) });
