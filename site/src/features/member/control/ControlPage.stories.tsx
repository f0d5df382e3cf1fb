import { playControl } from '@baize/gateway';
import type { MessageId } from '@baize/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { dialog, page, say } from '../../../testing/queries.ts';
import { currentStory, everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const staged = pageAt('').parameters;

const meta = {
  title: 'Pages/Member/Limits',
  ...pageAt('/nowhere?modal=member&centre=playControl'),
  parameters: {
    ...staged,
    sandbox: { ...staged.sandbox, scenario: 'limited' },
    visual: { extent: 'screen', modes: [] },
  },
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const limits = () => page().findByRole('list', { name: say('control.limits') });
const button = (name: string) => page().findByRole('button', { name });
const field = () => page().findByRole('textbox', { name: new RegExp(`^${say('control.amount')}`) });
const choose = async (id: MessageId, value: string) =>
  userEvent.selectOptions(await page().findByLabelText(new RegExp(`^${say(id)}`)), value);
const held = async () => (await currentStory().services().client.call(playControl, {})).limits;

/** With what is used and left of each limit, and a raise that waits. */
export const WithLimits: Story = {
  name: 'With limits',
  tags: ['RSP-03', 'MEM-18'],
  parameters: { visual: { extent: 'screen', modes: everyMode } },
  play: async () => {
    const rows = within(await limits());
    await expect(rows.getAllByRole('listitem')).toHaveLength(3);
    for (const bar of rows.getAllByRole('progressbar')) await expect(bar).toHaveAccessibleName(/\d/);
    await expect(rows.getByRole('button', { name: say('control.pending.cancel') })).toBeVisible();
    await settled();
  },
};

export const WithoutLimits: Story = {
  name: 'Without a limit',
  tags: ['RSP-03', 'FLT-123'],
  parameters: { sandbox: { scenario: 'vip' }, visual: { extent: 'screen', modes: ['phone-lotus-dark-rtl'] } },
  play: async () => {
    await page().findByText(say('control.limits.empty'));
    await userEvent.click(await button(say('control.set')));
    await expect(await field()).toHaveFocus();
    await expect(await field()).toHaveAccessibleDescription(say('control.wrong.required'));
    await choose('control.kind', 'time');
    const minutes = await page().findByRole('textbox', { name: new RegExp(`^${say('control.minutes')}`) });
    await userEvent.type(minutes, '1500');
    await userEvent.click(await button(say('control.set')));
    await expect(minutes).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '90');
    await userEvent.click(await button(say('control.set')));
    await page().findByText(say('control.done.now'));
    await expect(within(await limits()).getAllByRole('listitem')).toHaveLength(1);
    await expect(await held()).toMatchObject([{ kind: 'time', period: 'day', amount: '90', pending: null }]);
    await settled();
  },
};

/** A cool-off that is asked before it begins, and as long as it was chosen. */
export const ARestBegun: Story = {
  name: 'Cool-off begun',
  tags: ['RSP-04'],
  play: async () => {
    await userEvent.click(await page().findByRole('radio', { name: new RegExp(`^${say('control.rest.cool-off')}`) }));
    await choose('control.rest.length', '14');
    await userEvent.click(await button(say('control.rest.begin')));
    let question = await dialog('control.rest.ask', 'alertdialog');
    await expect(within(question).getByRole('button', { name: say('frame.cancel') })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await userEvent.click(await button(say('control.rest.begin')));
    question = await dialog('control.rest.ask', 'alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: say('control.rest.begin') }));
    await page().findByText(say('break.done'));
    const { rest } = await currentStory().services().client.call(playControl, {});
    await expect(rest).toMatchObject({ kind: 'cool-off' });
    await expect((rest?.until ?? 0) - (rest?.from ?? 0)).toBe(14 * 86_400_000);
    await settled();
  },
};

export const Excluded: Story = {
  name: 'Of somebody who is excluded for good',
  tags: ['RSP-04'],
  parameters: { sandbox: { scenario: 'excluded' }, visual: { extent: 'screen', modes: ['desk'] } },
  play: async () => {
    await page().findByText(say('control.rest.now.forGood'));
    await settled();
  },
};

export const Failed: Story = {
  name: 'That failed',
  tags: ['ERR-02', 'MEM-17'],
  parameters: { sandbox: { scenario: 'limited+control-500' }, visual: { looksLike: 'with-limits', extent: 'screen' } },
  play: async ({ look }) => {
    await failsAndRetries({ look, root: await dialog('member.page.playControl'), failed: 'control.failed' });
    await limits();
    await settled();
  },
};
