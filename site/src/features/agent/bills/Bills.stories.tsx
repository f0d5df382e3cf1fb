import { bills, payBill } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { billsAt, billTable, confirmPaying, passwordField, reviewing, saying } from '../../../testing/billQueries.ts';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { isPhone, page, query, say } from '../../../testing/queries.ts';
import { bodyRows, exported, recordTable } from '../../../testing/recordQueries.ts';
import { currentStory, everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Agent/Bills',
  ...pageAt(billsAt()),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const agent = { sandbox: { scenario: 'agent' } };
const boxes = (table: HTMLElement) =>
  bodyRows(table).flatMap((row) => within(row).queryAllByRole<HTMLInputElement>('checkbox'));
const covered = (count: number) => say('bills.pay.covered', { count });

export const ToPay: Story = {
  name: 'To pay',
  tags: ['AGT-11'],
  parameters: { ...agent, visual: { modes: everyMode } },
  play: async () => {
    const table = await billTable();
    const all = boxes(table);
    await expect(all.length).toBeGreaterThan(1);
    for (const box of all) await expect(box).toBeChecked();
    await expect(within(table).getAllByText(say('bills.covered'))).toHaveLength(all.length - 1);
    // The phone's bar only has room for the buttons, which show the amount.
    if (!isPhone()) await expect(page().getByText(say('bills.pay.missing'))).toBeVisible();
    await expect(page().getByRole('button', { name: covered(all.length - 1) })).toBeEnabled();
    const deposit = page().getByRole('link', { name: saying('bills.pay.deposit') });
    await expect(deposit.getAttribute('href')).toMatch(/centre=depositv2&c-amount=\d+(\.\d+)?&c-returnTo=/);
  },
};

export const WhenTheWalletReaches: Story = {
  name: 'When the wallet reaches for what is chosen',
  tags: ['AGT-11'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    const table = await billTable();
    const short = bodyRows(table).find(
      (row) => !within(row).queryByText(say('bills.covered')) && within(row).queryByRole('checkbox'),
    );
    if (!short) throw new Error('the wallet reaches for every bill');
    const count = boxes(table).length - 1;
    await userEvent.click(within(short).getByRole('checkbox'));
    await expect(await reviewing(count)).toBeEnabled();
    await waitFor(() => expect(query()).toContain('c-selected='));
    await settled();
  },
};

/** A wrong password pays nothing, the right one pays each bill. */
export const WhilePaying: Story = {
  name: 'While paying those that are covered',
  tags: ['AGT-11'],
  parameters: { ...agent, visual: { modes: ['desk', 'phone-lumen'] } },
  play: async ({ look }) => {
    const count = boxes(await billTable()).length - 1;
    await userEvent.click(page().getByRole('button', { name: covered(count) }));
    await userEvent.type(await passwordField(), '111111{Enter}');
    await waitFor(async () => expect(await passwordField()).toHaveAttribute('aria-invalid', 'true'));
    await look('wrong-password');
    await confirmPaying();
    await waitFor(() => expect(page().getAllByText(say('bills.result.paid'))).toHaveLength(count), { timeout: 9_000 });
    await expect(page().getByRole('heading', { name: say('bills.review.over', { paid: count, count }) })).toBeVisible();
    await settled();
  },
};

/** Pays the other bills and says that this account paid one before, when, and what it is now. */
export const WhenOneFails: Story = {
  name: 'When one was paid meanwhile',
  tags: ['AGT-11', 'FLT-139'],
  parameters: { ...agent, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  play: async () => {
    const table = await billTable();
    const count = boxes(table).length - 1;
    await userEvent.click(page().getByRole('button', { name: covered(count) }));
    await passwordField();
    const { client } = currentStory().services();
    const span = { from: 0, to: Date.now() * 2, pageSize: 100 };
    const { bills: open } = await client.call(bills, { ...span, side: 'pay', status: 'awaiting-approval' });
    const cheap = [...open].sort((a, b) => Number(a.bill.amount) - Number(b.bill.amount))[0]?.bill;
    if (!cheap) throw new Error('no bill waits');
    const input = {
      bill: cheap.id,
      amount: cheap.amount,
      seen: cheap.log.length,
      paymentPassword: '246810',
      language: 'EN',
    };
    await client.call(payBill, input, { idempotencyKey: crypto.randomUUID() });
    await confirmPaying();
    const over = say('bills.review.over', { paid: count, count });
    await expect(await page().findByRole('heading', { name: over }, { timeout: 9_000 })).toBeVisible();
    const now = say('bills.before.now', { state: say('agent.bill.state.awaiting-collection') });
    await expect(page().getByText((said) => said.includes(now))).toBeVisible();
    await expect(page().queryByRole('button', { name: say('frame.retry') })).toBeNull();
    await settled();
  },
};

export const ToCollect: Story = {
  name: 'To collect',
  tags: ['AGT-11'],
  args: { address: billsAt('&c-side=collect') },
  parameters: { ...agent, visual: { modes: ['desk', 'phone-lumen'] } },
  play: async () => {
    const table = await billTable();
    await expect(boxes(table)).toEqual([]);
    const { lines } = await exported('bills.export');
    await expect(lines.length).toBeGreaterThan(bodyRows(table).length);
  },
};

export const WithoutAny: Story = {
  name: 'Without any',
  tags: ['MEM-17'],
  parameters: { sandbox: { scenario: 'agent+empty' }, visual: { modes: ['phone-lumen'] } },
  play: async () => {
    await expect(await page().findByText(say('bills.empty.pay'))).toBeVisible();
    await settled();
  },
};

export const WhenItFails: Story = {
  name: 'When the bills do not come',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'bills-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await failsAndRetries({ look, failed: 'bills.failed' });
    await waitFor(async () => expect(bodyRows(await recordTable('bills.caption')).length).toBeGreaterThan(0));
    await settled();
  },
};
