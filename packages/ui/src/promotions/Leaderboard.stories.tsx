import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { empty, failed, loading, ready, sized } from '../internal/fixtures.tsx';
import { Leaderboard, type LeaderboardRow } from './Leaderboard.tsx';

const names = ['ra***87', 'mei***n', 'zub***r', 'k9***21', 'ton***o', 'asl***m', 'ji***on', 'vic***y', 'hu***ng'];
const scores = ['9,800', '8,560', '7,320', '6,080', '4,840', '4,100', '3,960', '3,200', '2,880'];

const row = (index: number): LeaderboardRow => ({
  id: String(index),
  rank: String(index + 1),
  leads: index < 3,
  name: names[index] ?? 'un***wn',
  picture: [`/art/avatars/u${index + 1}.svg`],
  score: scores[index] ?? '0',
});
const own = { id: 'own', rank: '41', name: 'You', picture: ['/art/avatars/u9.svg'], score: '1,320', own: true };

const meta = {
  title: 'Promotions/Leaderboard',
  component: Leaderboard,
  decorators: [sized(288)],
  args: { title: 'Leaderboard', rows: [...[0, 1, 2, 3, 4].map(row), own], load: ready },
} satisfies Meta<typeof Leaderboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithOnesOwnRow: Story = {
  name: 'With one’s own row at the end, far behind',
  tags: ['UI-01'],
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByText('You').closest('li')).toHaveAttribute('aria-current', 'true'),
};
export const WithOneselfAmongTheFirst: Story = {
  args: { rows: [row(0), { ...own, rank: '2', leads: true, score: '8,990' }, row(2), row(3), row(4)] },
};
export const WithoutOnesOwnRow: Story = { args: { rows: [0, 1, 2, 3, 4].map(row) } };

const scrolled = { rows: [...[0, 1, 2, 3, 4, 5, 6, 7, 8].map(row), own], visible: 5 };

/** With one’s own row pinned while the others scroll, by the keyboard too. */
export const Scrolled: Story = {
  name: 'Scrolled, own row pinned',
  tags: ['UI-01'],
  args: scrolled,
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('list', { name: 'Leaderboard' });
    const pinned = within(list).getByText('You').closest('li');
    await userEvent.tab();
    await expect(list).toHaveFocus();
    const inSight = () => {
      const bottom = pinned?.getBoundingClientRect().bottom ?? 0;
      return Math.round(bottom) <= Math.round(list.getBoundingClientRect().bottom);
    };
    await expect(inSight()).toBe(true);
    list.scrollTop = 60;
    await expect(inSight()).toBe(true);
    list.scrollTop = 0;
  },
};
export const Loading: Story = { args: { rows: [], load: loading } };
export const Failed: Story = {
  name: 'Failed in its own place, with a retry',
  tags: ['CAT-04'],
  args: { rows: [], load: failed(fn()) },
};
export const Empty: Story = { args: { rows: [], load: empty } };
/** With long words, an endless word and Urdu, all inside their rows. */
export const WithLongWords: Story = {
  name: 'With long words',
  tags: ['UI-01'],
  args: {
    title: 'Valid bets of everybody in the first week of November',
    rows: [
      { ...row(0), rank: '1,204', name: 'the_longest_account_name_allowed', score: '999,999,999,999.99' },
      { ...row(1), name: 'unbroken'.repeat(25) },
      { ...row(2), name: 'رانیہ', score: '9'.repeat(40) },
    ],
  },
  async play({ canvasElement }) {
    const card = within(canvasElement).getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
