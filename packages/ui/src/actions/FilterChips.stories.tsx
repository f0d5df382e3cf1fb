import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterChips } from './FilterChips.tsx';

const meta = {
  title: 'Actions/FilterChips',
  component: FilterChips,
  args: {
    label: 'Kinds of offer',
    selected: 'all',
    onSelect: fn(),
    options: [
      { id: 'all', label: 'All', count: 7 },
      { id: 'deposit', label: 'Deposit', count: 2 },
      { id: 'daily', label: 'Every day', count: 1 },
      { id: 'ranking', label: 'Rankings', count: 0 },
    ],
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {
  name: 'With counts, one of them none',
  tags: ['PRO-02'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'All 7' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Rankings 0' }));
    await expect(args.onSelect).toHaveBeenCalledWith('ranking');
  },
};
