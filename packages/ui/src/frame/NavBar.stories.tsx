import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { GameCard } from '../game/GameCard.tsx';
import { behavesAsPopup, type ExpectedPopup, isOpen } from '../internal/behavesAsPopup.ts';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import { navigation, vendors } from './internal/fixtures.ts';
import { isWide, logo, menu, navWords, searchButton } from './internal/storyParts.tsx';
import { NavBar } from './NavBar.tsx';
import type { NavItem } from './NavRow.tsx';

const ready = { kind: 'ready' as const };

const feature = (
  <Stack gap={2}>
    <Text size="label">Hot in Slots</Text>
    <GameCard
      shape="wide"
      game={{
        id: 'OMB-1',
        href: '/game?id=OMB-1',
        title: 'Amber Heron Trail',
        studio: 'Ombrelith',
        picture: ['/art/games/OMB/OMB-1.svg'],
        tags: ['hot', 'jackpot'],
        state: 'ready',
      }}
      onPlay={fn()}
      words={{
        play: (title) => `Play ${title}`,
        favourite: (title) => `Favourite ${title}`,
        start: 'Play',
        hot: 'Hot',
        jackpot: 'Jackpot',
        fresh: 'New',
        maintenance: 'Under maintenance',
      }}
    />
  </Stack>
);

/** Waits until the bar is laid out for the window's width. */
const findSlots = (root: HTMLElement) => within(root).findByRole('button', { name: 'Studios of Slots' });
const slots = (root: HTMLElement) => within(root).getByRole('button', { name: 'Studios of Slots' });
const popup = (root: HTMLElement): ExpectedPopup => ({
  button: slots(root),
  find: () => within(root).queryByRole('link', { name: /Ombrelith/ }),
});

async function openSlots(root: HTMLElement): Promise<boolean> {
  if (!isWide()) {
    await expect(within(root).queryByRole('navigation')).toBeNull();
    return false;
  }
  await userEvent.click(await findSlots(root));
  await expect(slots(root)).toHaveAttribute('aria-expanded', 'true');
  return true;
}

const withSlots = (content: NavItem['vendors']): Story => ({
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { items: navigation(content) },
  async play({ canvasElement }) {
    await openSlots(canvasElement);
  },
});

const meta = {
  title: 'Frame/NavBar',
  component: NavBar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420 }}>
        <DarkSurface>
          <Story />
        </DarkSurface>
        <button type="button" style={{ marginBlockStart: 320 }}>
          After
        </button>
      </div>
    ),
  ],
  args: { label: 'Main', logo, items: navigation(), menu, end: searchButton, words: navWords },
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const WithAFewStudios = withSlots({ items: vendors(3), load: ready });
export const WithTwelveStudios = withSlots({ items: vendors(12), load: ready });
export const WithMoreStudios = withSlots({
  items: vendors(11),
  seeAll: { label: 'All 13 studios', href: '/rng' },
  feature,
  load: ready,
});
export const WithFortyStudios = withSlots({
  items: vendors(11),
  seeAll: { label: 'All 40 studios', href: '/rng' },
  load: ready,
});
export const WithEveryStudioHot = withSlots({
  items: vendors(8).map((vendor) => ({ ...vendor, hot: true })),
  load: ready,
});
export const WithStudiosThatHaveNoMark = withSlots({
  items: vendors(7).map((vendor) => ({ ...vendor, picture: [], wordmark: undefined })),
  load: ready,
});
export const Loading = withSlots({ items: [], load: { kind: 'loading' } });
export const Failed = withSlots({
  items: [],
  load: {
    kind: 'failed',
    title: 'The studios did not load',
    text: 'Your games are safe.',
    retry: 'Try again',
    onRetry: fn(),
  },
});

export const Bare: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { items: navigation().filter((item) => !item.vendors) },
};

export const WithoutAMenu: Story = {
  name: 'Is links alone where it has no menu of studios',
  parameters: { visual: { modes: [] } },
  render: ({ menu: left, ...args }) => <NavBar {...args} />,
  async play({ canvasElement }) {
    if (!isWide()) return;
    await expect(within(canvasElement).getByRole('link', { name: /^Slots/ })).toHaveAttribute('href', '/rng');
    await expect(within(canvasElement).queryByRole('button', { name: 'Studios of Slots' })).toBeNull();
  },
};

