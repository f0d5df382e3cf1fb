import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Gift, Percent } from 'lucide';
import { expect, within } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { IconList } from './IconList.tsx';

const meta = {
  title: 'Content/IconList',
  component: IconList,
  decorators: [sized(320)],
  args: {
    label: 'Fair to both',
    items: [
      { id: 'private', icon: Check, text: 'What a friend wins stays private.' },
      { id: 'settled', icon: Check, text: 'Only settled bets count, and those that were called off do not.' },
    ],
  },
} satisfies Meta<typeof IconList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Promises: Story = {
  name: 'Promises, a tick before each',
  tags: ['UI-01'],
  args: { tone: 'positive' },
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('list', { name: 'Fair to both' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
};
export const OnACard: Story = {
  args: {
    size: 'sm',
    items: [
      { id: 'rebate', icon: Percent, text: '0.6% slot rebate' },
      { id: 'gift', icon: Gift, text: 'Rs 188 on your birthday' },
    ],
  },
};
export const WithAnEndlessWord: Story = { args: { items: [{ id: 'a', icon: Gift, text: 'Y'.repeat(120) }] } };
