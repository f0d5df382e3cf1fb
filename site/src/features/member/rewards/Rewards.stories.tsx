import { activityStatuses } from '@baize/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { dialog, query, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Member/Rewards',
  ...pageAt('/nowhere?modal=member&centre=rewardCenter'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = { sandbox: { scenario: 'member' } };
const rewards = (box: HTMLElement) => within(box).queryAllByRole('article');
const claims = (box: HTMLElement) => rewards(box).flatMap((reward) => within(reward).queryAllByRole('button'));

/** With every status, what can be had first; the address narrows it to one, and says why one was refused. */
export const WithEveryStatus: Story = {
  name: 'Every status',
  tags: ['MEM-12'],
  parameters: { ...member, visual: { modes: everyMode } },
  play: async () => {
    const box = await dialog('member.page.rewardCenter');
    await waitFor(() => expect(rewards(box).length).toBeGreaterThan(9));
    await settled();
    for (const status of activityStatuses) {
      const words = say(`rewards.status.${status}`);
      const some = rewards(box).filter((reward) => within(reward).queryByText(words));
      await expect(some.length, status).toBeGreaterThan(0);
    }
    await expect(within(rewards(box)[0] as HTMLElement).getByRole('button')).toBeEnabled();
    const filter = within(box).getByRole('combobox', { name: say('rewards.filter') });
    await userEvent.selectOptions(filter, 'rejected');
    await waitFor(() => expect(query()).toContain('c-status=rejected'));
    await waitFor(() => expect(rewards(box)).toHaveLength(1));
    const refused = say('rewards.reason', { reason: '' }).trim();
    await expect(rewards(box)[0]).toHaveTextContent(refused);
    await expect(claims(box)).toEqual([]);
    await userEvent.selectOptions(filter, '');
    await waitFor(() => expect(rewards(box).length).toBeGreaterThan(9));
    await settled();
  },
};

/** When it fails it says so and is tried again; without a reward it says that. */
export const WhenItFails: Story = {
  name: 'Failed, then without a reward',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'member+rewards-500' }, visual: { modes: ['phone-lotus-dark-rtl'] } },
  play: async ({ look }) => {
    const box = await dialog('member.page.rewardCenter');
    await failsAndRetries({ look, root: box, failed: 'rewards.failed', empty: 'rewards.empty' });
    await settled();
  },
};

export const OnABreak: Story = {
  name: 'On a break',
  tags: ['RSP-04'],
  parameters: { sandbox: { scenario: 'excluded' }, visual: { modes: ['desk'] } },
  play: async () => {
    const box = await dialog('member.page.rewardCenter');
    await expect(await within(box).findByText(say('rewards.break.title'))).toBeVisible();
    await expect(rewards(box)).toEqual([]);
    await expect(within(box).queryByRole('button', { name: say('frame.retry') })).toBeNull();
    await settled();
  },
};
