import { noticeTime } from '@baize/domain';
import { agentIncome, agentProfile } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { page, query, say } from '../../../testing/queries.ts';
import { bodyRows, dropFilter, exported, filterBy, recordTable } from '../../../testing/recordQueries.ts';
import { currentStory, everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { change } from '../../../testing/world.ts';

const meta = {
  title: 'Pages/Agent/Income',
  ...pageAt('/nowhere?modal=agent&centre=agentRevenueReport'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const agent = { sandbox: { scenario: 'agent' } };
const report = () => recordTable('agent.page.agentRevenueReport');

export const OfAnAgent: Story = {
  name: 'Of an agent',
  tags: ['AGT-08', 'FLT-142'],
  parameters: { ...agent, visual: { modes: everyMode } },
  play: async ({ look }) => {
    const table = await report();
    await waitFor(() => expect(bodyRows(table).length).toBeGreaterThan(3));
    await expect(page().getByText(say('income.all'))).toBeVisible();
    const { client, now } = currentStory().services();
    const { timeZone } = await client.call(agentProfile, {});
    const { lines } = await client.call(agentIncome, { from: now() - 30 * 86_400_000, to: now(), pageSize: 1 });
    const credited = noticeTime(lines[0]?.at ?? null, timeZone);
    await expect(bodyRows(table)[0]).toHaveTextContent(credited);
    await expect(page().getAllByText((said) => said.includes(timeZone ?? '–'))).toHaveLength(1);
    const [figure] = within(bodyRows(table)[0] as HTMLElement).getAllByRole('button');
    await userEvent.click(figure as HTMLElement);
    await expect(figure).toHaveAttribute('aria-expanded', 'true');
    await look('open');
    await userEvent.keyboard('{Escape}');
    await settled();
  },
};

export const OfOneSource: Story = {
  name: 'Of one source',
  tags: ['AGT-08'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    await report();
    await filterBy('income.source', 'rebate');
    const table = await report();
    await waitFor(async () => {
      for (const row of bodyRows(table)) await expect(row).toHaveTextContent(say('income.source.rebate'));
    });
    const { lines } = await exported();
    await expect(lines.length).toBeGreaterThan(bodyRows(table).length);
    await dropFilter('income.source', 'income.source.rebate');
    await waitFor(() => expect(query()).not.toContain('r-source'));
    await settled();
  },
};

export const WithoutLines: Story = {
  name: 'Without any income',
  tags: ['MEM-17'],
  args: { address: '/nowhere?modal=agent&centre=agentRevenueReport&c-first=2019-01-01&c-last=2019-01-02' },
  parameters: { ...agent, visual: { modes: ['phone-lumen'] } },
  play: async () => {
    await expect(await page().findByText(say('records.empty'))).toBeVisible();
    await settled();
  },
};

export const WhenItFails: Story = {
  name: 'When the report does not come',
  tags: ['ERR-02'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    await report();
    await change({ faults: [{ call: 'agentIncome', kind: '500' }] });
    await userEvent.click(page().getByRole('radio', { name: say('records.days.today') }));
    await expect(await page().findByText(say('records.failed'))).toBeVisible();
    await change({ faults: [] });
    await userEvent.click(page().getByRole('button', { name: say('frame.retry') }));
    await report();
    await settled();
  },
};
