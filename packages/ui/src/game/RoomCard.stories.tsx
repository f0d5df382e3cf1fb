import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { RoomCard } from './RoomCard.tsx';

const meta = {
  title: 'Game/RoomCard',
  component: RoomCard,
  decorators: [sized(297)],
  args: {
    name: 'Bay Window',
    game: 'Mahjong Garden',
    picture: ['/art/games/KDR/KDR-1.svg'],
    stake: { label: 'Stake', value: '10.00 to 200.00' },
    seats: { taken: 3, total: 4, text: '3 of 4 seats taken' },
    status: { label: '1 free seat', tone: 'positive' },
    join: { label: 'Join', name: 'Join Bay Window', onClick: fn() },
  },
} satisfies Meta<typeof RoomCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAFreeSeat: Story = {
  name: 'With a free seat',
  tags: ['GAM-07'],
  async play({ args, canvasElement }) {
    const card = within(canvasElement).getByRole('article', { name: args.name });
    await userEvent.click(within(card).getByRole('button', { name: args.join?.name ?? '' }));
    await expect(args.join?.onClick).toHaveBeenCalledOnce();
    await expect(within(card).getByText(args.seats.text)).toBeVisible();
  },
};
export const Full: Story = {
  name: 'Full',
  tags: ['GAM-07'],
  args: {
    seats: { taken: 4, total: 4, text: '4 of 4 seats taken' },
    status: { label: 'Full', tone: 'neutral' },
    join: undefined,
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const OfAHundredSeats: Story = {
  args: { seats: { taken: 61, total: 100, text: '61 of 100 seats taken' } },
};
export const WithLongWords: Story = {
  args: {
    name: 'The long table beside the fireplace of the grand hall',
    stake: { label: 'Stake', value: '1,000,000.00 to 999,999,999,999.99' },
  },
};
