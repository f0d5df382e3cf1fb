import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { dark } from '../internal/storySurface.css.ts';
import { GameLine } from './GameLine.tsx';

const meta = {
  title: 'Content/GameLine',
  component: GameLine,
  args: { label: 'You came for', title: 'Amber Dragon', picture: ['/art/games/OMB/OMB-1.svg'] },
  render: (args) => (
    <div className={dark}>
      <GameLine {...args} />
    </div>
  ),
} satisfies Meta<typeof GameLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnAction: Story = {
  args: {
    action: (
      <Button surface="dark" href="#play" aria-label="Play Amber Dragon">
        Play
      </Button>
    ),
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: 'Play Amber Dragon' })).toHaveAttribute(
      'href',
      '#play',
    );
  },
};

export const OfALongName: Story = {
  args: { title: 'The Unreasonably Long Adventure of the Amber Dragon and Her Seven Lanterns' },
};
