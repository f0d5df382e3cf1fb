import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'Actions/LoadMore',
  component: LoadMore,
  args: {
    shown: 12,
    total: 96,
    state: { kind: 'ready' },
    onLoadMore: fn(),
    words: { more: 'Load more', retry: 'Try again', count: (shown, total) => `${shown} of ${total}` },
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithMoreToCome: Story = {
  name: 'Asks for the next page',
  tags: ['LOB-08'],
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('12 of 96');
  },
};
export const ByItself: Story = {
  name: 'Asks by itself as its end comes near, once a page',
  tags: ['FLT-145'],
  args: { onNear: fn() },
  async play({ args }) {
    await waitFor(() => expect(args.onNear).toHaveBeenCalledOnce());
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};
export const Busy: Story = {
  name: 'Answers no press while a page is on its way',
  tags: ['LOB-08'],
  args: { state: { kind: 'loading' } },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};
export const AtTheEnd: Story = {
  name: 'Ends with the last page',
  tags: ['LOB-08'],
  args: { shown: 96, state: { kind: 'end' } },
  play: ({ canvasElement }) => expect(within(canvasElement).queryByRole('button')).toBeNull(),
};
export const Failed: Story = {
  name: 'Says that the next page did not come, and tries again',
  tags: ['LOB-11'],
  args: { state: { kind: 'failed', text: 'The next games did not load. What you see stays.' } },
  async play({ canvasElement, args }) {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('did not load');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
