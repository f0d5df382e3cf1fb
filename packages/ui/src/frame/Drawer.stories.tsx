import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { behavesAsModal } from '../internal/behavesAsModal.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import { navigation, vendors } from './internal/fixtures.ts';
import { tools } from './internal/storyParts.tsx';

const meta = {
  title: 'Frame/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: 'Menu',
    items: navigation({ items: vendors(7), load: { kind: 'ready' } }),
    tools,
    onClose: fn(),
    words: { close: 'Close', hot: 'Hot' },
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const Open: Story = {};
export const WithoutTools: Story = { args: { tools: undefined } };

export const WithACategoryOpen: Story = { play: () => userEvent.click(body().getByText('Slots')) };
export const WhereTheVisitorIs: Story = {
  name: 'With the category marked where the visitor is',
  tags: ['HDR-14'],
  args: { items: navigation().map((item) => ({ ...item, current: item.id === 'live' || item.id === 'promotions' })) },
  async play() {
    await expect(body().getByText('Live casino').closest('summary')).toHaveAttribute('aria-current', 'true');
    await expect(body().getByRole('link', { name: 'Promotions' })).toHaveAttribute('aria-current', 'page');
  },
};
export const WithManyStudios: Story = {
  name: 'With a list longer than the screen, its head in sight',
  tags: ['HDR-14'],
  args: {
    items: navigation({
      items: vendors(26),
      load: { kind: 'ready' },
      seeAll: { href: '/rng', label: 'All 26 studios' },
    }),
  },
  async play() {
    await userEvent.click(body().getByText('Slots'));
    body().getByRole('link', { name: 'Refer' }).scrollIntoView();
    await expect(body().getByRole('heading', { name: 'Menu' }).getBoundingClientRect().top).toBeGreaterThan(0);
  },
};
export const WithLongWords: Story = {
  args: {
    items: navigation(
      {
        items: vendors(2).map((vendor) => ({ ...vendor, name: `${vendor.name} ${'x'.repeat(200)}` })),
        load: { kind: 'ready' },
      },
      { rng: 'Slots and every other machine with reels', live: 'x'.repeat(200), fish: 'مچھلی کا شکار' },
    ),
  },
  play: () => userEvent.click(body().getByText('Slots and every other machine with reels')),
};

export const WithStudiosLoading: Story = {
  args: { items: navigation({ items: [], load: { kind: 'loading' } }) },
  play: () => userEvent.click(body().getByText('Slots')),
};

export const WithStudiosFailed: Story = {
  args: {
    items: navigation({
      items: [],
      load: { kind: 'failed', title: 'The studios did not load', retry: 'Try again', onRetry: fn() },
    }),
  },
  play: () => userEvent.click(body().getByText('Slots')),
};

/** Lists the studios of a category and closes when one is chosen. */
export const WithStudios: Story = {
  name: 'Studios of a category',
  tags: ['HDR-14'],
  args: { onClose: fn() },
  async play({ args }) {
    await userEvent.click(body().getByText('Slots'));
    const studio = body().getByRole('link', { name: /Ombrelith/ });
    await expect(studio).toHaveAttribute('href', '/rng?vendor=OMB');
    studio.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(studio);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

function Opened(props: DrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the menu</Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export const AsADialog: Story = {
  name: 'Takes the focus, keeps it, and gives it back',
  tags: ['HDR-14'],
  render: (args) => <Opened {...args} />,
  args: { items: navigation().filter((item) => !item.vendors), tools: undefined },
  play: ({ canvasElement }) => behavesAsModal(canvasElement, { opener: 'Open the menu', title: 'Menu' }),
};

export const ByKeyboard: Story = {
  name: 'Walked through by keyboard, what is closed left out',
  tags: ['HDR-14'],
  args: { items: navigation({ items: vendors(2), load: { kind: 'ready' } }).slice(0, 3), tools: undefined },
  async play({ args }) {
    const dialog = await body().findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const slots = body().getByText('Slots').closest('summary');
    const live = body().getByText('Live casino').closest('summary');
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await userEvent.tab();
    await expect(body().getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(slots).toHaveFocus();
    slots?.click();
    await waitFor(() => expect(body().getByRole('link', { name: /Ombrelith/ })).toBeVisible());
    await userEvent.tab();
    await expect(body().getByRole('link', { name: /Ombrelith/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(live).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
