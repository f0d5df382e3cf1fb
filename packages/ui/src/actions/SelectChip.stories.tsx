import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownNarrowWide } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SelectChip } from './SelectChip.tsx';

const meta = {
  title: 'Actions/SelectChip',
  component: SelectChip,
  args: {
    label: 'Sort',
    value: 'ends',
    onValueChange: fn(),
    options: [
      { value: 'ends', label: 'Ends first' },
      { value: 'amount', label: 'Highest amount' },
    ],
  },
} satisfies Meta<typeof SelectChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  tags: ['PRO-02'],
  async play({ canvasElement, args }) {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Sort' }), 'amount');
    await expect(args.onValueChange).toHaveBeenCalledWith('amount');
  },
};
export const WithIcon: Story = { name: 'With an icon', args: { icon: ArrowDownNarrowWide } };
