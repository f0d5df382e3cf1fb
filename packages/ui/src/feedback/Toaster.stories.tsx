import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type ManualClock, manualClock } from '../internal/manualClock.ts';
import { Toaster } from './Toaster.tsx';
import { createToasts, type ToastMessage } from './toasts.ts';

const copied: ToastMessage = { tone: 'positive', text: 'Copied', detail: 'User ID 40718826 is on your clipboard' };
const failed: ToastMessage = {
  tone: 'negative',
  text: 'Transfer failed',
  detail: 'Nine Lanterns is not answering. Nothing moved.',
};
const ended: ToastMessage = { tone: 'warning', text: 'Log in again', detail: 'Your session ended for safety' };
const news: ToastMessage = { tone: 'info', text: 'A new version is ready' };

interface Shown {
  messages: readonly ToastMessage[];
  clock: ManualClock;
}

function Queue({ messages, clock }: Shown) {
  const [toasts] = useState(() => {
    const store = createToasts();
    for (const message of messages) store.show(message);
    return store;
  });
  return <Toaster id="messages" toasts={toasts} clock={clock} label="Messages" words={{ close: 'Close' }} />;
}

const meta = {
  title: 'Feedback/Toaster',
  component: Queue,
  args: { messages: [copied], clock: manualClock() },
} satisfies Meta<typeof Queue>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = () => within(document.body).getByRole('status', { name: 'Messages' });

export const OfOneMessage: Story = {
  name: 'Of one message, with the id of its caller',
  tags: ['UI-11'],
  play: () => expect(region()).toHaveAttribute('id', 'messages'),
};
export const InEveryTone: Story = { args: { messages: [copied, failed, ended] } };
export const OfNews: Story = { args: { messages: [news] } };
export const WithAnActToTake: Story = {
  args: { messages: [{ ...failed, action: { label: 'Try again', onClick: fn() } }] },
};
export const WithLongWords: Story = {
  args: {
    messages: [
      { ...copied, text: `Copied ${'x'.repeat(200)}`, action: { label: 'Open the record of it', onClick: fn() } },
      { ...news, text: 'نیا ورژن تیار ہے', detail: 'صفحہ دوبارہ کھولیں تو وہ آپ کے سامنے ہوگا۔' },
    ],
  },
};
export const WithALongMessage: Story = {
  args: {
    messages: [{ ...news, detail: 'Nine lanterns over the old harbour, and every one of them is lit. '.repeat(3) }],
  },
};

export const Ending: Story = {
  name: 'Ending after five seconds',
  tags: ['UI-01'],
  args: { clock: manualClock() },
  async play({ args }) {
    await expect(region()).toHaveTextContent('Copied');
    args.clock.advance(4900);
    await expect(region()).toHaveTextContent('Copied');
    args.clock.advance(100);
    await waitFor(() => expect(region()).toBeEmptyDOMElement());
  },
};

export const Held: Story = {
  name: 'Held while it is hovered, or has the focus',
  tags: ['UI-01'],
  args: { clock: manualClock() },
  async play({ args }) {
    args.clock.advance(3000);
    await userEvent.hover(within(region()).getByText('Copied'));
    args.clock.advance(60_000);
    await expect(region()).toHaveTextContent('Copied');
    await userEvent.unhover(within(region()).getByText('Copied'));
    within(region()).getByRole('button', { name: 'Close' }).focus();
    await new Promise(requestAnimationFrame);
    args.clock.advance(60_000);
    await expect(region()).toHaveTextContent('Copied');
  },
};

export const GoingOn: Story = {
  name: 'Going on where it stopped, once the mouse has left',
  tags: ['UI-01'],
  parameters: { visual: { looksLike: 'ending' } },
  args: { clock: manualClock() },
  async play({ args }) {
    args.clock.advance(3000);
    await userEvent.hover(within(region()).getByText('Copied'));
    await waitFor(() => expect(args.clock.waiting).toBe(0));
    args.clock.advance(60_000);
    await userEvent.unhover(within(region()).getByText('Copied'));
    await waitFor(() => expect(args.clock.waiting).toBe(1));
    args.clock.advance(1900);
    await expect(region()).toHaveTextContent('Copied');
    args.clock.advance(100);
    await waitFor(() => expect(region()).toBeEmptyDOMElement());
  },
};

const undo = fn();

export const WithAnAct: Story = {
  name: 'With an act that ends it',
  tags: ['UI-01'],
  parameters: { visual: { looksLike: 'ending' } },
  args: { messages: [{ ...news, action: { label: 'Reload', onClick: undo } }], clock: manualClock() },
  async play() {
    undo.mockClear();
    await userEvent.click(within(region()).getByRole('button', { name: 'Reload' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(region()).toBeEmptyDOMElement());
  },
};

export const Queued: Story = {
  name: 'Queued, three in sight',
  tags: ['UI-01'],
  args: { messages: [copied, failed, ended, news, news], clock: manualClock() },
  async play() {
    await expect(within(region()).getAllByRole('button', { name: 'Close' })).toHaveLength(3);
    const [first] = within(region()).getAllByRole('button', { name: 'Close' });
    if (!first) throw new Error('a toast has a cross');
    await userEvent.click(first);
    await waitFor(() => expect(region()).toHaveTextContent('A new version is ready'));
    await expect(within(region()).getAllByRole('button', { name: 'Close' })).toHaveLength(3);
  },
};
