import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { DrawCard } from './DrawCard.tsx';

const meta = {
  title: 'Lottery/DrawCard',
  component: DrawCard,
  decorators: [sized(297)],
  args: {
    name: 'Northgate 6/45',
    number: '20241107-18',
    picture: ['/art/games/NMB/NMB-1.svg'],
    balls: ['7', '14', '22', '28', '39', '41'],
    bonus: { value: '12', label: 'Bonus ball' },
    next: { label: 'Next draw in', value: '04:12' },
    words: { drawn: 'Numbers drawn' },
  },
} satisfies Meta<typeof DrawCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithABonusBall: Story = {
  name: 'With its numbers in the order they were drawn',
  tags: ['CAT-03'],
  async play({ canvasElement }) {
    const balls = within(within(canvasElement).getByRole('list', { name: 'Numbers drawn' })).getAllByRole('listitem');
    await expect(balls.map((ball) => ball.textContent)).toEqual(['7', '14', '22', '28', '39', '41', 'Bonus ball12']);
    const lefts = balls.slice(0, 6).map((ball) => ball.getBoundingClientRect().left);
    await expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
  },
};
export const OfThreeDigits: Story = {
  args: {
    name: 'Riverbend 3D 3-min',
    balls: ['3', '3', '1'],
    bonus: undefined,
    next: { label: 'Next draw in', value: '21:07:40' },
  },
};
export const WithoutItsPicture: Story = { args: { picture: [] } };
export const WithLongWords: Story = {
  args: {
    name: 'The evening draw of the harbour and all its lighthouses',
    number: '20241107-181234567890',
    next: { label: 'The next draw of this lottery begins in', value: '29 days 23:59:59' },
  },
};
export const OfTwentyBalls: Story = {
  args: { balls: Array.from({ length: 20 }, (_, index) => String(index * 4 + 1)), bonus: undefined },
};
export const ToBePlayed: Story = {
  name: 'To be played',
  tags: ['GAM-09'],
  args: { href: '#play', favourite: { selected: false, label: 'Favourite: Northgate 6/45', onToggle: fn() } },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('link', { name: args.name })).toHaveAttribute('href', '#play');
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite: Northgate 6/45' }));
    await expect(args.favourite?.onToggle).toHaveBeenCalledOnce();
  },
};
export const OnThePage: Story = {
  args: {
    href: '#play',
    current: true,
    favourite: { selected: true, label: 'Favourite: Northgate 6/45', onToggle: fn() },
  },
};
