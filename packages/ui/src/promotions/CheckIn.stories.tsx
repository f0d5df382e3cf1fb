import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { CheckIn, type CheckInDay } from './CheckIn.tsx';

const prizes = ['10 pts', '10 pts', '15 pts', '20 pts', '25 pts', '30 pts', '88 pts'];

const week = (...states: readonly CheckInDay['state'][]): CheckInDay[] =>
  prizes.map((prize, index) => ({
    id: String(index + 1),
    label: `Day ${index + 1}`,
    prize,
    state: states[index] ?? 'coming',
    great: index === prizes.length - 1,
  }));

const meta = {
  title: 'Promotions/CheckIn',
  component: CheckIn,
  decorators: [sized(844)],
  args: {
    title: 'Daily check-in',
    note: 'Day 4 of 7',
    days: week('done', 'done', 'done', 'today'),
    onCheckIn: fn(),
    words: { done: 'Done', today: 'Today', missed: 'Missed', coming: 'To come', checkIn: 'Check in' },
  },
} satisfies Meta<typeof CheckIn>;

export default meta;
type Story = StoryObj<typeof meta>;

const today = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: /Day 4.*Check in/ });

/** With today’s prize to be taken by Enter or the space key, and no other. */
export const Today: Story = {
  name: 'Prize of today',
  tags: ['UI-01'],
  async play({ canvasElement, args }) {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1);
    await userEvent.tab();
    await expect(today(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onCheckIn).toHaveBeenCalledTimes(2);
    await expect(today(canvasElement).closest('li')).toHaveAttribute('aria-current', 'date');
  },
};
export const BeingTaken: Story = {
  args: { busy: true },
  async play({ canvasElement, args }) {
    await userEvent.click(today(canvasElement));
    await expect(args.onCheckIn).not.toHaveBeenCalled();
  },
};
export const DoneForToday: Story = { args: { days: week('done', 'done', 'done', 'done'), onCheckIn: undefined } };
export const WithAMissedDay: Story = { args: { days: week('done', 'missed', 'done', 'today') } };
export const OnTheLastDay: Story = {
  args: { days: week('done', 'done', 'done', 'done', 'done', 'done', 'today'), note: 'Day 7 of 7' },
};
export const OfAWholeRound: Story = {
  args: { days: week('done', 'done', 'done', 'done', 'done', 'done', 'done'), onCheckIn: undefined, note: 'All done' },
};
export const Hovered: Story = { globals: { pseudo: { hover: 'button[data-state="today"]' } } };
/** With long words, an endless word and Urdu, all inside their days. */
export const WithLongWords: Story = {
  name: 'With long words',
  tags: ['UI-01'],
  args: {
    title: 'A prize for every day on which you come to the table',
    note: 'unbroken'.repeat(25),
    days: [
      { id: '1', label: 'The first day of the week', prize: '1,234,567,890 points', state: 'done' },
      { id: '2', label: 'unbroken'.repeat(4), prize: '9'.repeat(30), state: 'today' },
      { id: '3', label: 'تیسرا دن', prize: '25 پوائنٹس', state: 'coming' },
    ],
  },
  async play({ canvasElement }) {
    const card = within(canvasElement).getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
