import { bonusStates } from '@baize/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failsAndRetries } from '../../../testing/failsAndRetries.ts';
import { dialog, query, say } from '../../../testing/queries.ts';
import { everyMode, pageAt, settled } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Member/Bonuses',
  ...pageAt('/nowhere?modal=member&centre=bonusDetails'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = { sandbox: { scenario: 'member' } };
const title = 'member.page.bonusDetails';
const bonuses = async (box: HTMLElement) => {
  const list = await within(box).findByRole('list', { name: say(title) });
  return [...list.querySelectorAll<HTMLElement>(':scope > li')];
};

export const OfAMember: Story = {
  name: 'Of a member',
  tags: ['MEM-11', 'RSP-06'],
  parameters: { ...member, visual: { modes: everyMode } },
  play: async () => {
    const box = await dialog(title);
    const rows = await bonuses(box);
    await settled();
    await expect(within(box).getAllByRole('progressbar')).toHaveLength(rows.length);
    for (const state of bonusStates) {
      const words = say(`bonuses.state.${state}`);
      await expect(rows.some((row) => row.textContent?.includes(words))).toBe(true);
    }
    const left = say('bonuses.left', { amount: '' }).replace(/[:：\s]+$/, '');
    await expect(within(box).getByText(new RegExp(left))).toBeVisible();
    const filter = within(box).getByRole('combobox', { name: say('bonuses.filter') });
    await userEvent.selectOptions(filter, 'void');
    await waitFor(() => expect(query()).toContain('c-status=void'));
    await waitFor(async () => expect((await bonuses(box)).length).toBeLessThan(rows.length));
    const [ended] = await bonuses(box);
    await expect(ended).toHaveTextContent(say('bonuses.maxBet', { amount: '' }).replace(/[:：\s]+$/, ''));
    await userEvent.selectOptions(filter, '');
    await waitFor(async () => expect(await bonuses(box)).toHaveLength(rows.length));
    await settled();
  },
};

/** When it fails it says so and is tried again; without a bonus it says that, on a break as well. */
export const WhenItFails: Story = {
  name: 'Failed, then without a bonus',
  tags: ['ERR-02'],
  parameters: { sandbox: { scenario: 'excluded+rewards-500' }, visual: { modes: ['desk'] } },
  play: async ({ look }) => {
    const box = await dialog(title);
    await expect(await within(box).findByText(new RegExp(say('rewards.break.title')))).toBeVisible();
    await failsAndRetries({ look, root: box, failed: 'bonuses.failed', empty: 'bonuses.empty' });
    await settled();
  },
};
