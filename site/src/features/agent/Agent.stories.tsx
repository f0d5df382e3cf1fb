import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loading } from '../../testing/loading.ts';
import { dialog, go, isPhone, page, query, say } from '../../testing/queries.ts';
import { everyMode, pageAt, settled, siteAt } from '../../testing/StorySite.tsx';
import { change } from '../../testing/world.ts';
import { agentPages } from './agentPages.ts';

const meta = {
  title: 'Pages/Agent/Centre',
  ...siteAt('/nowhere?modal=agent&centre=agentAnnouncement'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const agent = { sandbox: { scenario: 'agent' } };
const warned = () => page().findByRole('alertdialog', { name: say('agent.refused') });
const menuOf = (centre: HTMLElement) => within(within(centre).getByRole('navigation', { hidden: true }));

export const APage: Story = {
  name: 'A page of the centre',
  tags: ['AGT-01'],
  parameters: { ...agent, visual: { modes: everyMode } },
  play: async () => {
    const centre = await dialog('agent.page.agentAnnouncement');
    await within(centre).findByRole('list', { name: say('agent.page.agentAnnouncement') });
    await expect(menuOf(centre).getAllByRole('link', { hidden: true })).toHaveLength(agentPages.length);
    const own = menuOf(centre).getByText(say('agent.page.agentAnnouncement')).closest('a');
    await expect(own).toHaveAttribute('aria-current', 'page');
    const back = within(centre).queryByRole('link', { name: say('agent.menu') });
    if (isPhone()) await expect(back).toHaveAttribute('href', '/nowhere?modal=agent');
    else await expect(back).toBeNull();
    await settled();
  },
};

export const ItsMenu: Story = {
  name: 'Without a page in its address',
  tags: ['AGT-01'],
  args: { address: '/nowhere?modal=agent' },
  parameters: agent,
  play: async () => {
    const centre = await dialog(isPhone() ? 'agent.title' : 'agent.page.agentTeamOverview');
    await menuOf(centre).findByText(say('agent.count.announcements', { count: 2 }), { exact: false });
    await settled();
  },
};

/** Hides both pages from the menu and refuses their addresses. */
export const WithoutSalary: Story = {
  name: 'On a platform without hourly and real-time salary',
  tags: ['AGT-10'],
  args: { address: '/nowhere?modal=agent&centre=agentAnnouncement' },
  parameters: { ...agent, visual: { modes: ['desk'] } },
  beforeEach: async () => {
    await change({ hourSalary: false, realTimeSalary: false });
  },
  play: async () => {
    const centre = await dialog('agent.page.agentAnnouncement');
    await menuOf(centre).findByText(say('agent.page.agentDailyWages2'));
    await expect(menuOf(centre).queryByText(say('agent.page.agentHourSalary'))).toBeNull();
    await expect(menuOf(centre).getAllByRole('link', { hidden: true })).toHaveLength(agentPages.length - 2);
    await settled();
  },
};

export const ForAPlayer: Story = {
  name: 'For a player',
  tags: ['AGT-01', 'LGN-10'],
  parameters: { sandbox: { scenario: 'member' } },
  play: async () => {
    const warning = await warned();
    await expect(page().queryByText(say('agent.page.agentTeamOverview'))).toBeNull();
    await settled();
    await userEvent.click(within(warning).getByText(say('frame.close')));
    await expect(query()).not.toContain('modal');
    await expect(document.querySelector('a[href*="modal=agent"]')).toBeNull();
  },
};

export const WhileLoading: Story = {
  name: 'While its pages are on their way',
  tags: ['MEM-17'],
  ...pageAt('/nowhere?modal=agent'),
  parameters: { ...pageAt('').parameters, ...loading('agent').parameters, visual: { modes: [] } },
  play: async () => {
    const bills = {
      key: 'agentDividendRecordCopy2&c-tab=bills',
      title: 'agent.page.agentDividendRecordCopy2',
    } as const;
    for (const { key, title } of [...agentPages, bills]) {
      go(`/nowhere?modal=agent&centre=${key}`);
      const centre = await page().findByRole('dialog', { name: say(title) });
      await settled();
      await expect(centre.querySelector('[aria-busy="true"]'), key).not.toBeNull();
      await expect(within(centre).queryByRole('button', { name: say('frame.retry') }), key).toBeNull();
    }
  },
};

/** The way there, in the account menu of a desk and in the menu of a phone: a step that back undoes. */
export const TheWayThere: Story = {
  name: 'Way there and back',
  tags: ['HDR-07', 'NAV-19'],
  args: { address: '/nowhere' },
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    if (isPhone()) go('/nowhere?modal=member');
    else await userEvent.click(await page().findByRole('button', { name: /demo\.agent/ }));
    const way = await page().findByRole('link', { name: say('member.agent') });
    await look('menu');
    await userEvent.click(way);
    await dialog(isPhone() ? 'agent.title' : 'agent.page.agentTeamOverview');
    go(-1);
    await waitFor(() => expect(query()).not.toContain('modal=agent'));
    await settled();
  },
};
