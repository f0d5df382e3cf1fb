import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { lessMotion, onDark } from '../internal/fixtures.tsx';
import { Marquee } from './Marquee.tsx';

const items = [
  { id: '1', title: 'Deposits by bank transfer are back to normal speed', time: '2024-11-07 18:00' },
  { id: '2', title: 'Harbour tables close for maintenance 03:00 to 04:30', time: '2024-11-06 09:30' },
  { id: '3', title: 'New lottery schedule for the weekend draws', time: '2024-11-04 12:00' },
];

const meta = {
  title: 'Content/Marquee',
  component: Marquee,
  parameters: { layout: 'fullscreen', motion: 'allowed' },
  decorators: [onDark],
  args: {
    label: 'Notices',
    items,
    onOpen: fn(),
    seeAll: { label: 'All notices', href: '/noticePage' },
    words: {
      pause: 'Stop the notices',
      play: 'Start the notices',
      previous: 'Previous notice',
      next: 'Next notice',
    },
  },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

const belt = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector('[inert]')?.parentElement;
  if (!found) throw new Error('there is no belt');
  return getComputedStyle(found);
};

export const ThreeNotices: Story = {};
export const TwentyNotices: Story = {
  args: {
    items: Array.from({ length: 20 }, (_, index) => ({
      id: String(index),
      title: `Notice ${index + 1}: a table opens`,
      time: '2024-11-04 12:00',
    })),
  },
};
export const OneNotice: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { items: items.slice(0, 1) },
};
export const WithoutTimes: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { items: items.map(({ id, title }) => ({ id, title })) },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('time')).toBeNull(),
};
export const NoNotices: Story = {
  args: { items: [] },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('section')).toBeNull(),
};

export const Opened: Story = {
  name: 'Opens the notice whose title is chosen',
  tags: ['NTC-02'],
  async play({ canvasElement, args }) {
    const titles = within(canvasElement).getAllByRole('button', { name: /lottery schedule/ });
    await expect(titles).toHaveLength(1);
    titles[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(items[2]?.id);
  },
};

/** Passes by in the direction of reading until its button stops it. */
export const Stopped: Story = {
  name: 'Stopped by its button',
  tags: ['NTC-01'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const ltr = belt(canvasElement).animationName;
    await expect(belt(canvasElement).animationPlayState).toBe('running');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the notices' }));
    await expect(belt(canvasElement).animationPlayState).toBe('paused');
    await expect(canvas.getByRole('button', { name: 'Start the notices' })).toBeVisible();
    const { dir } = document.documentElement;
    document.documentElement.dir = dir === 'rtl' ? 'ltr' : 'rtl';
    const rtl = belt(canvasElement).animationName;
    document.documentElement.dir = dir;
    await expect(rtl).not.toBe(ltr);
  },
};

export const HeldByTheKeyboard: Story = {
  name: 'Holds still while the keyboard is in it',
  tags: ['NTC-01'],
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: /bank transfer/ })).toHaveFocus();
    await expect(belt(canvasElement).animationName).toBe('none');
  },
};

/** Stands still, one notice at a time, when less motion is wanted. */
export const Still: Story = {
  name: 'Still, with less motion',
  tags: ['NTC-01'],
  beforeEach: lessMotion,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /bank transfer/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next notice' }));
    await expect(canvas.getByRole('button', { name: /Harbour tables/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /bank transfer/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous notice' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous notice' }));
    await expect(canvas.getByRole('button', { name: /lottery schedule/ })).toBeVisible();
  },
};
