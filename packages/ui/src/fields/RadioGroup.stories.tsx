import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { column } from '../internal/storySurface.css.ts';
import { RadioGroup } from './RadioGroup.tsx';

type Way = 'bank' | 'wallet' | 'crypto';
type Props = ComponentProps<typeof RadioGroup<Way>>;

const options: Props['options'] = [
  { value: 'bank', label: 'Bank transfer' },
  { value: 'wallet', label: 'E-wallet' },
  { value: 'crypto', label: 'Crypto' },
];
const explained: Props['options'] = [
  { value: 'bank', label: 'Bank transfer', hint: 'One working day, no fee' },
  { value: 'wallet', label: 'E-wallet', hint: 'At once, for a small fee' },
  { value: 'crypto', label: 'Crypto', hint: 'About 20 minutes' },
];

function Chosen(props: Props) {
  const [value, setValue] = useState(props.value);
  const choose = (next: Way) => {
    props.onValueChange?.(next);
    setValue(next);
  };
  return <RadioGroup {...props} value={value} onValueChange={choose} />;
}

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup<Way>,
  args: { label: 'Way to withdraw', options, onValueChange: fn() },
  render: (args) => (
    <div className={column}>
      <RadioGroup {...args} />
    </div>
  ),
} satisfies Meta<typeof RadioGroup<Way>>;

export default meta;
type Story = StoryObj<typeof meta>;

const group = (canvasElement: HTMLElement) => within(canvasElement).getByRole('radiogroup');
const way = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('radio', { name });

export const Empty: Story = {
  name: 'Empty, named by its words',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await expect(group(canvasElement)).toHaveAccessibleName('Way to withdraw');
    await expect(group(canvasElement)).toHaveAccessibleDescription('');
  },
};
export const ByMouse: Story = {
  name: 'Chosen by a press on its words',
  tags: ['UI-01'],
  parameters: { visual: { modes: ['phone-lumen'], looksLike: 'focused' } },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByText('E-wallet'));
    await expect(way(canvasElement, 'E-wallet')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('wallet');
  },
};
export const Filled: Story = { args: { defaultValue: 'wallet' } };
export const AsCards: Story = {
  args: { kind: 'cards', options: explained, defaultValue: 'bank' },
  render: (args) => <RadioGroup {...args} />,
};
export const AsCardsInANarrowPlace: Story = { args: { kind: 'cards', options: explained } };
export const WithAHint: Story = {
  name: 'With a hint, tied to it',
  tags: ['UI-01'],
  args: { hint: 'The way you paid in comes first' },
  play: ({ canvasElement, args }) => expect(group(canvasElement)).toHaveAccessibleDescription(args.hint),
};
export const WithAnError: Story = {
  name: 'With an error by icon, words and state',
  tags: ['VAL-04'],
  args: { error: 'Choose one', required: true, id: 'way' },
  async play({ canvasElement }) {
    await expect(group(canvasElement)).toBeInvalid();
    await expect(group(canvasElement)).toHaveAccessibleDescription('Choose one');
    await expect(group(canvasElement)).toHaveAttribute('aria-required', 'true');
    await expect(within(canvasElement).getByText('Choose one').parentElement?.querySelector('svg')).toBeVisible();
    document.getElementById('way')?.focus();
    await expect(way(canvasElement, 'Bank transfer')).toHaveFocus();
  },
};
export const AsCardsWithAnError: Story = { args: { kind: 'cards', options: explained, error: 'Choose one' } };
export const WithSuccess: Story = { args: { defaultValue: 'wallet', success: 'Ready to receive' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'bank' } };
export const AsCardsWithOneOutOfReach: Story = {
  args: {
    kind: 'cards',
    options: explained.map((option) => ({ ...option, disabled: option.value === 'crypto' })),
    defaultValue: 'wallet',
  },
};
export const Focused: Story = {
  name: 'Focused by Tab, on the chosen one',
  tags: ['UI-02'],
  parameters: { visual: { modes: ['phone-lumen'] } },
  args: { defaultValue: 'wallet' },
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(way(canvasElement, 'E-wallet')).toHaveFocus();
    await expect(getComputedStyle(way(canvasElement, 'E-wallet')).outlineStyle).toBe('solid');
    await userEvent.tab();
    await expect(group(canvasElement).contains(document.activeElement)).toBe(false);
    await userEvent.tab({ shift: true });
    await expect(way(canvasElement, 'E-wallet')).toHaveFocus();
  },
};
export const ByArrows: Story = {
  name: 'Chosen by the arrow keys, round the end',
  tags: ['UI-01'],
  args: { value: 'bank' },
  render: (args) => (
    <div className={column}>
      <Chosen {...args} />
    </div>
  ),
  async play({ canvasElement }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(way(canvasElement, 'E-wallet')).toBeChecked();
    await expect(way(canvasElement, 'E-wallet')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(way(canvasElement, 'Bank transfer')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(way(canvasElement, 'Crypto')).toBeChecked();
  },
};
export const BySpace: Story = {
  name: 'Chosen by the space key',
  tags: ['UI-01'],
  async play({ canvasElement, args }) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(way(canvasElement, 'Bank transfer')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bank');
  },
};
export const Hovered: Story = {
  args: { kind: 'cards', options: explained },
  globals: { pseudo: { hover: 'label:nth-child(2)' } },
};
export const WithLongWords: Story = {
  args: {
    kind: 'cards',
    label: 'Way in which the money is to reach the holder of the account',
    options: [
      { value: 'bank', label: 'Transfer to a bank account in the name under which you registered' },
      { value: 'wallet', label: 'بینک اکاؤنٹ میں منتقلی', hint: 'ایک کاروباری دن، کوئی فیس نہیں' },
      { value: 'crypto', label: 'wallet'.repeat(34), hint: 'hint'.repeat(50) },
    ],
  },
};
