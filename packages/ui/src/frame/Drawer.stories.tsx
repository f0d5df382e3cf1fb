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

export const WithStudios: Story = {
  name: 'HDR-14 lists the studios of a category and closes when one is chosen',
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
  name: 'HDR-14 takes the focus, keeps it, and gives it back',
  render: (args) => <Opened {...args} />,
  args: { items: navigation().filter((item) => !item.vendors), tools: undefined },
  play: ({ canvasElement }) => behavesAsModal(canvasElement, { opener: 'Open the menu', title: 'Menu' }),
};
