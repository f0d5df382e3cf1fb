import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loading } from '../../../testing/loading.ts';
import { page, query, say } from '../../../testing/queries.ts';
import { bodyRows, dropFilter, exported, filterBy, recordTable } from '../../../testing/recordQueries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { change } from '../../../testing/world.ts';

const address = '/nowhere?modal=member&centre=transactionHistory';

const meta = {
  title: 'Pages/Member/AccountRecord',
  ...pageAt(address),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = { sandbox: { scenario: 'member' } };
const records = () => recordTable('member.page.transactionHistory');

/** Number, time, type, name, amount, status and remark, by type and status. */
export const OfAMember: Story = {
  name: 'Of a member',
  tags: ['MEM-09'],
  args: { address: `${address}&c-days=30` },
  parameters: { ...member, visual: { modes: everyMode } },
  play: async () => {
    const table = await records();
    await settled();
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    await expect(heads).toEqual(
      (['applied', 'type', 'name', 'amount', 'status', 'remark'] as const).map((id) => say(`records.${id}`)),
    );
    await filterBy('records.type', 'deposit');
    await settled();
    const rows = bodyRows(await records());
    await expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      await expect(within(row).getByRole('rowheader')).toHaveTextContent(say('records.type.deposit'));
    await filterBy('records.status', 'expired');
    await settled();
    await dropFilter('records.status', 'movement.state.expired');
    await waitFor(() => expect(query()).not.toContain('r-status'));
    await settled();
    await expect(bodyRows(await records())).toHaveLength(rows.length);
    await dropFilter('records.type', 'records.type.deposit');
    await waitFor(() => expect(query()).not.toContain('r-type'));
    await settled();
  },
};

/** Its row and its record lead to the receipt. */
export const WithAWithdrawalToConfirm: Story = {
  name: 'With a withdrawal that waits',
  tags: ['MEM-09'],
  args: { address: `${address}&c-days=30&c-type=withdrawal` },
  parameters: { sandbox: { scenario: 'pending' }, visual: { modes: everyMode } },
  play: async () => {
    const table = await records();
    const link = within(table).getAllByRole('link', { name: say('records.receipt') })[0] as HTMLAnchorElement;
    await expect(link.search).toMatch(/centre=withdraw&c-movement=[A-Z0-9]+/);
    const row = link.closest('tr') as HTMLElement;
    await settled();
    await userEvent.click(
      within(row).getByRole('link', { name: new RegExp(say('records.open', { reference: '' }).trim()) }),
    );
    const receipt = await page().findByRole('link', { name: say('records.receipt') });
    await expect((receipt as HTMLAnchorElement).search).toBe(link.search);
    await settled();
  },
};

export const WhileLoading: Story = { name: 'While everything is on its way', tags: ['MEM-17'], ...loading() };

/** It says so and is tried again; without a movement it says that. */
export const WhenItFails: Story = {
  name: 'When it fails',
  tags: ['MEM-17', 'ERR-02'],
  parameters: { sandbox: { scenario: 'member+records-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    const retry = await page().findByRole('button', { name: say('frame.retry') });
    await expect(page().getByText(say('records.failed'))).toBeVisible();
    await settled();
    await change({ faults: [], emptyLists: true });
    await look('failed');
    await userEvent.click(retry);
    await expect(await page().findByText(say('records.empty'))).toBeVisible();
    await change({ emptyLists: false });
    await settled();
  },
};

/** The rows of the filter, in the order shown. */
export const Exported: Story = {
  name: 'Exported',
  tags: ['MEM-17'],
  args: { address: `${address}&c-days=30&c-type=deposit` },
  parameters: { ...member, visual: { modes: [] } },
  play: async () => {
    const shown = bodyRows(await records());
    const { name, lines } = await exported();
    await expect(name).toMatch(/^[a-z]+-account-/);
    await expect(lines.length - 1).toBeGreaterThanOrEqual(shown.length);
    const first = within(shown[0] as HTMLElement).getAllByRole('link')[0]?.textContent ?? '';
    await expect(lines[1]).toContain(`"${first}","${say('records.type.deposit')}"`);
    await settled();
  },
};
