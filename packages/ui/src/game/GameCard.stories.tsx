import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { atCentreOf, games, gameWords, sized } from '../internal/fixtures.tsx';
import type { GameSummary } from '../internal/types.ts';
import { createFavourites } from './createFavourites.ts';
import { GameCard } from './GameCard.tsx';

const [dragon, horseshoe] = games('slots') as [GameSummary, GameSummary];
const [baccarat] = games('live') as [GameSummary];
const rendered = fn((title: string) => `Favourite: ${title}`);

const meta = {
  title: 'Game/GameCard',
  component: GameCard,
  decorators: [sized(191)],
  args: { game: dragon, favourites: createFavourites(), onPlay: fn(), words: gameWords },
} satisfies Meta<typeof GameCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {};
export const Wide: Story = { args: { game: baccarat, shape: 'wide' }, parameters: { place: 297 } };
export const Small: Story = { decorators: [sized(111)], args: { game: horseshoe } };
export const WithTwoTags: Story = { args: { game: { ...horseshoe, tags: ['hot', 'jackpot', 'new'] } } };
export const New: Story = { args: { game: { ...dragon, tags: ['new'] } } };
export const Favourite: Story = { args: { favourites: createFavourites({ ids: [dragon.id] }) } };
export const WithoutFavourites: Story = { args: { favourites: undefined } };
export const WithALongName: Story = {
  args: {
    game: {
      ...dragon,
      title: 'The Wandering Amber Dragon of the Northern Provinces: Ascent',
      studio: 'Ombrelith and Daughters',
    },
  },
};
export const WithoutItsPicture: Story = { args: { game: { ...dragon, picture: [] } } };
export const Hovered: Story = {
  globals: { pseudo: { hover: 'a' } },
};
export const Focused: Story = {
  async play({ canvasElement }) {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveFocus();
    const verb = getComputedStyle(link.firstElementChild ?? link, '::before');
    await expect(verb.content).toContain('Play');
    await waitFor(() => expect(verb.opacity).toBe('1'));
  },
};

export const Maintenance: Story = {
  name: 'Under maintenance, which its name says, too',
  tags: ['GAM-06'],
  args: { game: { ...dragon, state: 'maintenance' } },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Amber Dragon: Under maintenance' }));
    await expect(args.onPlay).toHaveBeenLastCalledWith(dragon.id);
  },
};

/** Asks its page to play on a plain click, and is a link for every other. */
export const Played: Story = {
  tags: ['GAM-01'],
  parameters: { visual: { looksLike: 'focused' } },
  async play({ canvasElement, args }) {
    const link = within(canvasElement).getByRole('link', { name: 'Play Amber Dragon' });
    await expect(link).toHaveAttribute('href', dragon.href);
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(args.onPlay).not.toHaveBeenCalled();
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlay).toHaveBeenLastCalledWith(dragon.id);
  },
};

/** Pressed on its name as well as on its picture; the heart stays a button of its own. */
export const PressedAnywhere: Story = {
  name: 'Pressed anywhere',
  tags: ['CAT-06'],
  parameters: { visual: { looksLike: 'portrait' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Play Amber Dragon' });
    await expect(atCentreOf(canvas.getByText(dragon.title))).toBe(link);
    await expect(atCentreOf(canvas.getByText(dragon.studio))).toBe(link);
    const heart = canvas.getByRole('button');
    await expect(atCentreOf(heart)).toBe(heart);
  },
};

const kept = createFavourites();

export const Kept: Story = {
  name: 'Kept and let go by its heart, which renders no other card',
  tags: ['LOB-09'],
  args: { favourites: kept, words: { ...gameWords, favourite: rendered } },
  decorators: [sized(420)],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
      <GameCard {...args} />
      <GameCard {...args} game={horseshoe} />
    </div>
  ),
  async play({ canvasElement }) {
    const heart = within(canvasElement).getByRole('button', { name: 'Favourite: Amber Dragon' });
    const was = kept.has(dragon.id);
    rendered.mockClear();
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', String(!was));
    await expect(rendered.mock.calls).toEqual([['Amber Dragon']]);
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', String(was));
  },
};
