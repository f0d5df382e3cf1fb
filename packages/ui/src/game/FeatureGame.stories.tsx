import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { FeatureGame } from './FeatureGame.tsx';
import { Jackpot } from './Jackpot.tsx';

const meta = {
  title: 'Game/FeatureGame',
  component: FeatureGame,
  decorators: [sized(614)],
  args: {
    game: {
      id: '1',
      href: '/game?game=1',
      title: 'Burnished Lantern Fortune',
      picture: ['/art/games/OMB/OMB-1.svg?shape=feature'],
    },
    tag: 'Feature of the day',
    text: 'Ombrelith · From ₨0.50',
    play: 'Play',
    onPlay: fn(),
  },
} satisfies Meta<typeof FeatureGame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAnAmount: Story = {
  name: 'Without an amount',
  tags: ['CAT-08'],
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Play: Burnished Lantern Fortune' }));
    await expect(args.onPlay).toHaveBeenCalledWith('1');
  },
};
export const WithItsJackpot: Story = {
  name: 'With its jackpot',
  tags: ['CAT-08'],
  args: { jackpot: <Jackpot kind="bare" amount="48,206,115.40" currency="Rs" label="Its jackpot now" /> },
};
