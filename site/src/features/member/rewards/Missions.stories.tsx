import { arrangeMissions } from '@baize/domain';
import { claimMission, missionSummary } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loading } from '../../../testing/loading.ts';
import { dialog, page, query, say } from '../../../testing/queries.ts';
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
const tab = (box: HTMLElement, id: 'active' | 'finished') =>
  within(box).getByRole('radio', { name: say(`missions.tab.${id}`) });
const claims = (box: HTMLElement) =>
  within(box).queryAllByRole('button', { name: new RegExp(say('missions.claim', { amount: '' }).trim()) });

/** The row of days, missions with what is done and to be done, and the own place on the board. */
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

/** Once each, the finished ones stand apart, and the menu counts on. */
export const WhileClaiming: Story = {
  name: 'While checking in and claiming',
  tags: ['MEM-14', 'FLT-006'],
  parameters: { ...member, visual: { modes: [] } },
  play: async () => {
    const box = await dialog(title);
    await missions(box);
    const today = within(box).getByRole('button', { name: new RegExp(say('missions.checkIn.action')) });
    await userEvent.dblClick(today);
    await waitFor(() => expect(page().getByText(say('missions.checkIn.done'))).toBeVisible());
    await waitFor(() => expect(today).not.toBeInTheDocument());
    await settled();
    const before = claims(box).length;
    await userEvent.dblClick(claims(box)[0] as HTMLElement);
    await waitFor(() => expect(claims(box)).toHaveLength(before - 1));
    await waitFor(async () => expect(await missions(box)).toHaveLength(5));
    const counted = () => page().queryAllByText(say('member.count.missions', { count: before }));
    await waitFor(() => expect(counted()).toEqual([]));
    await userEvent.click(tab(box, 'finished'));
    await waitFor(() => expect(query()).toContain('c-status=finished'));
    await waitFor(async () => expect(await missions(box)).toHaveLength(1));
    await expect(within(box).getByText(say('missions.claimed'))).toBeVisible();
    await settled();
  },
};

/** The reason is told, and the list says how it stands. */
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
    await settled();
  },
};

export const WhileLoading: Story = { name: 'While everything is on its way', tags: ['MEM-17'], ...loading() };

export const WhenItFails: Story = {
  name: 'When it fails it says so and is tried again; the board fails and comes back by itself',
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

/** It is said, and neither a mission nor a day is offered. */
export const OnABreak: Story = {
  name: 'On a break',
  tags: ['RSP-04'],
  parameters: { sandbox: { scenario: 'excluded' }, visual: { modes: [] } },
  play: async () => {
    const box = await dialog(title);
    await expect(await within(box).findByText(say('rewards.break.title'))).toBeVisible();
    await expect(within(box).queryByText(say('missions.checkIn'))).toBeNull();
    await settled();
  },
};
