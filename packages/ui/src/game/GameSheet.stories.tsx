import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CardRow } from '../content/CardRow.tsx';
import { games, gameWords, ready, sized } from '../internal/fixtures.tsx';
import { GameCard } from './GameCard.tsx';
import { GameSheet } from './GameSheet.tsx';

const meta = {
  title: 'Game/GameSheet',
  component: GameSheet,
  decorators: [sized(400)],
  args: {
    title: 'Amber Dragon',
    studio: 'Ombrelith',
    picture: ['/art/games/OMB/OMB-1.svg'],
    facts: [
      { label: 'Return to player', value: '96.40%' },
      { label: 'Volatility', value: '4 of 5' },
      { label: 'Minimum bet', value: '₨0.10' },
      { label: 'Maximum bet', value: '₨200.00' },
      { label: 'Lines', value: '20' },
      { label: 'Counts towards wagering', value: '100%' },
    ],
    state: 'ready',
    onPlay: fn(),
    favourite: { selected: false, label: 'Favourite: Amber Dragon', onToggle: fn() },
    words: { play: 'Play', maintenance: 'Under maintenance until 04:30', facts: 'About this game' },
  },
} satisfies Meta<typeof GameSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Tells what a game costs and pays before it begins',
  tags: ['GAM-11'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Return to player').nextElementSibling).toHaveTextContent('96.40%');
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite: Amber Dragon' }));
    await expect(args.favourite?.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
export const WithHowItIsPlayed: Story = {
  args: { about: 'Three dice are thrown. Bet on a low sum, a high one or three of a kind, which beats both.' },
};
export const Favourite: Story = {
  args: { favourite: { selected: true, label: 'Favourite: Amber Dragon', onToggle: () => {} } },
};
export const WithoutItsPicture: Story = { args: { picture: [] } };
export const WithLongWords: Story = {
  args: {
    title: 'Hochgeschwindigkeitsglückssträhne at the Table of the Nine Lanterns',
    studio: 'unbroken'.repeat(25),
    about: `${'endless'.repeat(20)} پہلی ریل سے ایک جیسی علامتیں ادائیگی کرتی ہیں۔`,
    facts: [
      { label: 'How much of every stake counts towards wagering', value: '100%' },
      { label: 'سب سے بڑی شرط', value: '₨1,234,567,890.12' },
    ],
  },
};
export const Launching: Story = { args: { busy: true } };
export const ForAVisitor: Story = { args: { favourite: undefined } };
export const Maintenance: Story = {
  name: 'Under maintenance recommends others and does not launch',
  tags: ['GAM-06'],
  args: {
    state: 'maintenance',
    others: (
      <CardRow title="Play instead" shape="portrait" load={ready}>
        {games('slots')
          .slice(1, 4)
          .map((game) => (
            <GameCard key={game.id} game={game} onPlay={() => {}} words={gameWords} />
          ))}
      </CardRow>
    ),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Play' })).toBeNull();
    await expect(canvas.getByText('Under maintenance until 04:30')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
