import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl } from '../actions/SegmentedControl.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { dateRangeWords, HeldDateRange, today, week } from '../fields/storyDateRange.tsx';
import { FilterBar } from './FilterBar.tsx';

const periods = [
  { id: 'today', label: 'Today' },
  { id: '7', label: '7 days' },
  { id: '30', label: '30 days' },
] as const;
const types = ['All', 'Slots', 'Live casino'].map((label) => ({ value: label, label }));
const statuses = ['Any', 'Won', 'Lost', 'Pending'].map((label) => ({ value: label, label }));

const fields = (
  <>
    <SegmentedControl label="Period" items={periods} selected="7" onSelect={() => {}} />
    <SelectField compact label="Type" name="type" options={types} />
    <SelectField compact label="Status" name="status" options={statuses} />
  </>
);
const applied = [
  { id: 'type', label: 'Type: Slots' },
  { id: 'status', label: 'Status: Won' },
];

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  args: {
    label: 'Choose bets',
    children: fields,
    applied: [],
    onRemove: fn(),
    onApply: fn(),
    onReset: fn(),
    words: {
      filter: 'Filter',
      filters: (count) => `${count} filters at work`,
      apply: 'Search',
      reset: 'Reset',
      remove: (label) => `Remove ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = () => window.innerWidth < 640;

async function openOnPhone(canvasElement: HTMLElement, name = /^Filter/) {
  if (onPhone()) await userEvent.click(within(canvasElement).getByRole('button', { name }));
}

export const WithNothingApplied: Story = {
  name: 'With nothing applied, folded on a phone',
  tags: ['UI-01'],
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryAllByRole('combobox')).toHaveLength(onPhone() ? 0 : 2);
    await expect(canvas.queryAllByRole('button', { name: 'Filter' })).toHaveLength(onPhone() ? 1 : 0);
  },
};
export const WithTwoApplied: Story = {
  name: 'With two applied, counted on a phone',
  tags: ['UI-01'],
  args: { applied },
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
    if (onPhone()) await expect(canvas.getByRole('button', { name: /^Filter.*2 filters at work/ })).toBeVisible();
  },
};
export const Opened: Story = {
  name: 'Opened and shut by keyboard where it is folded',
  tags: ['UI-01'],
  parameters: { visual: { widths: 'both', modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  args: { applied },
  async play({ canvasElement }) {
    if (!onPhone()) return;
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: /^Filter/ });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('combobox')).toHaveLength(2);
  },
};
export const Applied: Story = {
  name: 'Applied',
  tags: ['UI-01'],
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await openOnPhone(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Slots');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: onPhone() ? 'Filter' : 'Search' })).toHaveFocus();
  },
};
export const Reset: Story = {
  name: 'Reset, and left open to choose anew',
  tags: ['UI-01'],
  args: { applied },
  async play({ canvasElement, args }) {
    await openOnPhone(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(within(canvasElement).getAllByRole('combobox')).toHaveLength(2);
  },
};
export const Busy: Story = {
  name: 'Busy, and not sent twice',
  tags: ['UI-01'],
  args: { busy: true, applied },
  async play({ canvasElement, args }) {
    await openOnPhone(canvasElement);
    const search = within(canvasElement).getByRole('button', { name: 'Search' });
    await expect(search).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(search, { pointerEventsCheck: 0 });
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};
/** With its chips taken away one by one, the focus going on to the next. */
export const WithChipsTakenAway: Story = {
  name: 'Chips taken away',
  tags: ['UI-01'],
  parameters: { visual: { widths: 'both', modes: ['desk', 'desk-dark-rtl'] } },
  args: { applied },
  render: (args) => <Removable {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Remove type: Slots' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Type: Slots')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove status: Won' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Status: Won')).toBeNull();
    await expect(canvas.getByRole('button', { name: onPhone() ? 'Filter' : 'Search' })).toHaveFocus();
  },
};
export const WithDays: Story = {
  name: 'With the days of the records, by preset or from a calendar',
  tags: ['MEM-08'],
  args: {
    children: (
      <>
        <HeldDateRange
          compact
          label="Days"
          value={week}
          onValueChange={fn()}
          today={today}
          locale="en-GB"
          max={today}
          maxDays={31}
          words={dateRangeWords}
        />
        <SelectField compact label="Type" name="type" options={types} />
        <SelectField compact label="Status" name="status" options={statuses} />
      </>
    ),
  },
  async play({ canvasElement }) {
    await openOnPhone(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose days' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Yesterday' }));
    await expect(canvas.getByLabelText('Days')).toHaveValue('2026-03-13');
  },
};
/** With long words, an endless word and Urdu, no wider than the page. */
export const WithLongWords: Story = {
  name: 'With long words',
  tags: ['UI-01'],
  args: {
    applied: [
      {
        id: 'long',
        label: 'Every kind of game that was played in the lobby of the Old Harbour',
      },
      { id: 'endless', label: 'unbroken'.repeat(25) },
      { id: 'urdu', label: 'حیثیت: جیت' },
    ],
    words: {
      ...meta.args.words,
      filter: 'Choose which of your bets are shown in the list below',
      apply: 'Search with these filters',
      reset: 'Back to the beginning',
    },
  },
  async play({ canvasElement }) {
    await openOnPhone(canvasElement, /^Choose which/);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

function Removable(props: ComponentProps<typeof FilterBar>) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const left = props.applied.filter(({ id }) => !gone.includes(id));
  return <FilterBar {...props} applied={left} onRemove={(id) => setGone([...gone, id])} />;
}
