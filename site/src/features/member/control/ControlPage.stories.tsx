import { playControl } from '@baize/gateway';
import type { MessageId } from '@baize/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loading } from '../../../testing/loading.ts';
import { dialog, page, say } from '../../../testing/queries.ts';
import { currentStory, everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';
import { change } from '../../../testing/world.ts';

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
/** The limits as the platform has them. */
const held = async () => (await currentStory().services().client.call(playControl, {})).limits;

export const WithLimits: Story = {
  name: 'With what is used and left of each limit, and a raise that waits',
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

/** The first one is asked for, mended where it is none, and holds at once. */
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

export const Changed: Story = {
  name: 'Lowered at once, raised after a day and not before, the raise cancelled, the limit lifted',
  tags: ['RSP-03'],
  parameters: { sandbox: { scenario: 'member' } },
  play: async () => {
    const name = `${say('control.kind.stake')} · ${say('control.period.day')}`;
    const set = async (amount: string) => {
      await userEvent.click(await button(`${say('control.change')}: ${name}`));
      await waitFor(async () => expect(await field()).toHaveFocus());
      await userEvent.clear(await field());
      await userEvent.type(await field(), amount);
      await userEvent.keyboard('{Enter}');
    };
    const stake = async () => {
      const limit = (await held()).find(({ kind }) => kind === 'stake');
      const sum = limit?.pending?.amount;
      return { amount: Number(limit?.amount), pending: limit?.pending && (sum ? Number(sum) : 'lifted') };
    };
    await set('3000');
    await waitFor(async () => expect(await stake()).toEqual({ amount: 3000, pending: null }));
    await set('9000');
    const keep = await button(say('control.pending.cancel'));
    await expect(await stake()).toEqual({ amount: 3000, pending: 9000 });
    await userEvent.click(keep);
    await page().findByText(say('control.done.cancelled'));
    await waitFor(() => expect(keep).not.toBeInTheDocument());
    await userEvent.click(await button(`${say('control.lift')}: ${name}`));
    await button(say('control.pending.cancel'));
    await expect(page().queryByRole('button', { name: `${say('control.lift')}: ${name}` })).toBeNull();
    await expect(await stake()).toEqual({ amount: 3000, pending: 'lifted' });
    await settled();
  },
};

export const ARestBegun: Story = {
  name: 'A cool-off that is asked before it begins, and another interval of the reality check',
  tags: ['RSP-04', 'RSP-02'],
  play: async () => {
    await choose('control.check.every', '10');
    await userEvent.click(await button(say('control.check.save')));
    await page().findByText(say('control.check.saved'));
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
    const { rest, realityCheck } = await currentStory().services().client.call(playControl, {});
    await expect(rest).toMatchObject({ kind: 'cool-off' });
    await expect((rest?.until ?? 0) - (rest?.from ?? 0)).toBe(14 * 86_400_000);
    await expect(realityCheck.own).toBe(10);
    await settled();
  },
};

/** Said, and nothing ends it. */
export const Excluded: Story = {
  name: 'Of somebody who is excluded for good',
  tags: ['RSP-04'],
  parameters: { sandbox: { scenario: 'excluded' }, visual: { extent: 'screen', modes: ['desk'] } },
  play: async () => {
    await page().findByText(say('control.rest.now.forGood'));
    await settled();
  },
};

export const WhileLoading: Story = { name: 'While everything is on its way', tags: ['MEM-17'], ...loading() };

/** Why, and another try brings it. */
export const Failed: Story = {
  name: 'That failed',
  tags: ['ERR-02', 'MEM-17'],
  parameters: { sandbox: { scenario: 'limited+control-500' }, visual: { looksLike: 'with-limits', extent: 'screen' } },
  play: async ({ look }) => {
    const centre = within(await dialog('member.page.playControl'));
    await centre.findByText(say('control.failed'));
    await change({ faults: [] });
    await look('failed');
    await userEvent.click(centre.getByRole('button', { name: say('frame.retry') }));
    await limits();
    await settled();
  },
};
