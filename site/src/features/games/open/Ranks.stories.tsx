import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { dialog, query, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const meta = {
  id: 'overlays-ranks',
  title: 'Pages/Ranks',
  ...pageAt('/nowhere?modal=leaderboard'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (box: HTMLElement) => within(box).getAllByRole('listitem');

export const OfAMember: Story = {
  name: 'Of a member',
  tags: ['WIN-02'],
  parameters: { sandbox: { scenario: 'member' }, visual: { modes: everyMode } },
  play: async () => {
    const box = await dialog('leaderboard.title');
    await waitFor(() => expect(rows(box)).toHaveLength(20));
    await userEvent.click(within(box).getByRole('radio', { name: say('leaderboard.month') }));
    await waitFor(() => expect(query()).toContain('board=month'));
    const words = say('leaderboard.own', { rank: 0, amount: '' }).split('0')[0] ?? '';
    await expect(await within(box).findByText(new RegExp(words))).toBeVisible();
    await settled();
  },
};

export const OfAVisitor: Story = {
  name: 'Of a visitor',
  tags: ['WIN-02'],
  args: { address: '/nowhere?modal=leaderboard&board=week' },
  parameters: { visual: { modes: ['desk'] } },
  play: async () => {
    const box = await dialog('leaderboard.title');
    await waitFor(() => expect(rows(box)).toHaveLength(20));
    await expect(within(box).getByRole('radio', { name: say('leaderboard.week') })).toBeChecked();
    await settled();
    await userEvent.click(within(box).getByRole('button', { name: say('login.action') }));
    await dialog('login.title');
    await settled();
  },
};

/** When it fails it says so and is tried again; without a winner it says that. */
export const WhenItFails: Story = {
  name: 'Failed, then without a winner',
  tags: ['WIN-02', 'ERR-02'],
  parameters: { sandbox: { scenario: 'ranks-500' }, visual: { modes: ['phone-lotus-dark-rtl'] } },
  play: async ({ look }) => {
    const box = await dialog('leaderboard.title');
    await failsAndRetries({ look, root: box, empty: 'leaderboard.empty' });
    await settled();
  },
};
