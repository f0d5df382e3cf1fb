import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { column } from '../internal/storySurface.css.ts';
import { Inline } from '../layout/Inline.tsx';
import { SelectField } from './SelectField.tsx';

const options = [
  { value: '', label: 'All' },
  { value: '0.01', label: '0.01' },
  { value: '0.05', label: '0.05' },
  { value: '0.10', label: '0.10' },
];

const meta = {
  title: 'Fields/SelectField',
  component: SelectField,
  args: { label: 'Minimum bet', options, onValueChange: fn() },
  render: (args) => (
    <div className={column}>
      <SelectField {...args} />
    </div>
  ),
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'At full height, its words tied to it',
  tags: ['UI-01'],
  args: { hint: 'Games that start at this stake or below' },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Minimum bet', says: args.hint });
  },
};
export const Compact: Story = {
  name: 'Compact, with its label inside',
  tags: ['LOB-06'],
  args: { compact: true },
  render: (args) => (
    <Inline gap={3}>
      <SelectField {...args} />
    </Inline>
  ),
  async play({ canvasElement, args }) {
    const select = within(canvasElement).getByLabelText('Minimum bet');
    await userEvent.selectOptions(select, '0.10');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0.10');
    await behavesAsField(canvasElement, { label: 'Minimum bet' });
  },
};
export const Filled: Story = { args: { defaultValue: '0.05' } };
export const Focused: Story = {
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('combobox')).toHaveFocus();
  },
};
export const Hovered: Story = { globals: { pseudo: { hover: ':has(> select)' } } };
export const WithSuccess: Story = { args: { defaultValue: '0.05', success: '212 games start here' } };
export const Loading: Story = { args: { options: [], loading: true, hint: 'The stakes are coming' } };
export const WithAnError: Story = {
  name: 'With an error by icon, words and state',
  tags: ['UI-01'],
  args: { error: 'Choose one', required: true },
  async play({ canvasElement }) {
    await behavesAsField(canvasElement, { label: 'Minimum bet', says: 'Choose one', invalid: true, required: true });
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const WithLongWords: Story = {
  args: { options: [{ value: 'a', label: 'Every game of every studio that starts at this stake or below it' }] },
};
