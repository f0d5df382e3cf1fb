import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DialogGame } from './DialogGame.tsx';

const meta = {
  title: 'Overlays/DialogGame',
  component: DialogGame,
  args: {
    label: 'Waiting for you',
    title: 'Amber Dragon',
    text: 'Ombrelith, from Rs0.50',
    points: ['Opens as soon as you are in'],
    picture: ['/art/games/OMB/OMB-1.svg'],
  },
} satisfies Meta<typeof DialogGame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog decides about the place: a strip above its form, or a panel beside it. */
export const WithAGame: Story = {
  tags: ['NAV-24'],
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Amber Dragon')).toBeVisible();
  },
};
