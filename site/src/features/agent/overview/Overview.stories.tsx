import { teamOverview } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../../../testing/answers.ts';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { loading } from '../../../testing/loading.ts';
import { dialog, page, query, say } from '../../../testing/queries.ts';
import { bodyRows, recordTable } from '../../../testing/recordQueries.ts';
import { everyMode, settled, siteAt } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Agent/Overview',
  ...siteAt('/nowhere?modal=agent&centre=agentTeamOverview'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const agent = { sandbox: { scenario: 'agent' } };
const products = () => recordTable('agent.overview.products');

/** First all that waits, then each figure beside that of the days before, the chart and the products. */
export const OfAnAgent: Story = {
  name: 'For an agent',
  tags: ['AGT-03'],
  parameters: { ...agent, visual: { modes: everyMode, extent: 'screen' } },
  play: async () => {
    await dialog('agent.page.agentTeamOverview');
    await expect(await page().findByText(say('agent.attention'))).toBeVisible();
    const table = await products();
    await expect(bodyRows(table).length).toBeGreaterThan(1);
    await settled();
  },
};

/** A downline who does not answer is reminded by a message, without leaving the page. */
export const Reminded: Story = {
  name: 'Downline reminded',
  tags: ['AGT-03'],
  parameters: { ...agent, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  play: async ({ look }) => {
    await products();
    const all = page().queryByRole('button', { name: /5|6|7/, expanded: false });
    if (all) await userEvent.click(all);
    const name = '\u2068benna\u2069';
    await userEvent.click(page().getByRole('button', { name: say('agent.message.name', { name }) }));
    const letter = await dialog('agent.message');
    await look('writing');
    await userEvent.type(within(letter).getByRole('textbox'), 'Have you seen my request?');
    await userEvent.click(within(letter).getByRole('button', { name: say('agent.message.send') }));
    await expect(await page().findByText(say('agent.message.sent', { name }))).toBeVisible();
    await waitFor(() => expect(letter).not.toBeInTheDocument());
    await settled();
  },
};

export const OfThirtyDays: Story = {
  name: 'Of thirty days, with the figures of the chart as a table',
  tags: ['AGT-03'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    await products();
    await userEvent.click(page().getByRole('radio', { name: say('records.days.30') }));
    await waitFor(() => expect(query()).toContain('c-days=30'));
    await products();
    await userEvent.click(page().getByRole('button', { name: say('agent.overview.chart.table') }));
    const table = page().getByRole('table', { name: say('agent.overview.chart') });
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(28);
    await settled();
  },
};

export const OfAnEmptyTeam: Story = {
  name: 'Of days without a bet',
  tags: ['AGT-03'],
  args: {
    address: '/nowhere?modal=agent&centre=agentTeamOverview&c-first=2019-01-01&c-last=2019-01-02',
  },
  parameters: { ...agent, visual: { modes: ['phone-lumen'] } },
  play: async () => {
    await expect(await page().findByText(say('agent.overview.best.none'))).toBeVisible();
    await settled();
  },
};

export const WhileLoading: Story = {
  name: 'While the figures are on their way',
  tags: ['AGT-03'],
  ...loading('agent'),
};

export const WhenItFails: Story = {
  name: 'When the figures do not come',
  tags: ['AGT-03', 'ERR-02'],
  parameters: {
    sandbox: { scenario: 'agent+agent-overview-500' },
    visual: { looksLike: 'of-an-agent', extent: 'screen', modes: ['desk'] },
  },
  play: async ({ look }) => {
    await expect(await page().findByText(say('agent.attention.failed'))).toBeVisible();
    await failsAndRetries({ look, failed: 'agent.overview.failed', all: true });
    await products();
    // Focusing a button below may have scrolled the page.
    page().getByText(say('agent.attention')).scrollIntoView({ block: 'end' });
    await settled();
  },
};

export const WithOldFigures: Story = {
  name: 'With figures that could not be asked for again',
  tags: ['AGT-03'],
  parameters: { ...agent, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  play: async ({ msw }) => {
    await products();
    msw.use(failing(teamOverview));
    const [before] = say('agent.overview.stale', { time: '|' }).split('|');
    await expect(page().queryByText(new RegExp(`^${before}`))).toBeNull();
    await userEvent.click(page().getByRole('button', { name: say('agent.overview.refresh') }));
    await page().findByText(new RegExp(`^${before}`));
    await expect(page().getByRole('table', { name: say('agent.overview.products') })).toBeVisible();
    await settled();
  },
};

export const OfNobody: Story = {
  name: 'Of nobody',
  tags: ['AGT-03'],
  parameters: { sandbox: { scenario: 'agent+empty' }, visual: { modes: ['desk'] } },
  play: async () => {
    const said = await page().findByText(say('agent.overview.none'));
    await expect(said).toBeVisible();
    const way = page()
      .getAllByRole('link', { name: say('agent.page.registerCenter') })
      .at(-1);
    await expect(way).toHaveAttribute('href', '/nowhere?modal=agent&centre=registerCenter');
    await settled();
  },
};
