import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { shownSums } from '../internal/storyBrand.ts';
import { SessionBar } from './SessionBar.tsx';

const meta = {
  title: 'Frame/SessionBar',
  component: SessionBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Your session',
    clock: '14:05',
    items: [
      { label: 'Played', value: '1 h 12 min' },
      { label: 'Result', value: '−₨1,240.00' },
      { label: 'Limit left', value: '₨3,760.00' },
    ],
    limits: { label: 'Limits', href: '?member=limits' },
    action: { label: 'Take a break', href: '?member=break' },
  },
} satisfies Meta<typeof SessionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const WithoutLimits: Story = {
  args: { items: meta.args.items.slice(0, 2) },
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
};
export const Won: Story = {
  args: {
    items: [
      { label: 'Played', value: '4 min' },
      { label: 'Result', value: '+₨12,400.00' },
    ],
  },
};
export const WithGreatSums: Story = {
  args: {
    items: [
      { label: 'Played', value: '23 h 59 min' },
      { label: 'Net result of this session', value: '−₨1,234,567,890.12' },
      { label: 'Loss limit left today', value: '₨1,234,567,890.12' },
      { label: 'Time left', value: '12 h 30 min' },
    ],
  },
};
export const WithoutAction: Story = { args: { action: undefined, limits: undefined } };

export const WithStop: Story = {
  name: 'With the button that stops all play',
  tags: ['JUR-27'],
  args: { stop: { label: 'Stop 24 h', onStop: fn() } },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop 24 h' }));
    await expect(args.stop?.onStop).toHaveBeenCalledOnce();
  },
};

export const Read: Story = {
  name: 'Pairs each value with its name',
  tags: ['RSP-01'],
  parameters: { visual: { looksLike: 'whole' } },
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByRole('region', { name: 'Your session' });
    const terms = within(bar)
      .getAllByRole('term')
      .map((term) => term.textContent);
    const values = within(bar)
      .getAllByRole('definition')
      .map((value) => value.textContent);
    await expect(terms).toEqual(['Played', 'Result', 'Limit left']);
    await expect(values).toEqual(shownSums(['1 h 12 min', '−₨1,240.00', '₨3,760.00']));
    await expect(within(bar).getByText('14:05')).toBeVisible();
  },
};

export const ToTheLimits: Story = {
  name: 'Leads to the limits in one press',
  tags: ['RSP-07'],
  parameters: { visual: { looksLike: 'whole' } },
  async play({ canvasElement }) {
    const way = within(canvasElement).getByRole('link', { name: 'Limits' });
    await expect(way).toHaveAttribute('href', '?member=limits');
  },
};

export const BreakTaken: Story = {
  name: 'Offers a break in one press',
  tags: ['RSP-01'],
  args: { action: { label: 'Take a break', onClick: fn() } },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Take a break' }));
    await expect(args.action?.onClick).toHaveBeenCalledOnce();
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: 'a' } },
};
export const Focused: Story = {
  async play() {
    await userEvent.tab();
  },
};
