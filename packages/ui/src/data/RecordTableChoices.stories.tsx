import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RecordTable, type RecordTableProps } from './RecordTable.tsx';
import type { RecordColumn } from './recordColumns.ts';
import type { RecordSort } from './recordState.ts';
import { type Bet, betArgs, componentsIn, manyBets } from './storyBets.tsx';

const meta = {
  title: 'Data/RecordTable choices',
  component: RecordTable<Bet>,
  args: betArgs,
} satisfies Meta<typeof RecordTable<Bet>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Props = RecordTableProps<Bet>;

export const PartlySelected: Story = {
  name: 'Partly selected, by mouse and by Space, on this page alone',
  tags: ['FLT-122', 'UI-01'],
  render: (args) => <Selected {...args} start={['B11111', 'B88301']} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select B87512' }));
    canvas.getByRole('checkbox', { name: 'Select B88301' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Select B88301' })).not.toBeChecked();
    await expect(canvas.getByText('B11111, B87512')).toBeVisible();
    await expect(all.indeterminate).toBe(true);
  },
};
/** Wholly selected by the box above, and cleared, and selected again. */
export const WhollySelected: Story = {
  name: 'All rows selected',
  tags: ['UI-01'],
  render: (args) => <Selected {...args} start={[]} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    const ticked = () => canvas.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked).length;
    await expect(ticked()).toBe(0);
    await userEvent.click(all);
    await expect(ticked()).toBe(6);
    await userEvent.click(all);
    await expect(ticked()).toBe(0);
    all.focus();
    await userEvent.keyboard(' ');
    await expect(all.checked).toBe(true);
    await expect(all.indeterminate).toBe(false);
  },
};

export const SelectedInRanges: Story = {
  name: 'Selected in ranges by Shift, over rows that have no box',
  tags: ['AGT-11', 'UI-01'],
  args: { totals: { label: '2 open bets', values: { stake: '1,500.00' } } },
  render: (args) => <Selected {...args} start={[]} selectable={({ id }) => id !== 'B87990'} />,
  async play({ canvas }) {
    const boxes = () => canvas.getAllByRole<HTMLInputElement>('checkbox').slice(1);
    await expect(boxes()).toHaveLength(canvas.getAllByRole('rowheader').length - 2);
    await expect(canvas.queryByRole('checkbox', { name: 'Select B87990' })).toBeNull();
    boxes()[0]?.focus();
    await userEvent.keyboard(' ');
    boxes()[2]?.focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(
      boxes()
        .map(({ checked }) => checked)
        .slice(0, 4),
    ).toEqual([true, true, true, false]);
    boxes()[1]?.focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(
      boxes()
        .map(({ checked }) => checked)
        .slice(0, 4),
    ).toEqual([true, false, false, false]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(boxes().every(({ checked }) => checked)).toBe(true);
  },
};

export const Sorted: Story = {
  name: 'Sorted by keyboard, up and down, and said so',
  tags: ['FLT-122', 'UI-01'],
  render: (args) => <SortedTable {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const stake = canvas.getByRole('columnheader', { name: 'Stake' });
    await expect(canvas.getByRole('columnheader', { name: 'Time' })).toHaveAttribute('aria-sort', 'descending');
    await expect(stake).not.toHaveAttribute('aria-sort');
    within(stake).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(stake).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard(' ');
    await expect(stake).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('columnheader', { name: 'Time' })).not.toHaveAttribute('aria-sort');
    await expect(within(canvas.getByRole('columnheader', { name: 'Valid bet' })).queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Cricket Exchange');
  },
};

const plainCell = fn(({ game }: Bet) => game);
const plain: readonly RecordColumn<Bet>[] = [
  { id: 'game', header: 'Game', role: 'title', cell: plainCell },
  { id: 'stake', header: 'Stake', role: 'result', align: 'end', cell: ({ stake }) => stake },
];
/** Twenty rows in at most 25 components, of which a selection draws one again. */
export const OfTwentyRows: Story = {
  name: 'Twenty rows',
  tags: ['MEM-17'],
  args: { rows: manyBets(20), columns: plain },
  render: (args) => <Selected {...args} start={[]} />,
  async play({ canvasElement }) {
    const table = within(canvasElement).getByRole('table');
    const root = table.closest('section')?.parentElement;
    if (!root) throw new Error('no table');
    await expect(componentsIn(root)).toBeLessThanOrEqual(24);
    plainCell.mockClear();
    await userEvent.click(within(table).getByRole('checkbox', { name: 'Select B90003' }));
    const drawn = new Set(plainCell.mock.calls.map(([{ id }]) => id));
    await expect([...drawn]).toEqual(['B90003']);
  },
};

const selectionWords = { all: 'Select all', one: ({ id }: Bet) => `Select ${id}` };

interface SelectedProps extends Props {
  start: readonly string[];
  selectable?: (bet: Bet) => boolean;
}

function Selected({ start, selectable, ...props }: SelectedProps) {
  const [selected, onSelect] = useState(start);
  return (
    <RecordTable
      {...props}
      selection={{ selected, onSelect, selectable, words: selectionWords }}
      pages={<p>{selected.length > 6 ? `${selected.length} selected` : selected.join(', ') || 'None selected'}</p>}
    />
  );
}

const number = (sum: string) => Number(sum.replaceAll(',', ''));

function SortedTable(props: Props) {
  const [sort, onSort] = useState<RecordSort>({ column: 'time', direction: 'descending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const by = (a: Bet, b: Bet) =>
    sort.column === 'stake' ? number(a.stake) - number(b.stake) : a.time < b.time ? -1 : 1;
  return <RecordTable {...props} rows={[...props.rows].sort((a, b) => sign * by(a, b))} sort={sort} onSort={onSort} />;
}
