import { activityStatuses } from '@baize/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loading } from '../../../testing/loading.ts';
import { dialog, isPhone, page, query, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { change } from '../../../testing/world.ts';

const meta = {
  title: 'Pages/Member/Rewards',
  ...pageAt('/nowhere?modal=member&centre=rewardCenter'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = { sandbox: { scenario: 'member' } };
const rewards = (box: HTMLElement) => within(box).queryAllByRole('article');
const claims = (box: HTMLElement) => rewards(box).flatMap((reward) => within(reward).queryAllByRole('button'));

/** What the menu beside the page counts; a phone shows the page alone. */
async function menuCounts(count: number) {
  if (isPhone()) return;
  const words = say('member.count.rewards', { count });
  await waitFor(() => expect(page().queryAllByText(words).length > 0).toBe(count > 0));
}

export const WithEveryStatus: Story = {
  name: 'With every status, what can be had first; the address narrows it to one, and says why one was refused',
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

/** Each is claimed once, and every count follows. */
export const WhileClaiming: Story = {
  name: 'While claiming one and then all',
  tags: ['MEM-12', 'MEM-01'],
  parameters: { ...member, visual: { modes: [] } },
  play: async () => {
    const box = await dialog('member.page.rewardCenter');
    await waitFor(() => expect(claims(box).length).toBeGreaterThan(2));
    const first = claims(box).length;
    await menuCounts(first);
    await userEvent.dblClick(claims(box)[0] as HTMLElement);
    await waitFor(() => expect(claims(box)).toHaveLength(first - 1));
    await expect(await within(box).findByText(say('rewards.count', { count: first - 1 }))).toBeVisible();
    await menuCounts(first - 1);
    await settled();
    const all = new RegExp(say('rewards.claimAll', { amount: '' }).trim());
    await userEvent.click(within(box).getByRole('button', { name: all }));
    await expect(await within(box).findByText(say('rewards.count', { count: 0 }))).toBeVisible();
    await waitFor(() => expect(claims(box)).toEqual([]));
    await waitFor(() => expect(within(box).queryByRole('button', { name: all })).toBeNull());
    await expect(within(box).queryByRole('alert')).toBeNull();
    await menuCounts(0);
    await settled();
  },
};

/** It is looked up, not offered again, and told. */
export const WhileNobodyKnows: Story = {
  name: 'While nobody knows whether a claim went through',
  tags: ['FLT-028', 'FLT-029', 'MEM-19'],
  parameters: { ...member, visual: { modes: [] } },
  play: async () => {
    const box = await dialog('member.page.rewardCenter');
    await waitFor(() => expect(claims(box).length).toBeGreaterThan(2));
    const first = claims(box).length;
    await change({ faults: [{ call: 'claimReward', kind: 'reset' }] });
    await userEvent.click(claims(box)[0] as HTMLElement);
    const begins = say('money.fate.done', { what: '' }).split(':')[0] ?? '';
    await waitFor(() => expect(claims(box)).toHaveLength(first - 1), { timeout: 8000 });
    await expect(within(box).queryByRole('alert')).toBeNull();
    await expect(await page().findByText(new RegExp(`^${begins}`), {}, { timeout: 8000 })).toBeVisible();
    await change({ faults: [] });
    await menuCounts(first - 1);
    await settled();
  },
};

export const WhileLoading: Story = { name: 'While everything is on its way', tags: ['MEM-17'], ...loading() };

export const WhenItFails: Story = {
  name: 'When it fails it says so and is tried again; without a reward it says that',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'member+rewards-500' }, visual: { modes: ['phone-lotus-dark-rtl'] } },
  play: async ({ look }) => {
    const box = await dialog('member.page.rewardCenter');
    await expect(await within(box).findByText(say('rewards.failed'))).toBeVisible();
    await change({ faults: [], emptyLists: true });
    await look('failed');
    await userEvent.click(within(box).getByRole('button', { name: say('frame.retry') }));
    await expect(await within(box).findByText(say('rewards.empty'))).toBeVisible();
    await change({ emptyLists: false });
    await settled();
  },
};

/** It is said, nothing is offered, and nothing asks to try again. */
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
