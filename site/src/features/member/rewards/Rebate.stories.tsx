import { claimRebate, manualRebate } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { dialog, query, say } from '../../../testing/queries.ts';
import { currentStory, everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Member/Rebate',
  ...pageAt('/nowhere?modal=member&centre=manualRebate'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = { sandbox: { scenario: 'member' } };
const title = 'member.page.manualRebate';
const table = (box: HTMLElement, name: string) => within(box).getByRole('table', { name });
const claims = (box: HTMLElement) => within(table(box, say(title))).queryAllByRole('button');
const all = (box: HTMLElement) =>
  within(box).queryByRole('button', { name: new RegExp(say('rebate.claimAll', { amount: '' }).trim()) });

async function arrive(): Promise<HTMLElement> {
  const box = await dialog(title);
  await waitFor(() => expect(claims(box).length).toBeGreaterThan(1));
  await settled();
  return box;
}

export const OfAMember: Story = {
  name: 'Of a member',
  tags: ['MEM-16'],
  parameters: { ...member, visual: { modes: everyMode } },
  play: async () => {
    const box = await arrive();
    await expect(all(box)).toBeEnabled();
    const history = within(table(box, say('rebate.history')));
    await waitFor(() => expect(history.getAllByRole('row').length).toBeGreaterThan(5));
    const rows = history.getAllByRole('row').length;
    await userEvent.selectOptions(within(box).getByRole('combobox', { name: say('rewards.days') }), '7');
    await waitFor(() => expect(query()).toContain('c-days=7'));
    await waitFor(() => expect(history.queryAllByRole('row').length).not.toBe(rows));
    await userEvent.selectOptions(within(box).getByRole('combobox', { name: say('rewards.days') }), '');
    await waitFor(() => expect(history.queryAllByRole('row')).toHaveLength(rows));
    await settled();
  },
};

export const WhenTheSumHasChanged: Story = {
  name: 'When the sum has changed meanwhile',
  tags: ['MEM-16', 'FLT-036'],
  parameters: { ...member, visual: { modes: ['desk'] } },
  play: async () => {
    const box = await arrive();
    const { client } = currentStory().services();
    const line = (await client.call(manualRebate, {})).lines.find(({ amount }) => Number(amount) > 0);
    if (!line) throw new Error('no rebate waits');
    const asked = { category: line.category, amount: line.amount };
    await client.call(claimRebate, asked, { idempotencyKey: crypto.randomUUID() });
    const before = claims(box).length;
    await userEvent.click(all(box) as HTMLElement);
    const begins = say('rebate.changed', { amount: '\u0000' }).split('\u0000')[0] ?? '';
    await expect(await within(box).findByText(new RegExp(begins.trim().slice(0, 12)))).toBeVisible();
    await waitFor(() => expect(claims(box)).toHaveLength(before - 1));
    await settled();
    await userEvent.click(all(box) as HTMLElement);
    await waitFor(() => expect(claims(box)).toEqual([]));
    await expect(await within(box).findByText(say('rebate.nothing'))).toBeVisible();
    await waitFor(() => expect(all(box)).toBeNull());
    await settled();
  },
};

/** When it fails both parts say so and are tried again; on a break nothing is to be claimed, and that is said. */
export const WhenItFails: Story = {
  name: 'Failed, and on a break',
  tags: ['ERR-02', 'RSP-04'],
  parameters: { sandbox: { scenario: 'excluded+rewards-500' }, visual: { modes: ['phone-lotus-dark-rtl'] } },
  play: async ({ look }) => {
    const box = await dialog(title);
    await waitFor(() => expect(within(box).getAllByText(say('rebate.failed'))).toHaveLength(2));
    await expect(await within(box).findByText(new RegExp(say('rewards.break.title')))).toBeVisible();
    await failsAndRetries({ look, root: box, all: true });
    await expect(await within(box).findByText(say('rebate.history.empty'))).toBeVisible();
    await expect(claims(box)).toEqual([]);
    await expect(all(box)).toBeNull();
    await settled();
  },
};
