import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { games, gameWords, manyGames, sized } from '../internal/fixtures.tsx';
import { createFavourites } from './createFavourites.ts';
import { GameGrid } from './GameGrid.tsx';

const tenThousand = manyGames(10_000);

const meta = {
  title: 'Game/GameGrid',
  component: GameGrid,
  decorators: [sized(928)],
  args: {
    games: games('slots'),
    favourites: createFavourites({ ids: ['OMB-4'] }),
    onPlay: fn(),
    words: gameWords,
    label: 'Games of Ombrelith',
    beside: true,
  },
} satisfies Meta<typeof GameGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('li')];
const frames = (count: number) =>
  Array.from({ length: count }).reduce<Promise<unknown>>(
    (before) => before.then(() => new Promise((done) => requestAnimationFrame(done))),
    Promise.resolve(),
  );

async function settledHeight(): Promise<number> {
  await document.fonts.ready;
  const height = () => document.documentElement.scrollHeight;
  for (let before = -1, rests = 0; rests < 5; ) {
    rests = before === height() ? rests + 1 : 0;
    before = height();
    await frames(2);
  }
  return height();
}

export const OnePage: Story = {
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('list', { name: 'Games of Ombrelith' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(12);
  },
};
export const BesideNothing: Story = {
  args: { beside: false },
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  decorators: [sized(1248)],
};
export const Busy: Story = {
  parameters: { visual: { looksLike: 'one-page' } },
  args: { busy: true },
  play: ({ canvasElement }) => expect(within(canvasElement).getByRole('list')).toHaveAttribute('aria-busy', 'true'),
};
export const OfWideCards: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl', 'phone-lumen'] } },
  args: { shape: 'wide', games: games('live') },
};

export const AFavouritePressed: Story = {
  name: 'Renders the one card whose heart is pressed',
  tags: ['LOB-09'],
  parameters: { visual: { modes: [] } },
  args: {
    favourites: createFavourites(),
    // Counts renders: each card requests its heart's label when it renders.
    words: { ...gameWords, favourite: fn(gameWords.favourite) },
  },
  async play({ canvasElement, args }) {
    const asked = args.words.favourite as ReturnType<typeof fn>;
    const [heart] = within(canvasElement).getAllByRole('button');
    if (!heart) throw new Error('there is no heart');
    asked.mockClear();
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await expect(new Set(asked.mock.calls.map(([title]) => title))).toEqual(new Set([args.games[0]?.title]));
    await userEvent.click(heart);
  },
};

export const TwoGames: Story = { args: { games: games('slots').slice(0, 2) } };

export const TenThousand: Story = {
  name: 'With ten thousand games holds a screen of them',
  tags: ['LOB-14'],
  args: { games: tenThousand },
  parameters: { visual: { modes: ['desk'] } },
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('list');
    await waitFor(() => expect(cards(canvasElement).length).toBeGreaterThan(8));
    await expect(cards(canvasElement).length).toBeLessThan(80);
    const whole = await settledHeight();
    window.scrollTo(0, whole / 2);
    await waitFor(() => expect(Number(cards(canvasElement)[0]?.ariaPosInSet)).toBeGreaterThan(4_000));
    await expect(cards(canvasElement).length).toBeLessThan(80);
    await expect(cards(canvasElement)[0]).toHaveAttribute('aria-setsize', '10000');
    await expect(document.documentElement.scrollHeight).toBe(whole);
    const middle = list.getBoundingClientRect();
    await expect(document.elementFromPoint(middle.left + 60, window.innerHeight / 2)?.closest('li')).not.toBeNull();
    window.scrollTo(0, 0);
    await waitFor(() => expect(cards(canvasElement)[0]).toHaveAttribute('aria-posinset', '1'));
  },
};

export const TenThousandByKeyboard: Story = {
  name: 'Keeps the focus however far the page is scrolled',
  tags: ['LOB-14'],
  args: { games: tenThousand },
  parameters: { visual: { modes: [] } },
  async play({ canvasElement }) {
    const link = await within(canvasElement).findByRole('link', { name: 'Play Game 2' });
    link.focus();
    window.scrollTo(0, 50_000);
    await waitFor(() => expect(cards(canvasElement).some((card) => Number(card.ariaPosInSet) > 400)).toBe(true));
    await frames(3);
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Play Game 3');
    window.scrollTo(0, 0);
  },
};

export const AllInTheDocument: Story = {
  name: 'Holds all games where it is told to',
  tags: ['LOB-14'],
  args: { games: manyGames(250), windowedFrom: Number.POSITIVE_INFINITY },
  parameters: { visual: { modes: [] } },
  play: ({ canvasElement }) => expect(cards(canvasElement)).toHaveLength(250),
};

export const SameHeightOfWideCards: Story = {
  name: 'Does not move either with wide cards',
  tags: ['LOB-14'],
  args: { shape: 'wide', games: manyGames(41) },
  parameters: { visual: { modes: [] } },
  render: (args) => (
    <>
      <GameGrid {...args} label="In flow" />
      <GameGrid {...args} windowedFrom={40} label="Windowed" />
    </>
  ),
  async play({ canvasElement }) {
    const [flow, windowed] = within(canvasElement).getAllByRole('list');
    if (!flow || !windowed) throw new Error('there are not two lists');
    await waitFor(() =>
      expect(Math.abs(flow.getBoundingClientRect().height - windowed.getBoundingClientRect().height)).toBeLessThan(1),
    );
    await expect(windowed.getBoundingClientRect().height).toBeGreaterThan(400);
    window.scrollTo(0, windowed.offsetTop);
    await waitFor(() => expect(windowed.querySelector('[aria-posinset="1"]')).not.toBeNull());
    window.scrollTo(0, 0);
  },
};

export const SameHeightEitherWay: Story = {
  name: 'Does not move when it begins to hold only what is near',
  tags: ['LOB-14'],
  args: { games: manyGames(199) },
  parameters: { visual: { modes: [] } },
  render: (args) => (
    <>
      <GameGrid {...args} games={tenThousand.slice(0, 199)} label="In flow" />
      <GameGrid {...args} games={tenThousand.slice(0, 200)} label="Windowed" />
    </>
  ),
  async play({ canvasElement }) {
    const [flow, windowed] = within(canvasElement).getAllByRole('list');
    if (!flow || !windowed) throw new Error('there are not two lists');
    await waitFor(() =>
      expect(Math.abs(flow.getBoundingClientRect().height - windowed.getBoundingClientRect().height)).toBeLessThan(1),
    );
    window.scrollTo(0, windowed.offsetTop);
    await waitFor(() => expect(windowed.children.length).toBeGreaterThan(8));
    const offsets = (list: Element) => {
      const origin = list.getBoundingClientRect();
      return [...list.children].slice(0, 8).map((cell) => {
        const box = cell.getBoundingClientRect();
        return [box.left - origin.left, box.top - origin.top, box.width, box.height].map(Math.round);
      });
    };
    await waitFor(() => expect(windowed.firstElementChild).toHaveAttribute('aria-posinset', '1'));
    await expect(offsets(windowed)).toEqual(offsets(flow));
    window.scrollTo(0, 0);
  },
};
