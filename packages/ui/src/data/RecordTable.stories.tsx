import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Picture } from '../content/Picture.tsx';
import { RecordTable, type RecordTableProps } from './RecordTable.tsx';
import type { RecordColumn } from './recordColumns.ts';
import { type Bet, betArgs, betColumns, bets, columnsWithAct, manyBets } from './storyBets.tsx';
import { twoLineCell } from './twoLineCell.tsx';

const onOpen = fn();
const withAct = columnsWithAct(onOpen);

const totals = {
  label: '7-day total, 128 bets',
  values: { stake: '41,260.00', valid: '38,900.00', result: '+2,114.35' },
};

const meta = {
  title: 'Data/RecordTable',
  component: RecordTable<Bet>,
  args: betArgs,
} satisfies Meta<typeof RecordTable<Bet>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Props = RecordTableProps<Bet>;

const onPhone = () => window.innerWidth < 640;

export const Ready: Story = {
  name: 'Ready, a named table at every width, of cards on a phone',
  tags: ['UI-01'],
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement }) {
    const table = within(canvasElement).getByRole('table', { name: 'Bets of the last 7 days' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    const [first] = within(table).getAllByRole('rowheader');
    await expect(first).toHaveTextContent('Scarab Gate');
    await expect(getComputedStyle(table).display).toBe(onPhone() ? 'block' : 'table');
  },
};
export const Loading: Story = {
  name: 'Loading, four rows of it, and said to be busy',
  tags: ['MEM-17'],
  args: { load: { kind: 'loading' } },
  async play({ canvasElement }) {
    const table = within(canvasElement).getByRole('table');
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(within(table).queryByText('Scarab Gate')).toBeNull();
  },
};
export const Refreshing: Story = {
  name: 'Refreshing, with its rows in place and the wait announced',
  tags: ['MEM-17'],
  args: { load: { kind: 'refreshing', label: 'Bringing the bets up to date' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Bringing the bets up to date');
    await expect(canvas.getByText('Scarab Gate')).toBeVisible();
  },
};
export const Empty: Story = {
  name: 'Empty, with words and one act',
  tags: ['MEM-17'],
  args: {
    rows: [],
    load: {
      kind: 'empty',
      title: 'No bets in these 7 days',
      text: 'Widen the dates, or open a game and place the first one.',
      actions: <Button>Show 30 days</Button>,
    },
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1);
  },
};
export const Failed: Story = {
  name: 'Failed, with what is safe and a retry that keeps the focus',
  tags: ['MEM-17'],
  render: (args) => <Retried {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The network dropped. Your bets are not affected.')).toBeVisible();
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('region')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Fail again' }));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const WithTotals: Story = {
  name: 'With totals under their columns, and a caption in sight',
  tags: ['MEM-08'],
  args: { totals, captionShown: true },
  async play({ canvasElement }) {
    const total = within(canvasElement).getByRole('rowheader', { name: totals.label });
    await expect(getComputedStyle(total).fontWeight).not.toBe('400');
    await expect(within(canvasElement).getByText('+2,114.35')).toBeVisible();
  },
};

const word = 'unbroken'.repeat(25);
const long: Bet[] = [
  {
    ...(bets[0] as Bet),
    game: 'The Very Long Evening of the Nine Lanterns at the Old Harbour of the Ivory Coast',
    result: '+123,456,789,012,345.67',
  },
  { ...(bets[1] as Bet), game: word, studio: word },
  { ...(bets[2] as Bet), game: 'نو لالٹین', studio: 'پرانی بندرگاہ کا مشہور اسٹوڈیو' },
];
/** With long names, an endless word and Urdu, none of which widens the table. */
export const WithLongContent: Story = {
  name: 'With long content',
  tags: ['UI-01'],
  args: { rows: long, caption: `Bets ${word}`, captionShown: true, totals },
  async play({ canvasElement }) {
    const region = within(canvasElement).getByRole('region');
    for (const place of [document.documentElement, region])
      await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    const [, endless] = within(canvasElement).getAllByRole('rowheader');
    await expect(endless?.scrollWidth).toBeLessThanOrEqual(endless?.clientWidth ?? 0);
  },
};
export const WithAnActOnEachRow: Story = {
  name: 'With an act on each row, named after its row',
  tags: ['UI-01'],
  args: { columns: withAct },
  async play({ canvasElement }) {
    onOpen.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Details of Mega Six, B86003' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen.mock.calls).toEqual([['B86003']]);
    button.blur();
  },
};
const pictured = betColumns.map((column) =>
  column.id === 'game'
    ? {
        ...column,
        cell: ({ game, studio }: Bet) =>
          twoLineCell({
            art: <Picture sources={[]} alt="" width={36} height={44} fallback="game" />,
            main: game,
            note: studio,
          }),
      }
    : column,
);
export const WithPictures: Story = { args: { columns: pictured } };

export const Hovered: Story = {
  args: { columns: withAct },
  globals: { pseudo: { hover: 'tbody tr:nth-child(2)' } },
};

export const ScrolledUnderItsHead: Story = {
  name: 'Scrolled by keyboard under a head that stays',
  tags: ['FLT-122', 'UI-01'],
  args: { rows: manyBets(30), scroll: 'region' },
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'Bets of the last 7 days' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    if (onPhone()) return;
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    region.scrollTop = 300;
    const [head] = canvas.getAllByRole('columnheader');
    const { top } = head?.getBoundingClientRect() ?? { top: -1 };
    await expect(Math.abs(top - region.getBoundingClientRect().top)).toBeLessThanOrEqual(1);
  },
};

const wide: readonly RecordColumn<Bet>[] = [
  ...betColumns,
  ...Array.from({ length: 12 }, (_, index) => ({
    id: `more-${index}`,
    header: `Figure number ${index + 1}`,
    role: 'detail' as const,
    align: 'end' as const,
    cell: ({ stake }: Bet) => stake,
  })),
];
export const WiderThanItsPlace: Story = {
  name: 'Wider than its place, moved inside its own region',
  tags: ['UI-01'],
  args: { columns: wide, rows: bets.slice(0, 2) },
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement }) {
    const region = within(canvasElement).getByRole('region');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    if (!onPhone()) await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(region).toHaveAttribute('tabindex', '0');
  },
};

export const OfAHundredRows: Story = { args: { rows: manyBets(100), totals } };

function Retried(props: Props) {
  const [again, setAgain] = useState(false);
  const failed = {
    kind: 'failed',
    title: 'The records did not load',
    text: 'The network dropped. Your bets are not affected.',
    retry: 'Try again',
    onRetry: () => setAgain(true),
  } as const;
  const fail = again && <Button onClick={() => setAgain(false)}>Fail again</Button>;
  return <RecordTable {...props} load={again ? { kind: 'loading' } : failed} pages={fail} />;
}
