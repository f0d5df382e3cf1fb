import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { navigation } from './internal/fixtures.ts';
import { isWide, logo, menu, navWords, searchButton } from './internal/storyParts.tsx';
import { NavBar } from './NavBar.tsx';

const meta = {
  title: 'Frame/NavBar line',
  component: NavBar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420 }}>
        <DarkSurface>
          <Story />
        </DarkSurface>
      </div>
    ),
  ],
  args: { label: 'Main', logo, items: navigation(), menu, end: searchButton, words: navWords },
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InLongWords: Story = {
  name: 'Keeps to one line in long words',
  tags: ['NAV-23'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: {
    items: navigation(undefined, {
      home: 'Startseite',
      rng: 'Spielautomaten',
      live: 'Live-Casino und Spielshows',
      fish: 'Angelspiele',
      pvp: 'Kartenspiele',
      sports: 'Sportwetten',
      cockfight: 'Hahnenkampf',
      download: 'Herunterladen',
      promotions: 'Sonderaktionen',
      refer: 'Freunde werben',
    }),
  },
  async play({ canvasElement, args, look }) {
    if (!isWide()) return;
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('navigation');
    await waitFor(() => expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth));
    const links = within(bar).getAllByRole('link');
    await expect(new Set(links.map((link) => link.getBoundingClientRect().top)).size).toBe(1);
    await expect(links.length).toBeLessThan(args.items.length);
    const labels = args.items.map(({ label }) => label);
    await expect(links.map(({ textContent }) => textContent?.replace('Hot', ''))).toEqual(
      labels.slice(0, links.length),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await look('open');
    const shown = within(bar).getAllByRole('link');
    await expect(shown.slice(links.length).map(({ textContent }) => textContent)).toEqual(labels.slice(links.length));
  },
};

/** Has no menu at its end where every place has room, and one as soon as it has not. */
export const WithRoom: Story = {
  name: 'Room for every place',
  tags: ['NAV-23'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { items: navigation().slice(0, 4) },
  async play({ canvasElement }) {
    if (!isWide()) return;
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
    const line = canvas.getByRole('list');
    line.style.maxInlineSize = '240px';
    await expect(await canvas.findByRole('button', { name: 'More' })).toBeVisible();
    line.style.maxInlineSize = '';
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'More' })).toBeNull());
  },
};

/** Lets the studios of a category without a page of its own down by its name. */
export const WithoutAPage: Story = {
  name: 'Category without a page',
  tags: ['HDR-09'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { items: navigation().map((item) => (item.id === 'rng' ? { ...item, href: undefined } : item)) },
  async play({ canvasElement }) {
    if (!isWide()) return;
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Slots/ }));
    await expect(within(canvasElement).getByRole('link', { name: /Ombrelith/ })).toBeVisible();
  },
};
