import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TopGames } from './TopGames.tsx';

const games = [
  'Golden Pharaoh Gate',
  'Copper Rocket',
  'Bamboo Panda Grove',
  'Silver Wolf Ridge',
  'Velvet Jester',
  'Ivory Elephant Walk',
  'Sunken Kraken King',
  'Royal Unicorn Vault',
  'Emerald Galaxy Trail',
  'Unverhältnismäßigkeitsbelohnungsautomat der Nacht',
].map((title, index) => ({
  id: String(index + 1),
  href: `/game?game=${index + 1}`,
  title,
  studio: 'Ombrelith',
  picture: [`/art/games/OMB/OMB-${index + 1}.svg`],
}));

const meta = {
  title: 'Game/TopGames',
  component: TopGames,
  args: { title: 'Top ten today', games, onPlay: fn() },
} satisfies Meta<typeof TopGames>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTen: Story = {
  name: 'Of ten',
  tags: ['CAT-08'],
  async play({ canvasElement, args }) {
    const list = within(within(canvasElement).getByRole('region', { name: 'Top ten today' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(list.getByRole('link', { name: /Copper Rocket/ }));
    await expect(args.onPlay).toHaveBeenCalledWith('2');
  },
};
