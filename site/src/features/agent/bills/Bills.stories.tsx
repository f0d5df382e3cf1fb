import { bills, payBill } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { billsAt, billTable, confirmPaying, passwordField, reviewing, saying } from '../../../testing/billQueries.ts';
import { loading } from '../../../testing/loading.ts';
import { isPhone, page, query, say } from '../../../testing/queries.ts';
import { bodyRows, exported, recordTable } from '../../../testing/recordQueries.ts';
import { currentStory, everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { change } from '../../../testing/world.ts';

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

/** Which bills the wallet covers, what is missing for all of them, and the ways on. */
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
    // The bar of a phone has room for the buttons, which say how much.
    if (!isPhone()) await expect(page().getByText(say('bills.pay.missing'))).toBeVisible();
    await expect(page().getByRole('button', { name: covered(all.length - 1) })).toBeEnabled();
    const deposit = page().getByRole('link', { name: saying('bills.pay.deposit') });
    await expect(deposit.getAttribute('href')).toMatch(/centre=depositv2&c-amount=\d+(\.\d+)?&c-returnTo=/);
  },
};

export const WithAWayToDeposit: Story = {
  name: 'With a way to deposit what is missing, and back to the same choice of bills',
  tags: ['AGT-11', 'MEM-04'],
  parameters: { ...agent, visual: { modes: [] } },
  play: async () => {
    const table = await billTable();
    const count = boxes(table).length;
    await userEvent.click(await page().findByRole('link', { name: saying('bills.pay.deposit') }));
    const amount = await page().findByRole('textbox', { name: say('deposit.amount') });
    await expect((amount as HTMLInputElement).value).toMatch(/[1-9]/);
    await userEvent.click(page().getByRole('link', { name: say('deposit.return') }));
    await waitFor(() => expect(query()).toContain('c-selected='));
    await waitFor(async () => expect(boxes(await billTable()).filter(({ checked }) => checked)).toHaveLength(count));
    await settled();
  },
};

/** One review; the choice stands in the address. */
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

/** A wrong password takes nothing, the right one pays each. */
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

/** Any others are paid, and of it that nothing was taken. */
export const WhenOneFails: Story = {
  name: 'When one was paid meanwhile',
  tags: ['AGT-11'],
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
    const over = say('bills.review.over', { paid: count - 1, count });
    await expect(await page().findByRole('heading', { name: over }, { timeout: 9_000 })).toBeVisible();
    const reason = say('bills.reason.bill-changed');
    await expect(page().getByText(say('bills.result.refused', { reason }))).toBeVisible();
    await settled();
  },
};

/** It is asked for by its key, and never sent again. */
export const WhileNobodyKnows: Story = {
  name: 'While nobody knows what became of one',
  tags: ['FLT-029', 'AGT-11'],
  parameters: { ...agent, visual: { modes: [] } },
  play: async () => {
    const count = boxes(await billTable()).length - 1;
    await userEvent.click(page().getByRole('button', { name: covered(count) }));
    await passwordField();
    await change({ faults: [{ call: 'payBill', kind: 'reset', times: 1 }] });
    await confirmPaying();
    await waitFor(() => expect(page().getAllByText(say('bills.result.paid'))).toHaveLength(count), { timeout: 15_000 });
    await settled();
  },
};

/** What the platform and the upline owe, with no box to choose by. */
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

/** What was looked for, and a way to all of them. */
export const WithoutAny: Story = {
  name: 'Without any',
  tags: ['MEM-17'],
  parameters: { sandbox: { scenario: 'agent+empty' }, visual: { modes: ['phone-lumen'] } },
  play: async () => {
    await expect(await page().findByText(say('bills.empty.pay'))).toBeVisible();
    await settled();
  },
};

export const WhileLoading: Story = { name: 'While the bills are on their way', tags: ['MEM-17'], ...loading('agent') };

/** Nothing has changed, and a press tries again. */
export const WhenItFails: Story = {
  name: 'When the bills do not come',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'bills-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await expect(await page().findByText(say('bills.failed'))).toBeVisible();
    await settled();
    await look('failed');
    await change({ faults: [] });
    await userEvent.click(page().getByRole('button', { name: say('frame.retry') }));
    await waitFor(async () => expect(bodyRows(await recordTable('bills.caption')).length).toBeGreaterThan(0));
    await settled();
  },
};
