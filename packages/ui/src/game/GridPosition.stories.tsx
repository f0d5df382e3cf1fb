import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { gameWords, manyGames, sized } from '../internal/fixtures.tsx';
import { createFavourites } from './createFavourites.ts';
import { GameGrid } from './GameGrid.tsx';
import { GridPosition, type GridPositionProps } from './GridPosition.tsx';

const favourites = createFavourites({ ids: [] });
const shown = manyGames(48);

function OverAGrid(props: Omit<GridPositionProps, 'list'>) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <GameGrid ref={list} games={shown} favourites={favourites} onPlay={() => {}} words={gameWords} label="Slots" />
      <GridPosition {...props} list={list} />
    </>
  );
}

const meta = {
  title: 'Game/GridPosition',
  component: GridPosition,
  decorators: [sized(928)],
  args: {
    list: { current: null },
    total: 1200,
    words: {
      seen: (last, total) => `${last.toLocaleString('en')} of ${total.toLocaleString('en')}`,
      top: 'To the top of the list',
    },
  },
  render: (args) => <OverAGrid {...args} />,
} satisfies Meta<typeof GridPosition>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (canvasElement: HTMLElement) => within(canvasElement).getByText(/^\d+ of 1,200$/);
const seen = (canvasElement: HTMLElement) => Number.parseInt(words(canvasElement).textContent ?? '', 10);

/** Scrolls there until it shows, which it does only while the page moves. */
const scrollTo = (canvasElement: HTMLElement, place: number) =>
  waitFor(
    async () => {
      window.scrollTo(0, window.scrollY === place ? place + 1 : place);
      await expect(words(canvasElement).parentElement).toHaveAttribute('data-shown');
    },
    { timeout: 20_000 },
  );

export const Scrolled: Story = {
  name: 'While the page scrolls, with the last game in sight',
  tags: ['FLT-145'],
  // Pictured as under the pointer, since it goes when the page rests.
  globals: { pseudo: { hover: 'div:has(> progress)' } },
  async play({ canvasElement }) {
    await scrollTo(canvasElement, 500);
    const before = seen(canvasElement);
    await scrollTo(canvasElement, 1400);
    await waitFor(() => expect(seen(canvasElement)).toBeGreaterThan(before));
    window.scrollTo(0, 1400);
    await expect(words(canvasElement)).toBeVisible();
  },
};

export const AtTheTop: Story = {
  name: 'Gone at the top of the list, where its button leads',
  tags: ['FLT-145'],
  parameters: { visual: { modes: [] } },
  async play({ canvasElement }) {
    await scrollTo(canvasElement, 900);
    const top = within(canvasElement).getByRole('button', { name: 'To the top of the list' });
    await userEvent.click(top);
    top.blur();
    await waitFor(() => expect(window.scrollY).toBeLessThan(200));
    await waitFor(() => expect(words(canvasElement)).not.toBeVisible(), { timeout: 10_000 });
  },
};
