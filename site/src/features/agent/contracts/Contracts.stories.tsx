import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { contractsAt, givenTable, rowOf } from '../../../testing/contractQueries.ts';
import { loading } from '../../../testing/loading.ts';
import { dialog, page, query, say } from '../../../testing/queries.ts';
import { bodyRows, recordTable } from '../../../testing/recordQueries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { change } from '../../../testing/world.ts';

const meta = {
  title: 'Pages/Agent/Contracts',
  ...pageAt(contractsAt()),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const agent = { sandbox: { scenario: 'agent' } };
const chip = (filter: 'all' | 'active' | 'closed') =>
  page().getByRole('button', { name: new RegExp(`^${say(`contracts.filter.${filter}`)} \\d+$`) });

export const OfAnAgent: Story = {
  name: 'AGT-10 AGT-12 of an agent: what waits, the own contract on its meter, and those given',
  parameters: { ...agent, visual: { modes: everyMode } },
  play: async () => {
    const table = await givenTable();
    await expect(bodyRows(table).length).toBe(Number(chip('all').textContent?.match(/\d+/)?.[0]));
    const requests = page().getByRole('list', { name: say('contracts.requests') });
    await expect(within(requests).getByText(/benna/)).toBeVisible();
    await expect(page().getByRole('region', { name: say('contracts.meter') })).toBeVisible();
    await expect(page().getByRole('link', { name: say('contracts.own.versions') })).toBeVisible();
    await expect(within(rowOf(table, 'cato')).getByText(say('agent.contract.state.terminating'))).toBeVisible();
  },
};

export const Filtered: Story = {
  name: 'AGT-10 filtered: the state stands in the address, and only its contracts are shown',
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    await givenTable();
    await userEvent.click(chip('closed'));
    await waitFor(() => expect(query()).toContain('given=closed'));
    const table = await givenTable();
    await expect(within(table).queryByText(say('agent.contract.state.active'))).toBeNull();
    await expect(within(table).getAllByText(say('agent.contract.state.rejected')).length).toBeGreaterThan(0);
  },
};

export const WithAChangeWaiting: Story = {
  name: 'AGT-10 with a change waiting: nothing can be proposed, and the button says why',
  parameters: { sandbox: { scenario: 'sub' } },
  play: async () => {
    await givenTable();
    const propose = page().getByRole('button', { name: say('contracts.propose') });
    await expect(propose).toHaveAttribute('aria-disabled', 'true');
    await expect(propose).toHaveAccessibleDescription(/demo\.agent/);
    await userEvent.click(propose);
    await expect(query()).not.toContain('propose');
    const requests = page().getByRole('list', { name: say('contracts.requests') });
    await expect(
      within(requests).getByText(say('contracts.request.change', { name: '\u2068demo.agent\u2069' })),
    ).toBeVisible();
  },
};

export const WhileWithdrawing: Story = {
  name: 'AGT-10 while withdrawing: a question comes first, and the request is closed then',
  parameters: { ...agent, visual: { modes: ['phone-lotus-dark-rtl'] } },
  play: async () => {
    await givenTable();
    const waiting = () =>
      within(page().getByRole('list', { name: say('contracts.requests') })).getAllByRole('listitem');
    const count = waiting().length;
    await userEvent.click(page().getAllByRole('button', { name: say('contracts.withdraw') })[0] as HTMLElement);
    const box = await dialog('contracts.withdraw.ask', 'alertdialog');
    await userEvent.click(within(box).getByRole('button', { name: say('contracts.withdraw') }));
    await expect(await page().findByText(say('contracts.withdrawn'))).toBeVisible();
    await waitFor(() => expect(waiting()).toHaveLength(count - 1));
    await settled();
  },
};

export const OfRealTimeSalary: Story = {
  name: 'AGT-12 of real-time salary: bets are paid one by one, so that the terms stand in words',
  args: { address: contractsAt('realtime-salary') },
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    await givenTable();
    await expect(page().queryByRole('region', { name: say('contracts.meter') })).toBeNull();
    await expect(page().getAllByText(new RegExp(say('contracts.tier', { tier: 1 }))).length).toBeGreaterThan(0);
  },
};

export const WithoutOne: Story = {
  name: 'AGT-10 without a contract of the kind: none can be given',
  args: { address: contractsAt('hourly-salary') },
  parameters: { sandbox: { scenario: 'sub' }, visual: { modes: ['desk'] } },
  play: async () => {
    await expect(await page().findByText(say('contracts.own.none'))).toBeVisible();
    await expect(page().getByText(say('contracts.given.empty'))).toBeVisible();
    await expect(page().getByText(say('contracts.blocked.no-contract'))).toBeVisible();
  },
};

export const TheLog: Story = {
  name: 'AGT-12 the log: who did what and when, the platform included',
  args: { address: contractsAt('dividend', '&c-tab=log') },
  parameters: { ...agent, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  play: async () => {
    const table = await recordTable('contracts.tab.log');
    await waitFor(() => expect(bodyRows(table).length).toBeGreaterThan(5));
    await expect(within(table).getAllByText(say('agent.platform')).length).toBeGreaterThan(0);
    await settled();
  },
};

export const WhileLoading: Story = { name: 'MEM-17 while everything is on its way', ...loading('agent') };

export const WhenItFails: Story = {
  name: 'ERR-02 when it fails it says that nothing changed, and is tried again',
  parameters: { sandbox: { scenario: 'contracts-500' }, visual: { modes: ['desk'], looksLike: 'of-an-agent' } },
  play: async ({ look }) => {
    await expect(await page().findByText(say('contracts.failed'))).toBeVisible();
    await look('failed');
    await change({ faults: [] });
    await userEvent.click(page().getByRole('button', { name: say('frame.retry') }));
    await givenTable();
  },
};
