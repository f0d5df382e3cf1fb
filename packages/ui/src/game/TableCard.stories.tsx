import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { storyRoad } from './storyTables.ts';
import { TableCard } from './TableCard.tsx';

const store = (kept: boolean) => ({ subscribe: () => () => {}, has: () => kept, toggle: fn() });

const tableOf = (name: string, code: string) => ({
  id: '1',
  href: '/game?game=1',
  name,
  studio: 'Croupelle',
  picture: [`/art/games/${code.slice(0, 3)}/${code}.svg?shape=felt`],
});

const meta = {
  title: 'Game/TableCard',
  component: TableCard,
  decorators: [sized(297)],
  args: {
    table: tableOf('Roulette Juniper 1', 'CRP-2'),
    status: { kind: 'open', label: 'Open, 14 s to bet' },
    results: {
      kind: 'balls',
      label: 'Last results: 17 black, 0, 32 red',
      marks: [
        { text: '17', tone: 'black' },
        { text: '0', tone: 'green' },
        { text: '32', tone: 'red' },
        { text: '5', tone: 'red' },
        { text: '26', tone: 'black' },
        { text: '11', tone: 'black' },
        { text: '30', tone: 'red' },
        { text: '8', tone: 'black' },
      ],
    },
    bets: '₨50 – ₨25,000',
    seats: { taken: 5, total: 7, text: '5 of 7 seats' },
    language: { name: 'English', flag: '/flags/EN.svg' },
    favourites: store(false),
    onPlay: fn(),
    words: { play: (name) => `Play ${name}`, favourite: (name) => `Keep ${name}` },
  },
} satisfies Meta<typeof TableCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfRoulette: Story = {
  name: 'Of roulette, open',
  tags: ['CAT-07'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Last results: 17 black, 0, 32 red')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Play Roulette Juniper 1' }));
    await expect(args.onPlay).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Roulette Juniper 1' }));
    await expect(args.favourites?.toggle).toHaveBeenCalledWith('1');
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
export const OfBaccarat: Story = {
  name: 'Of baccarat, its bets closing',
  tags: ['CAT-07'],
  args: {
    table: tableOf('Baccarat Willow 4', 'OND-1'),
    status: { kind: 'closing', label: 'Bets closing, 3 s' },
    results: { kind: 'road', label: 'Last results: Banker, Banker, Player', cells: storyRoad },
    bets: '₨500 – ₨250,000',
  },
};
export const OfDragonTiger: Story = {
  name: 'Of dragon tiger, full',
  tags: ['CAT-07'],
  args: {
    table: tableOf('Dragon Tiger Saffron 2', 'MRQ-5'),
    status: { kind: 'full', label: 'Full, 2 waiting' },
    results: {
      kind: 'letters',
      label: 'Last results: Dragon, Tiger, Tie',
      marks: [
        { text: 'D', tone: 'red' },
        { text: 'T', tone: 'amber' },
        { text: '=', tone: 'black' },
      ],
    },
    seats: { taken: 7, total: 7, text: 'No seat free' },
  },
};
export const OfDice: Story = {
  name: 'Of dice, dealing',
  tags: ['CAT-07'],
  args: {
    table: tableOf('Dice Lantern 3', 'MRQ-4'),
    status: { kind: 'open', label: 'Dealing' },
    results: {
      kind: 'tiles',
      label: 'Last results: 14 big, 6 small',
      marks: [{ text: '14 big' }, { text: '6 small' }],
    },
    favourites: store(true),
  },
};
export const Closed: Story = {
  tags: ['CAT-07'],
  args: {
    status: { kind: 'closed', label: 'Back at 04:30' },
    results: undefined,
    seats: { text: 'Closed for maintenance' },
  },
};
export const Bare: Story = {
  name: 'Of which no more is known than its name',
  tags: ['CAT-07'],
  args: {
    status: { kind: 'open', label: 'Open' },
    results: undefined,
    bets: undefined,
    seats: undefined,
    language: undefined,
    favourites: undefined,
  },
};
