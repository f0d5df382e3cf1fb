import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { onDark } from '../internal/fixtures.tsx';
import { Balls } from './Balls.tsx';
import { DrawHeader } from './DrawHeader.tsx';

const meta = {
  title: 'Lottery/DrawHeader',
  component: DrawHeader,
  decorators: [onDark],
  args: {
    name: 'Northgate 3D 1-min',
    issue: 'Draw 20241107-181',
    picture: ['/art/games/SVH/SVH-1.svg'],
    countdown: { label: 'Bets close in', value: '00:42', state: 'open' },
    note: 'Bets are open',
    actions: (
      <Button surface="dark" size="sm" href="#home">
        Home
      </Button>
    ),
    last: {
      label: 'Drawn last: 20241107-180',
      balls: <Balls balls={['0', '7', '7']} label="Numbers drawn" size="lg" />,
    },
  },
} satisfies Meta<typeof DrawHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers can read the time left, but it is never announced. */
export const WithOpenBets: Story = {
  name: 'With open bets',
  tags: ['GAM-09', 'FLT-125'],
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Northgate 3D 1-min' })).toBeVisible();
    await expect(canvas.getByText('00:42')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-live], [role="status"], [role="timer"]')).toBeNull();
  },
};
export const WithClosedBets: Story = {
  args: { countdown: { label: 'Drawn in', value: '00:05', state: 'closed' }, note: 'Bets are closed for this draw' },
};
export const WithoutADrawBefore: Story = { args: { last: undefined, actions: undefined, picture: [] } };
export const WithLongWords: Story = {
  args: {
    name: 'The evening draw of the harbour and all its lighthouses',
    countdown: { label: 'Bets on this draw are closed in', value: '21:07:40', state: 'open' },
    note: 'Bets are open until a quarter of an hour before the numbers are drawn',
  },
};
