import { agentProfile, changeRebate, teamSearch } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { contractsAt, givenTable, rowOf } from '../../../testing/contractQueries.ts';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { dialog, go, isPhone, page, query, say } from '../../../testing/queries.ts';
import { bodyRows, recordTable } from '../../../testing/recordQueries.ts';
import { currentStory, everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { tokenOf } from '../../../testing/world.ts';

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
  name: 'Of an agent',
  tags: ['AGT-10', 'AGT-12'],
  parameters: { ...agent, visual: { modes: everyMode } },
  play: async () => {
    const table = await givenTable();
    await expect(bodyRows(table).length).toBe(Number(chip('all').textContent?.match(/\d+/)?.[0]));
    const requests = page().getByRole('list', { name: say('contracts.requests') });
    await expect(within(requests).getByText(/benna/)).toBeVisible();
    await expect(page().getByRole('region', { name: say('contracts.meter') })).toBeVisible();
    await expect(page().getByRole('link', { name: say('contracts.own.versions') })).toBeVisible();
    await expect(within(rowOf(table, 'cato')).getByText(say('agent.contract.state.terminating'))).toBeVisible();
    // The first contract is in sight without scrolling.
    const [first] = bodyRows(table);
    const sight = table.closest('[role="dialog"]')?.getBoundingClientRect();
    if (!isPhone()) await expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(sight?.bottom ?? 0);
  },
};

export const Filtered: Story = {
  name: 'Filtered',
  tags: ['AGT-10'],
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
  name: 'With a change waiting',
  tags: ['AGT-10'],
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

/** Real-time salary has no period to measure, so the terms are shown as text. */
export const OfRealTimeSalary: Story = {
  name: 'Of real-time salary',
  tags: ['AGT-12'],
  args: { address: contractsAt('realtime-salary') },
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    await givenTable();
    await expect(page().queryByRole('region', { name: say('contracts.meter') })).toBeNull();
    await expect(page().getAllByText(new RegExp(say('contracts.tier', { tier: 1 }))).length).toBeGreaterThan(0);
  },
};

export const WithoutOne: Story = {
  name: 'Without a contract of the kind',
  tags: ['AGT-10'],
  args: { address: contractsAt('hourly-salary') },
  parameters: { sandbox: { scenario: 'sub' }, visual: { modes: ['desk'] } },
  play: async () => {
    await expect(await page().findByText(say('contracts.own.none'))).toBeVisible();
    await expect(page().getByText(say('contracts.given.empty'))).toBeVisible();
    await expect(page().getByText(say('contracts.blocked.no-contract'))).toBeVisible();
    const name = '\u2068demo.agent\u2069';
    await userEvent.click(page().getByRole('button', { name: say('agent.message.name', { name }) }));
    const letter = await dialog('agent.message');
    await userEvent.type(
      within(letter).getByRole('textbox', { name: new RegExp(say('agent.message.to', { name })) }),
      'Please',
    );
    await userEvent.click(within(letter).getByRole('button', { name: say('agent.message.send') }));
    await expect(await page().findByText(say('agent.message.sent', { name }))).toBeVisible();
    await waitFor(() => expect(letter).not.toBeInTheDocument());
    await settled();
  },
};

export const WithARebateRequest: Story = {
  name: 'With a lower rebate asked for',
  tags: ['AGT-05', 'AGT-13'],
  args: { address: '/nowhere' },
  parameters: { sandbox: { scenario: 'sub' }, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  play: async ({ look }) => {
    const { client } = currentStory().services();
    const token = await tokenOf({ scenario: 'agent' });
    const above = { ...(token && { token }) };
    const { rebate } = await client.call(agentProfile, {});
    const { hits } = await client.call(teamSearch, { text: 'demo.sub' }, above);
    const account = hits[0]?.member.account ?? '';
    await client.call(changeRebate, { account, rate: (Number(rebate) - 0.05).toFixed(2) }, above);
    go(contractsAt());
    const requests = await page().findByRole('list', { name: say('contracts.requests') });
    const asked = within(requests)
      .getAllByRole('listitem')
      .find((row) => within(row).queryByText(say('contracts.rebate.asked', { name: '\u2068demo.agent\u2069' })));
    await settled();
    await look('asked');
    await userEvent.click(within(asked as HTMLElement).getByRole('button', { name: say('contracts.accept') }));
    await expect(await page().findByText(say('contracts.rebate.done.accept'))).toBeVisible();
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    await settled();
  },
};

export const TheLog: Story = {
  name: 'The log',
  tags: ['AGT-12'],
  args: { address: contractsAt('dividend', '&c-tab=log') },
  parameters: { ...agent, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  play: async () => {
    const table = await recordTable('contracts.tab.log');
    await waitFor(() => expect(bodyRows(table).length).toBeGreaterThan(5));
    await expect(within(table).getAllByText(say('agent.platform')).length).toBeGreaterThan(0);
    await settled();
  },
};

/** When it fails it says that nothing changed, and is tried again. */
export const WhenItFails: Story = {
  name: 'Failed',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'contracts-500' }, visual: { modes: ['desk'], looksLike: 'of-an-agent' } },
  play: async ({ look }) => {
    await failsAndRetries({ look, failed: 'contracts.failed' });
    await givenTable();
  },
};
