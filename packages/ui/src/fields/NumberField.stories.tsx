import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { behavesAsAmount } from '../internal/behavesAsAmount.ts';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { controlled } from '../internal/storyField.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const Typed = controlled<Exclude<NumberFieldProps['value'], undefined>, NumberFieldProps>(NumberField);

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Periodic valid bet', name: 'bet', locale: 'en', digits: 2, value: '', onValueChange: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement) => within(root).getByRole<HTMLInputElement>('textbox');

export const Empty: Story = {
  name: 'Empty, its words tied to it',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await behavesAsField(canvasElement, { label: 'Periodic valid bet' });
  },
};
export const Filled: Story = {
  name: 'Filled, in groups',
  tags: ['UI-01'],
  args: { value: '1250000.5' },
  async play({ canvasElement }) {
    await expect(field(canvasElement)).toHaveValue('1,250,000.5');
  },
};
export const Focused: Story = {
  name: 'Focused, without groups to trip over',
  tags: ['UI-01'],
  args: { value: '1250000.5' },
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toHaveValue('1250000.5');
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: ':has(> input)' } },
};
export const WithAHint: Story = {
  name: 'With a hint, tied to it',
  tags: ['UI-01'],
  args: { hint: 'From 100 to 500,000', required: true },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Periodic valid bet', says: args.hint, required: true });
  },
};
export const WithAnError: Story = {
  name: 'With an error by icon, words and state',
  tags: ['VAL-04'],
  args: { value: '20', error: 'The smallest is 100' },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Periodic valid bet', says: args.error, invalid: true });
  },
};
export const WithSuccess: Story = { args: { value: '500', success: 'Within your limit' } };
export const BeingChecked: Story = { args: { value: '500', loading: true, hint: 'Checking your limit' } };
export const Disabled: Story = { args: { value: '500', disabled: true } };
export const WithAUnit: Story = { args: { label: 'Rate', value: '12.5', unit: '%', name: 'rate' } };

export const TypedAndLeft: Story = {
  name: 'Typed as a decimal string, grouped once left',
  tags: ['VAL-04'],
  async play({ canvasElement, args }) {
    const input = field(canvasElement);
    await userEvent.type(input, '1250.50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1250.50');
    await expect(input).toHaveValue('1250.50');
    await userEvent.tab();
    await expect(input).toHaveValue('1,250.50');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.type(input, '75');
    await userEvent.tab();
  },
};
export const TypedInArabicDigits: Story = {
  name: 'Typed in Arabic digits and separators',
  tags: ['VAL-04'],
  args: { locale: 'ar-EG' },
  async play({ canvasElement, args }) {
    const expected = { typed: '١٢٥٠٫٥', value: '1250.5', shown: '١٬٢٥٠٫٥' };
    await behavesAsAmount(canvasElement, args.onValueChange, expected);
  },
};
export const TypedInUrduDigits: Story = {
  name: 'Typed in Urdu digits, shown in the digits of its locale',
  tags: ['VAL-04'],
  args: { locale: 'ur', label: 'روزانہ شرط کی رقم' },
  async play({ canvasElement, args }) {
    const expected = { typed: '۱۲۵۰٫۵', value: '1250.5', shown: '1,250.5' };
    await behavesAsAmount(canvasElement, args.onValueChange, expected);
  },
};
export const PastedWithSeparators: Story = {
  name: 'Pasted with the separators of its locale',
  tags: ['VAL-04'],
  args: { locale: 'de' },
  async play({ canvasElement, args }) {
    const expected = { pasted: ' 1.250.000,50 ', value: '1250000.50', shown: '1.250.000,50' };
    await behavesAsAmount(canvasElement, args.onValueChange, expected);
  },
};
export const WithTooManyDecimals: Story = {
  name: 'With too many decimals',
  tags: ['VAL-04'],
  args: { error: 'Two decimals at most' },
  async play({ canvasElement, args }) {
    const input = field(canvasElement);
    const expected = { typed: '12.345', value: null, shown: '12.345' };
    await behavesAsAmount(canvasElement, args.onValueChange, expected);
    await userEvent.type(input, '{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12.34');
    await userEvent.type(input, '5');
    await userEvent.tab();
  },
};
export const WithNoNumber: Story = {
  name: 'With text that is no number, kept to be mended',
  tags: ['VAL-04'],
  args: { error: 'Write a number, such as 1,250.50' },
  async play({ canvasElement, args }) {
    const expected = { typed: 'twelve', value: null, shown: 'twelve' };
    await behavesAsAmount(canvasElement, args.onValueChange, expected);
  },
};
export const WithLongWords: Story = {
  args: {
    label: `The sum of all valid bets within one period, before any bonus is counted: ${'x'.repeat(200)}`,
    hint: 'کم از کم سو، زیادہ سے زیادہ پانچ لاکھ',
    value: '12345678901234567890123456789012345678901234567890.12',
  },
};
