import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { page, query, say } from '../../../testing/queries.ts';
import { bodyRows, exported, recordTable } from '../../../testing/recordQueries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const at = (key: string, more = '') => `/nowhere?modal=agent&centre=${key}${more}`;

const meta = {
  title: 'Pages/Agent/Reports',
  ...pageAt(at('personalHistoryCopy')),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const agent = { sandbox: { scenario: 'agent' } };
const bets = () => recordTable('agent.page.personalHistoryCopy');
const profit = () => recordTable('agent.page.palStatementsAgentCopy');
const transactions = () => recordTable('agent.page.agentDownlineTransactionDetailsCopy');

/** The bets of the team, each with whose it is; found by a name, and as a file. */
export const Bets: Story = {
  name: 'Bets of the team',
  tags: ['AGT-06'],
  parameters: { ...agent, visual: { modes: everyMode } },
  play: async ({ look }) => {
    await expect(bodyRows(await bets())).toHaveLength(10);
    await look('whole-team');
    const search = page().getByRole('searchbox', { name: say('reports.account') });
    await userEvent.type(search, 'arlo{Enter}');
    await userEvent.click(await page().findByRole('button', { name: /arlo/ }));
    await waitFor(() => expect(query()).toContain('c-account='));
    const table = await bets();
    await waitFor(() => expect(within(table).getAllByText('arlo')).toHaveLength(bodyRows(table).length));
    await userEvent.click(page().getByRole('radio', { name: say('reports.part.branch') }));
    await waitFor(() => expect(query()).toContain('c-branch=true'));
    await bets();
    const { lines } = await exported();
    await expect(lines[0]).toContain(say('reports.account'));
    await settled();
  },
};

export const NobodyOfThatName: Story = {
  name: 'A name that nobody has',
  tags: ['AGT-06'],
  parameters: { ...agent, visual: { modes: ['phone-lumen'] } },
  play: async () => {
    await bets();
    const search = page().getByRole('searchbox', { name: say('reports.account') });
    await userEvent.type(search, 'nobody9{Enter}');
    await expect(await page().findByText(say('reports.account.none', { text: 'nobody9' }))).toBeVisible();
    await settled();
  },
};

/** Every movement of the team’s money, with its sums in and out. */
export const Transactions: Story = {
  name: 'Transactions of the team',
  tags: ['AGT-09'],
  args: { address: at('agentDownlineTransactionDetailsCopy') },
  parameters: { ...agent, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  play: async () => {
    await expect(bodyRows(await transactions()).length).toBeGreaterThan(0);
    await expect(page().getByText(say('records.total.gained'), { selector: 'dt' })).toBeVisible();
    await settled();
  },
};

export const Profit: Story = {
  name: 'Profit and loss by downline',
  tags: ['AGT-07'],
  args: { address: at('palStatementsAgentCopy') },
  parameters: { ...agent, visual: { modes: everyMode } },
  play: async ({ look }) => {
    const table = await profit();
    await look('team');
    await userEvent.click(within(table).getByRole('link', { name: 'arlo' }));
    await waitFor(() => expect(query()).toContain('c-account='));
    const path = await page().findByRole('navigation', { name: say('reports.path') });
    await expect(within(path).getByText('arlo')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(page().getByRole('radio', { name: say('reports.by.product') }));
    await waitFor(() => expect(query()).toContain('c-by=product'));
    await profit();
    await userEvent.click(page().getByRole('radio', { name: say('reports.by.day') }));
    await waitFor(() => expect(query()).toContain('c-by=day'));
    await profit();
    await expect(page().getByRole('figure')).toBeVisible();
    const { lines } = await exported();
    await expect(lines.length).toBeGreaterThan(2);
    await settled();
  },
};

export const WithoutFigures: Story = {
  name: 'Of days without a bet',
  tags: ['AGT-07'],
  args: { address: at('palStatementsAgentCopy', '&c-by=product&c-first=2019-01-01&c-last=2019-01-02') },
  parameters: { ...agent, visual: { modes: ['phone-lumen'] } },
  play: async () => {
    await expect(await page().findByText(say('records.empty'))).toBeVisible();
    await settled();
  },
};

export const WhenTheyFail: Story = {
  name: 'When a report does not come',
  tags: ['ERR-02'],
  args: { address: at('agentDownlineTransactionDetailsCopy') },
  parameters: { sandbox: { scenario: 'agent+reports-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    await failsAndRetries({ look, failed: 'records.failed' });
    await transactions();
    await settled();
  },
};

/** Treats an account outside the team as not found. */
export const OfAnotherBranch: Story = {
  name: 'An account of another agent in the address',
  tags: ['AGT-07'],
  args: { address: at('palStatementsAgentCopy', '&c-account=70010002') },
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    await expect(await page().findByText(say('records.failed'))).toBeVisible();
    await settled();
  },
};
