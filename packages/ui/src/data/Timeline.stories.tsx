import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Timeline, type TimelineState } from './Timeline.tsx';

const at = (minute: string) => ({ iso: `2026-03-14T18:${minute}:00+08:00`, label: `2026-03-14 18:${minute}:00` });
const names = ['Requested', 'In review', 'Paid', 'Received'];
const minutes = ['02', '10', '31', '47'];

const steps = (...states: TimelineState[]) =>
  states.map((state, index) => ({
    id: String(index),
    label: names[index] ?? '',
    state,
    time: state === 'waiting' ? undefined : at(minutes[index] ?? '00'),
  }));

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    label: 'Withdrawal W260314-88301',
    steps: steps('done', 'current', 'waiting', 'waiting'),
    words: { done: 'Done:', current: 'Now:', waiting: 'Not yet:', failed: 'Failed:' },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  name: 'Under way, its present step named to everybody',
  tags: ['MEM-19'],
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('list', { name: 'Withdrawal W260314-88301' });
    const items = within(list).getAllByRole('listitem');
    await expect(items.map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, 'step', null, null]);
    await expect(items[0]).toHaveTextContent('Done: Requested');
    await expect(items[1]).toHaveTextContent('Now: In review');
    await expect(items[2]).toHaveTextContent('Not yet: Paid');
    await expect(list.querySelector('time')).toHaveAttribute('datetime', '2026-03-14T18:02:00+08:00');
  },
};
export const JustRequested: Story = { args: { steps: steps('current', 'waiting', 'waiting', 'waiting') } };
export const WaitingForTheReceipt: Story = {
  args: {
    steps: steps('done', 'done', 'done', 'current').map((step) =>
      step.state === 'current'
        ? { ...step, time: undefined, text: 'Confirm by 19:01. After that it counts as received and is not refunded.' }
        : step,
    ),
  },
};
export const Done: Story = { args: { steps: steps('done', 'done', 'done', 'done') } };
export const Failed: Story = {
  name: 'Failed, by word and mark, with what is safe',
  tags: ['MEM-19'],
  args: {
    steps: steps('done', 'done', 'failed', 'waiting').map((step) =>
      step.state === 'failed' ? { ...step, text: 'The bank refused it. The money is back in your wallet.' } : step,
    ),
  },
  async play({ canvasElement }) {
    const failed = within(canvasElement).getByText('Paid').closest('li');
    await expect(failed).toHaveTextContent('Failed: Paid');
    await expect(failed).not.toHaveAttribute('aria-current');
    await expect(failed?.querySelector('svg')).toBeVisible();
  },
};
export const PartlyReceived: Story = {
  args: {
    steps: steps('done', 'done', 'done', 'failed').map((step) =>
      step.state === 'failed' ? { ...step, label: 'Partly received', text: '1,200.00 came, 800.00 is missing' } : step,
    ),
  },
};
export const WithLongWords: Story = {
  name: 'With long words, an endless word and Urdu',
  tags: ['UI-01'],
  args: {
    steps: [
      {
        id: 'long',
        label: 'The request was written down and handed on to the people who look at every withdrawal',
        state: 'done',
        time: at('02'),
        text: 'They work from Monday to Sunday, day and night, and usually need less than a quarter of an hour',
      },
      { id: 'endless', label: 'unbroken'.repeat(25), state: 'current', text: 'unbroken'.repeat(25) },
      { id: 'urdu', label: 'رقم ادا کر دی گئی', state: 'waiting', text: 'بینک کی تصدیق کا انتظار ہے' },
    ],
  },
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
