import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { behavesAsAmount } from '../internal/behavesAsAmount.ts';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { shownSums } from '../internal/storyBrand.ts';
import { controlled } from '../internal/storyField.tsx';
import { wideColumn } from '../internal/storySurface.css.ts';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

const quickAmounts = ['200', '500', '1000', '2000', '5000', '10000', '20000', '50000'];

const Typed = controlled<Exclude<MoneyFieldProps['value'], undefined>, MoneyFieldProps>(MoneyField, wideColumn);

const meta = {
  title: 'Fields/MoneyField',
  component: MoneyField,
  args: {
    label: 'Amount',
    name: 'amount',
    locale: 'en',
    digits: 2,
    symbol: '₨',
    value: '',
    onValueChange: fn(),
    words: { quick: 'Quick choices', max: 'Max' },
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement) => within(root).getByRole<HTMLInputElement>('textbox');

export const Empty: Story = {
  name: 'Empty, its words tied to it',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await behavesAsField(canvasElement, { label: 'Amount' });
    await expect(field(canvasElement).parentElement?.getBoundingClientRect().height).toBe(56);
  },
};
export const Filled: Story = {
  name: 'Filled, with two decimals',
  tags: ['UI-01'],
  args: { value: '5000' },
  async play({ canvasElement }) {
    await expect(field(canvasElement)).toHaveValue('5,000.00');
  },
};
export const Focused: Story = {
  args: { value: '5000' },
  async play() {
    await userEvent.tab();
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: ':has(> input)' } },
};
export const WithAHint: Story = {
  name: 'With a hint, tied to it',
  tags: ['UI-01'],
  args: { hint: 'Between 100 and 50,000', required: true },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Amount', says: args.hint, required: true });
  },
};
export const WithAnError: Story = {
  name: 'With an error by icon, words and state',
  tags: ['VAL-04'],
  args: { value: '60000', error: 'The largest is 50,000', quickAmounts },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Amount', says: args.error, invalid: true });
  },
};
export const WithSuccess: Story = { args: { value: '5000', success: 'You receive 10,000.00' } };
export const Busy: Story = { args: { value: '5000', loading: true, hint: 'Asking for the rate' } };
export const Disabled: Story = { args: { value: '5000', disabled: true, quickAmounts, max: '24680.50' } };

export const WithQuickAmounts: Story = {
  args: { value: '5000', quickAmounts, hint: 'Arrives in about one minute' },
};
export const WithAQuickAmountPressed: Story = {
  name: 'With a quick amount pressed, by mouse and by key',
  tags: ['MEM-04'],
  args: { quickAmounts, hint: 'Arrives in about one minute' },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const group = within(canvas.getByRole('group', { name: 'Quick choices' }));
    await expect(group.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.type(field(canvasElement), '12a');
    await userEvent.click(group.getByRole('button', { name: '5,000' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5000');
    await expect(field(canvasElement)).toHaveValue('5,000.00');
    await expect(group.getByRole('button', { pressed: true })).toHaveTextContent('5,000');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field(canvasElement)).toHaveValue('10,000.00');
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), '500.00');
    await expect(group.getByRole('button', { pressed: true })).toHaveTextContent('500');
    await userEvent.tab();
  },
};
export const WithAQuickAmountHovered: Story = {
  args: { quickAmounts },
  globals: { pseudo: { hover: 'button:nth-child(3)' } },
};
export const WithAllThereIs: Story = {
  name: 'With a button for all there is',
  tags: ['MEM-05'],
  args: { max: '24680.50', hint: 'Available: ₨24,680.50' },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Max' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('24680.50');
    await expect(field(canvasElement)).toHaveValue('24,680.50');
  },
};
export const TypedInAnotherLocalesDigits: Story = {
  name: 'Typed in the digits of another locale',
  tags: ['VAL-04'],
  args: { locale: 'th' },
  async play({ canvasElement, args }) {
    const expected = { typed: '๑,๒๕๐.๕', value: '1250.5', shown: '1,250.50' };
    await behavesAsAmount(canvasElement, args.onValueChange, expected);
  },
};
export const InArabicDigits: Story = { args: { locale: 'ar-EG', value: '5000', quickAmounts } };
export const PastedWithSeparators: Story = {
  name: 'Pasted with its sign and separators',
  tags: ['VAL-04'],
  parameters: { visual: { looksLike: 'typed-in-another-locales-digits' } },
  async play({ canvasElement, args }) {
    const expected = { pasted: `${shownSums('₨')} 1,250.50`, value: '1250.50', shown: '1,250.50' };
    await behavesAsAmount(canvasElement, args.onValueChange, expected);
  },
};
export const ReachedByKey: Story = {
  name: 'Reached by a key, with everything selected',
  tags: ['VAL-04'],
  args: { value: '300' },
  parameters: { visual: { looksLike: 'filled' } },
  async play({ canvasElement, args }) {
    await userEvent.tab();
    const input = field(canvasElement);
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
    await userEvent.keyboard('5000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5000');
    await userEvent.tab();
    await expect(input).toHaveValue('5,000.00');
  },
};
export const WithTooManyDecimals: Story = {
  name: 'With too many decimals',
  tags: ['VAL-04'],
  args: { error: 'Two decimals at most' },
  async play({ canvasElement, args }) {
    const expected = { typed: '12.345', value: '12.345', shown: '12.345' };
    await behavesAsAmount(canvasElement, args.onValueChange, expected);
  },
};
export const WithLongWords: Story = {
  args: {
    label: `How much is to go from the main wallet to the studio: ${'x'.repeat(200)}`,
    hint: 'رقم آپ کے اپنے نام کے کھاتے سے آنی چاہیے',
    symbol: 'USDT',
    value: '12345678901234567890123456789012345678.90',
    quickAmounts: ['1', '123456789012345678901234567890'],
    max: '24680.50',
    words: { quick: 'Quick choices', max: 'Everything that is left' },
  },
};
