import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LeadTable } from './LeadTable.tsx';
import { storyRoad } from './storyTables.ts';

const meta = {
  title: 'Game/LeadTable',
  component: LeadTable,
  args: {
    table: {
      id: '1',
      href: '/game?game=1',
      name: 'Baccarat Cedar 1',
      picture: ['/art/games/MRQ/MRQ-1.svg?shape=felt'],
    },
    text: 'Marquennette, dealt in English. The busiest table now.',
    status: { kind: 'closing', label: 'Bets closing, 3 s' },
    facts: [
      { id: 'bets', label: 'Bets', value: '₨100 – ₨50,000' },
      { id: 'seats', label: 'Seats', value: '6 of 7' },
      { id: 'shoe', label: 'This shoe', value: '62 rounds' },
    ],
    results: { kind: 'road', label: 'Last results: Banker, Banker, Player', cells: storyRoad },
    counts: [
      { side: 'banker', label: 'Banker', value: 31 },
      { side: 'player', label: 'Player', value: 27 },
      { side: 'tie', label: 'Tie', value: 4 },
    ],
    play: 'Take a seat',
    onPlay: fn(),
  },
} satisfies Meta<typeof LeadTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfBaccarat: Story = {
  name: 'Of baccarat, with its road',
  tags: ['CAT-07'],
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Take a seat' }));
    await expect(args.onPlay).toHaveBeenCalledWith('1');
  },
};
export const OfRoulette: Story = {
  name: 'Of roulette',
  tags: ['CAT-07'],
  args: {
    table: {
      id: '1',
      href: '/game?game=1',
      name: 'Roulette Juniper 1',
      picture: ['/art/games/CRP/CRP-2.svg?shape=felt'],
    },
    status: { kind: 'open', label: 'Open, 14 s to bet' },
    counts: undefined,
    results: {
      kind: 'balls',
      label: 'Last results: 17 black, 0',
      marks: [
        { text: '17', tone: 'black' },
        { text: '0', tone: 'green' },
      ],
    },
  },
};
export const WithoutResults: Story = { name: 'Without results', args: { results: undefined, facts: [] } };