export const LetDown: Story = {
  name: 'Shows hot studios as hot and leads to all of them',
  tags: ['HDR-10'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { items: navigation({ items: vendors(11), seeAll: { label: 'All 18 studios', href: '/rng' }, load: ready }) },
  async play({ canvasElement }) {
    if (!(await openSlots(canvasElement))) return;
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /Ombrelith\s*Hot/ })).toHaveAttribute('href', '/rng?vendor=OMB');
    await expect(canvas.getByRole('link', { name: 'All 18 studios' })).toHaveAttribute('href', '/rng');
  },
};

/** Leads to the page of a category by its name; Down on it and a resting mouse let its studios down. */
export const ByName: Story = {
  name: 'Category pressed by its name',
  tags: ['HDR-09', 'HDR-10'],
  parameters: { visual: { modes: [] } },
  async play({ canvasElement }) {
    if (!isWide()) return;
    await findSlots(canvasElement);
    const name = within(canvasElement).getByRole('link', { name: /^Slots/ });
    await expect(name).toHaveAttribute('href', '/rng');
    name.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByRole('link', { name: /Ombrelith/ })).toHaveFocus();
    await behavesAsPopup.closesByEscape(popup(canvasElement));
    await userEvent.setup().hover(name);
    await waitFor(() => expect(slots(canvasElement)).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.unhover(name);
    await waitFor(() => expect(slots(canvasElement)).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** Renders and fetches the studios at the first opening, not before. */
export const FetchedOnOpening: Story = {
  name: 'Studios fetched on opening',
  tags: ['HDR-09'],
  parameters: { visual: { modes: [] } },
  args: { items: navigation({ items: vendors(3), load: ready, onOpen: fn() }) },
  async play({ canvasElement, args }) {
    const onOpen = args.items.find((item) => item.id === 'rng')?.vendors?.onOpen;
    await expect(canvasElement.querySelector('a[href="/rng?vendor=OMB"]')).toBeNull();
    await expect(onOpen).not.toHaveBeenCalled();
    if (!(await openSlots(canvasElement))) return;
    await expect(onOpen).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('a[href="/rng?vendor=OMB"]')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'Is let down by Down, walked by Tab, and left by Escape',
  tags: ['FLT-120', 'HDR-09'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  async play({ canvasElement, look }) {
    if (!isWide()) return expect(within(canvasElement).queryByRole('navigation')).toBeNull();
    const canvas = within(canvasElement);
    (await findSlots(canvasElement)).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /Ombrelith/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Pikkoparade/ })).toHaveFocus();
    await look('open');
    await behavesAsPopup.closesByEscape(popup(canvasElement));
  },
};

/** Closes one category when another opens, and all when the focus leaves. */
export const OneAtATime: Story = {
  name: 'One category at a time',
  tags: ['HDR-09'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  async play({ canvasElement }) {
    if (!(await openSlots(canvasElement))) return;
    const canvas = within(canvasElement);
    const live = canvas.getByRole('button', { name: 'Studios of Live casino' });
    await userEvent.setup().hover(live);
    await waitFor(() => expect(live).toHaveAttribute('aria-expanded', 'true'));
    await expect(slots(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'After' }));
    await waitFor(() => expect(live).toHaveAttribute('aria-expanded', 'false'));
  },
};
export const Hovered: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  globals: { pseudo: { hover: 'nav li:nth-child(2) a' } },
};
export const Focused: Story = {
  async play() {
    await userEvent.tab();
  },
};
export const ByEnterAndSpace: Story = {
  name: 'Let down by Enter, and by the space key',
  tags: ['FLT-120', 'UI-01'],
  parameters: { visual: { modes: [] } },
  async play({ canvasElement }) {
    if (!(await openSlots(canvasElement))) return;
    await behavesAsPopup.closesByEscape(popup(canvasElement));
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await isOpen(popup(canvasElement));
      await behavesAsPopup.closesByEscape(popup(canvasElement));
    }
  },
};
