import { agentAnnouncements, openAgentAnnouncement } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../../../testing/answers.ts';
import { go, page, query, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Agent/Announcements',
  ...pageAt('/nowhere?modal=agent&centre=agentAnnouncement'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const agent = { sandbox: { scenario: 'agent' } };
const list = () => page().findByRole('list', { name: say('agent.page.agentAnnouncement') });

/** Unread first; one opens under its address and is read from then on. */
export const OneOpened: Story = {
  name: 'One opened',
  tags: ['AGT-02'],
  parameters: { ...agent, visual: { modes: everyMode } },
  play: async () => {
    const rows = within(await list()).getAllByRole('listitem');
    await expect(within(rows[0] as HTMLElement).getByText(say('agent.announcements.unread'))).toBeVisible();
    await userEvent.click(within(rows[0] as HTMLElement).getByRole('button'));
    await waitFor(() => expect(query()).toContain('announcement='));
    await waitFor(async () =>
      expect(within(rows[0] as HTMLElement).queryByText(say('agent.announcements.unread'))).toBeNull(),
    );
    await settled();
  },
};

export const WithoutAny: Story = {
  name: 'Without any',
  tags: ['AGT-02'],
  parameters: { sandbox: { scenario: 'agent+empty' }, visual: { modes: ['phone-lumen'] } },
  play: async () => {
    await expect(await page().findByText(say('agent.announcements.empty'))).toBeVisible();
    await settled();
  },
};

export const WhenTheyFail: Story = {
  name: 'When they do not come',
  tags: ['ERR-02'],
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async ({ msw }) => {
    await list();
    msw.use(failing(openAgentAnnouncement));
    const [row] = within(await list()).getAllByRole('listitem');
    await userEvent.click(within(row as HTMLElement).getByRole('button'));
    await expect(await within(row as HTMLElement).findByText(say('list.failed'))).toBeVisible();
    await settled();
  },
};

export const WithoutTheList: Story = {
  name: 'Without the list',
  tags: ['ERR-02'],
  parameters: { ...agent, visual: { modes: ['phone-lotus-dark-rtl'] } },
  beforeEach: ({ msw }) => {
    msw.use(failing(agentAnnouncements));
  },
  play: async () => {
    await expect(await page().findByText(say('agent.announcements.failed'))).toBeVisible();
    await settled();
  },
};

/** Back closes what a click opened before its text arrived; forward opens it again. */
export const ByItsAddress: Story = {
  name: 'By its address',
  tags: ['AGT-02', 'NAV-19'],
  parameters: { ...agent, visual: { modes: [] } },
  play: async () => {
    const [row] = within(await list()).getAllByRole('listitem');
    const head = within(row as HTMLElement).getByRole('button');
    await userEvent.click(head);
    await waitFor(() => expect(head).toHaveAttribute('aria-expanded', 'true'));
    go(-1);
    await waitFor(() => expect(head).toHaveAttribute('aria-expanded', 'false'));
    go(1);
    await waitFor(() => expect(head).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(row?.querySelector('[aria-busy="true"]')).toBeNull());
    await settled();
  },
};

export const OneThatIsGone: Story = {
  name: 'One that is gone',
  tags: ['AGT-02'],
  args: { address: '/nowhere?modal=agent&centre=agentAnnouncement&c-announcement=none' },
  parameters: { ...agent, visual: { modes: ['desk'] } },
  play: async () => {
    await expect(await page().findByText(say('agent.announcements.gone'))).toBeVisible();
    await expect(within(await list()).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(page().getByRole('button', { name: say('agent.announcements.back') }));
    await waitFor(() => expect(page().queryByText(say('agent.announcements.gone'))).toBeNull());
    await settled();
  },
};
