import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserRound } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { column } from '../internal/storySurface.css.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Username', name: 'username', onValueChange: fn(), onChange: fn(), onBlur: fn() },
  render: (args) => (
    <div className={column}>
      <TextField {...args} />
    </div>
  ),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Empty, its words tied to it',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await behavesAsField(canvasElement, { label: 'Username' });
  },
};
export const Filled: Story = { args: { defaultValue: 'rania_87', iconStart: UserRound } };
export const WithAnExample: Story = { args: { placeholder: 'rania_87' } };
export const WithAHint: Story = {
  name: 'With a hint, tied to it',
  tags: ['UI-01'],
  args: { hint: 'Letters and digits, 6 to 12 characters' },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Username', says: args.hint });
  },
};
export const Required: Story = {
  name: 'Required, marked and said',
  tags: ['UI-01'],
  args: { required: true },
  async play({ canvasElement }) {
    await behavesAsField(canvasElement, { label: 'Username', required: true });
  },
};
export const WithAnError: Story = {
  name: 'With an error by icon, words and state',
  tags: ['UI-01'],
  args: { defaultValue: 'rania 87', error: 'No spaces, please', hint: 'Letters and digits' },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Username', says: args.error, invalid: true });
  },
};
export const WithAnErrorAndFocus: Story = {
  args: { defaultValue: 'rania 87', error: 'No spaces, please' },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByLabelText('Username'));
  },
};
export const WithSuccess: Story = { args: { defaultValue: 'rania_87', success: 'This username is free' } };
export const BeingChecked: Story = {
  args: { label: 'Invitation code', defaultValue: 'BZ-2049', loading: true, hint: 'Checking the code' },
};
export const Disabled: Story = { args: { defaultValue: 'rania_87', disabled: true } };
export const Focused: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByLabelText('Username'));
  },
};
export const Hovered: Story = { globals: { pseudo: { hover: ':has(> input)' } } };
export const WithLongWords: Story = {
  args: {
    label: 'Name of the holder of the bank account exactly as it is written on the card',
    error: 'The name has to be written in Latin letters, without titles, and with at least two words',
  },
};
export const TypedIn: Story = {
  name: 'Typed in, with native events and the value alone',
  tags: ['LGN-02'],
  async play({ canvasElement, args }) {
    await userEvent.type(within(canvasElement).getByLabelText('Username'), 'mei');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mei');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
