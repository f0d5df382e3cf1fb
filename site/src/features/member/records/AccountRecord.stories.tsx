import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { page, query, say } from '../../../testing/queries.ts';
import { bodyRows, dropFilter, filterBy, recordTable } from '../../../testing/recordQueries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const address = '/nowhere?modal=member&centre=transactionHistory';

const meta = {
  title: 'Pages/Member/AccountRecord',
  ...pageAt(address),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = { sandbox: { scenario: 'member' } };
const records = () => recordTable('member.page.transactionHistory');

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

export const WhenItFails: Story = {
  name: 'When it fails',
  tags: ['MEM-17', 'ERR-02'],
  parameters: { sandbox: { scenario: 'member+records-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await failsAndRetries({ look, failed: 'records.failed', empty: 'records.empty' });
    await settled();
  },
};
