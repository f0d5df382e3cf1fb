import { arrangeMissions } from '@baize/domain';
import { claimMission, missionSummary } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dialog, page, say } from '../../../testing/queries.ts';
import { currentStory, everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { change } from '../../../testing/world.ts';

const meta = {
  title: 'Pages/Member/Missions',
  ...pageAt('/nowhere?modal=member&centre=missionLeaderboard'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = { sandbox: { scenario: 'member' } };
const title = 'member.page.missionLeaderboard';
const missions = async (box: HTMLElement) => {
  const list = await within(box).findByRole('list', { name: say(title) });
  return [...list.querySelectorAll(':scope > li')];
};
const claims = (box: HTMLElement) =>
  within(box).queryAllByRole('button', { name: new RegExp(say('missions.claim', { amount: '' }).trim()) });

export const OfAMember: Story = {
  name: 'Of a member',
  tags: ['MEM-14'],
  parameters: { ...member, visual: { modes: everyMode } },
  play: async () => {
    const box = await dialog(title);
    const rows = await missions(box);
    await settled();
    await expect(rows).toHaveLength(6);
    await expect(within(rows[0] as HTMLElement).getByRole('button')).toBe(claims(box)[0]);
    await expect(within(box).getAllByRole('progressbar')).toHaveLength(6);
    const ways = within(box).getAllByRole('link', { name: new RegExp(`^${say('missions.go')}`) });
    await expect(ways.map((way) => way.getAttribute('href'))).toContain('/live');
    await expect(within(box).getByText(say('missions.checkIn.stand', { day: 4, days: 7 }))).toBeVisible();
    const own = within(box).getByText(say('missions.board.own')).closest('li');
    await expect(own).toHaveAttribute('aria-current', 'true');
    await expect(within(box).getByText(/^\d\d:\d\d:\d\d$/)).toBeVisible();
  },
};

export const WhenOneIsRefused: Story = {
  name: 'When a mission was claimed elsewhere',
  tags: ['MEM-14', 'FLT-107'],
  parameters: { ...member, visual: { modes: ['desk'] } },
  play: async () => {
    const box = await dialog(title);
    await missions(box);
    const before = claims(box).length;
    const { client } = currentStory().services();
    const first = arrangeMissions((await client.call(missionSummary, {})).missions, 'active')[0];
    if (!first) throw new Error('nothing is to be claimed');
    const key = { idempotencyKey: crypto.randomUUID() };
    await client.call(claimMission, { missionId: first.id, resetTime: first.resets }, key);
    await userEvent.click(claims(box)[0] as HTMLElement);
    await expect(await page().findByText(say('error.already-claimed'))).toBeVisible();
    await waitFor(() => expect(claims(box)).toHaveLength(before - 1));
    const counted = () => page().queryAllByText(say('member.count.missions', { count: before }));
    await waitFor(() => expect(counted()).toEqual([]));
    await settled();
  },
};

/** When it fails it says so and is tried again; the board fails and comes back by itself. */
export const WhenItFails: Story = {
  name: 'Failed, and back by itself',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'member+missions-500' }, visual: { modes: ['phone-lotus-dark-rtl'] } },
  play: async ({ look }) => {
    const box = await dialog(title);
    await expect(await within(box).findByText(say('missions.failed'))).toBeVisible();
    await change({ faults: [{ call: 'missionLeaderboard', kind: '500' }] });
    await look('failed');
    await userEvent.click(within(box).getByRole('button', { name: say('frame.retry') }));
    await expect(await missions(box)).toHaveLength(6);
    await expect(await within(box).findByText(say('missions.board.failed'))).toBeVisible();
    await change({ faults: [] });
    await userEvent.click(within(box).getByRole('button', { name: say('frame.retry') }));
    await expect(await within(box).findByText(say('missions.board.own'))).toBeVisible();
    await settled();
  },
};
