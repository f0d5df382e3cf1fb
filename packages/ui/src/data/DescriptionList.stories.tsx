import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { column } from '../internal/storySurface.css.ts';
import { DescriptionList } from './DescriptionList.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const copy = fn();
const items = [
  {
    id: 'reference',
    term: 'Reference number',
    value: 'W260314-88301',
    actions: (
      <IconButton size="sm" icon={Copy} label="Copy the reference number" onClick={() => copy('W260314-88301')} />
    ),
  },
  { id: 'time', term: 'Apply time', value: '2026-03-14 18:18:02' },
  { id: 'amount', term: 'Amount', value: '−2,000.00' },
  { id: 'status', term: 'Status', value: <StatusBadge status="inReview" label="In review" /> },
];

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: { items },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InOneColumn: Story = {
  name: 'In one column, each value tied to its name',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('2026-03-14 18:18:02');
  },
};
export const InTwoColumns: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { columns: 2 },
};
export const Inset: Story = {
  parameters: { visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  args: {
    kind: 'inset',
    items: [
      { id: 'name', term: 'Username', value: 'rania_87', actions: <Button size="sm">Change</Button> },
      { id: 'mail', term: 'E-mail', value: 'rania@example.com', actions: <Button size="sm">Change</Button> },
    ],
  },
};
export const InANarrowPlace: Story = {
  render: (args) => (
    <div className={column}>
      <DescriptionList {...args} />
    </div>
  ),
};
export const WithACopiedValue: Story = {
  name: 'With an act beside a value, by keyboard',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    copy.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Copy the reference number' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(copy.mock.calls).toEqual([['W260314-88301']]);
  },
};
export const WithLongWords: Story = {
  name: 'With long words, an endless word and Urdu, in two columns',
  tags: ['UI-01'],
  args: {
    columns: 2,
    items: [
      {
        id: 'long',
        term: 'What the bank said about this movement when it was asked for the second time',
        value: 'The receiving account was found, but the name of its holder is not the one that was given to us',
        actions: <IconButton size="sm" icon={Copy} label="Copy the remark" />,
      },
      { id: 'endless', term: 'unbroken'.repeat(25), value: '0x'.padEnd(200, 'a1b2c3') },
      { id: 'urdu', term: 'درخواست کا وقت', value: 'رقم آپ کے اکاؤنٹ میں آ گئی ہے' },
    ],
  },
  async play({ canvasElement }) {
    const list = canvasElement.querySelector('dl');
    await expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0);
  },
};
