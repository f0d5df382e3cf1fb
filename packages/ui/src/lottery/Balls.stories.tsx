import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Balls } from './Balls.tsx';

const meta = {
  title: 'Lottery/Balls',
  component: Balls,
  args: { balls: ['7', '14', '22', '28', '39', '41'], label: 'Numbers drawn' },
} satisfies Meta<typeof Balls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InDrawnOrder: Story = {
  name: 'In the order they were drawn',
  tags: ['CAT-03'],
  args: { bonus: { value: '12', label: 'Bonus ball' } },
  async play({ canvasElement }) {
    const balls = within(within(canvasElement).getByRole('list', { name: 'Numbers drawn' })).getAllByRole('listitem');
    await expect(balls.map((ball) => ball.textContent)).toEqual(['7', '14', '22', '28', '39', '41', 'Bonus ball12']);
    const lefts = balls.map((ball) => ball.getBoundingClientRect().left);
    await expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg', balls: ['0', '7', '7'] } };
export const OfTwenty: Story = { args: { balls: Array.from({ length: 20 }, (_, index) => String(index * 4 + 1)) } };
