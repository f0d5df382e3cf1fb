import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { column } from '../internal/storySurface.css.ts';
import { Chart, type ChartProps } from './Chart.tsx';
import type { ChartPoint } from './chartData.ts';

const monthDay = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const full = new Intl.NumberFormat('en');
const short = new Intl.NumberFormat('en', { notation: 'compact' });

const days = (count: number, size = 1000): ChartPoint[] =>
  Array.from({ length: count }, (_, index) => {
    const time = Date.UTC(2024, 9, 8 + index);
    const bar = 72 + 18 * Math.sin(index / 3.1 + 4) + index * 0.9 + (index % 7 > 4 ? 14 : 0) + ((index * 29) % 9);
    return {
      name: new Date(time).toISOString().slice(0, 10),
      label: monthDay.format(time),
      bar: Math.round(bar * size),
      line: Math.round((bar * 0.56 + 7 * Math.sin(index / 2.4)) * size),
    };
  });

const meta = {
  title: 'Data/Chart',
  component: Chart,
  args: {
    title: 'Valid bets and deposits',
    points: days(30),
    series: { bar: 'Valid bets', line: 'Deposits' },
    format: (value) => full.format(value),
    formatTick: (value) => short.format(value),
    load: { kind: 'ready' },
    words: { table: 'Show as table', point: 'Day' },
  },
  render: (args) => (
    <div style={{ maxInlineSize: '646px' }}>
      <Chart {...args} />
    </div>
  ),
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

const plot = (root: HTMLElement) => within(root).getByRole('slider', { name: 'Valid bets and deposits' });
const text = (root: HTMLElement) => plot(root).getAttribute('aria-valuetext');
const backwards = (root: HTMLElement) => getComputedStyle(root).direction === 'rtl';

export const OfAMonth: Story = {
  name: 'Of a month, its figures in a table for everybody',
  tags: ['AGT-03'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Valid bets and deposits' });
    await expect(table).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(table).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(31);
    await expect(within(table).getByRole('row', { name: /2024-10-08/ })).toHaveTextContent('58,378');
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(table).not.toBeVisible();
  },
};
export const AsATable: Story = {
  args: { points: days(7) },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByText('Show as table'));
  },
};
/** With the arrow keys going from point to point, from one tab stop. */
export const WithAPointFocused: Story = {
  name: 'Point focused',
  tags: ['AGT-03'],
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(plot(canvasElement)).toHaveFocus();
    await expect(text(canvasElement)).toMatch(/^2024-11-06: Valid bets [\d,]+, Deposits [\d,]+$/);
    const sooner = backwards(canvasElement) ? '{ArrowRight}' : '{ArrowLeft}';
    await userEvent.keyboard(sooner.repeat(12));
    await expect(text(canvasElement)).toMatch(/^2024-10-25/);
    await expect(within(plot(canvasElement)).getByText('2024-10-25')).toBeVisible();
  },
};
export const WithHomeAndEnd: Story = {
  name: 'With Home, End and weeks by Page Up and Page Down',
  tags: ['AGT-03'],
  async play({ canvasElement }) {
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(text(canvasElement)).toMatch(/^2024-10-08/);
    await userEvent.keyboard('{PageUp}');
    await expect(text(canvasElement)).toMatch(/^2024-10-15/);
    await userEvent.keyboard('{End}{PageDown}');
    await expect(text(canvasElement)).toMatch(/^2024-10-30/);
    await userEvent.keyboard('{Home}');
  },
};
export const Hovered: Story = { globals: { pseudo: { hover: '[role="slider"]' } } };
export const OfSevenDays: Story = { args: { points: days(7) } };
export const Of31Days: Story = { args: { points: days(31) } };
export const OfOnePoint: Story = {
  args: { points: days(1) },
  async play({ canvasElement }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(text(canvasElement)).toMatch(/^2024-10-08/);
  },
};
export const OfBarsAlone: Story = {
  args: { points: days(14).map(({ line, ...point }) => point), series: { bar: 'Valid bets' } },
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(text(canvasElement)).not.toContain('Deposits');
  },
};
export const WithAGapInItsLine: Story = {
  args: {
    points: days(14).map(({ line, ...point }, index) =>
      index > 4 && index < 8 ? point : { ...point, line: line ?? 0 },
    ),
  },
};
export const BelowZero: Story = {
  args: {
    points: days(14).map((point, index) => ({
      ...point,
      bar: Math.round((index - 5) * 4200),
      line: (index - 8) * 2500,
    })),
  },
};
export const AllZero: Story = { args: { points: days(7).map((point) => ({ ...point, bar: 0, line: 0 })) } };
export const OfHugeSums: Story = {
  args: { points: days(30, 1e11) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('15T')).toBeVisible();
    await userEvent.tab();
  },
};
export const InANarrowPlace: Story = {
  render: (args) => (
    <div className={column}>
      <Chart {...args} />
    </div>
  ),
};
const beside: Partial<ChartProps> = {
  points: days(30).map((point, index) => ({
    ...point,
    before: Math.round(point.bar * (0.85 + 0.25 * Math.cos(index / 2))),
    beforeName: monthDay.format(Date.UTC(2024, 8, 8 + index)),
  })),
  series: { bar: 'Valid bets', before: 'Before', line: 'Deposits' },
  words: { table: 'Show table', chart: 'Show chart', point: 'Day' },
};
/** Beside the period before, a mark for each day, also in its words. */
export const BesideThePeriodBefore: Story = {
  name: 'Beside the period before',
  tags: ['AGT-03'],
  args: beside,
  async play({ canvasElement }) {
    await userEvent.tab();
    await userEvent.tab();
    await expect(plot(canvasElement)).toHaveFocus();
    await expect(text(canvasElement)).toMatch(/^2024-11-06: Valid bets [\d,]+, Before, Oct 7 [\d,]+, Deposits [\d,]+$/);
    const sooner = backwards(canvasElement) ? '{ArrowRight}' : '{ArrowLeft}';
    await userEvent.keyboard(sooner.repeat(8));
    await expect(within(plot(canvasElement)).getByText(/^Before, Sep 29/)).toBeVisible();
  },
};
export const SwappedForItsTable: Story = {
  name: 'With its table in its place, and back by the same button',
  tags: ['AGT-03'],
  args: { ...beside, points: beside.points?.slice(0, 7) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show table' }));
    const table = canvas.getByRole('table', { name: 'Valid bets and deposits' });
    await expect(within(table).getByRole('columnheader', { name: 'Before' })).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show chart' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(plot(canvasElement)).toBeVisible();
    await userEvent.keyboard('{Enter}');
  },
};
export const Loading: Story = { args: { load: { kind: 'loading' } } };
export const Empty: Story = {
  args: { load: { kind: 'empty', title: 'No bets in these days', text: 'Widen the days to see more.' } },
};
export const Failed: Story = {
  name: 'Failed, with a retry that keeps the focus',
  tags: ['AGT-03'],
  render: (args) => <Retried {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Fail again' }));
  },
};
export const WithLongWords: Story = {
  args: {
    title: `Valid bets and deposits of the whole team ${'unbroken'.repeat(25)}`,
    series: { bar: 'درست شرطیں', line: 'Deposits of every member of the team and of their own teams' },
    words: { table: 'Show the same figures as a table, one day after the other', point: 'دن' },
  },
  async play({ canvasElement }) {
    within(canvasElement).getByRole('slider').focus();
    await userEvent.keyboard('{Home}');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

function Retried(props: ChartProps) {
  const [again, setAgain] = useState(false);
  const failed = {
    kind: 'failed',
    title: 'The chart did not load',
    text: 'The network dropped. Nothing is lost.',
    retry: 'Try again',
    onRetry: () => setAgain(true),
  } as const;
  return (
    <>
      <Chart {...props} load={again ? { kind: 'loading' } : failed} />
      {again && (
        <button type="button" onClick={() => setAgain(false)}>
          Fail again
        </button>
      )}
    </>
  );
}
