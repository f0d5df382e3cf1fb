import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PotBand } from './PotBand.tsx';

const pots = [
  ['Burnished Lantern Fortune', 'Grand', '₨48,206,115.40'],
  ['Emerald Galaxy Trail', 'Grand', '₨21,774,902.08'],
  ['Royal Unicorn Vault', 'Major', '₨6,318,450.75'],
  ['Sunken Kraken King', undefined, '₨1,092,344.10'],
].map(([title = '', tier, amount = ''], index) => ({
  id: String(index + 1),
  href: `/game?game=${index + 1}`,
  title,
  tier,
  amount,
  picture: [`/art/games/OMB/OMB-${index + 1}.svg`],
}));

const meta = {
  title: 'Game/PotBand',
  component: PotBand,
  args: {
    title: 'Jackpots',
    text: '18 pots',
    seeAll: { label: 'See all 18', href: '/rng?classify=JP' },
    pots,
    onPlay: fn(),
  },
} satisfies Meta<typeof PotBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfFour: Story = {
  name: 'Of four pots, one without a class',
  tags: ['CAT-08'],
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('link', { name: /Emerald Galaxy Trail/ }));
    await expect(args.onPlay).toHaveBeenCalledWith('2');
  },
};
