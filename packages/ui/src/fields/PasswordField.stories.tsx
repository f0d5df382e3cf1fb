import type { Meta, StoryObj } from '@storybook/react-vite';
import { LockKeyhole } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { column } from '../internal/storySurface.css.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    iconStart: LockKeyhole,
    defaultValue: 'harbour7',
    words: { show: 'Show password', hide: 'Hide password' },
    onValueChange: fn(),
  },
  render: (args) => (
    <div className={column}>
      <PasswordField {...args} />
    </div>
  ),
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { defaultValue: '' } };
export const Focused: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByLabelText('Password'));
  },
};
export const WithItsEyeHovered: Story = { globals: { pseudo: { hover: 'button' } } };
export const Hidden: Story = {
  name: 'Hidden, its words tied to it',
  tags: ['UI-01'],
  args: { hint: 'Letters and digits, 6 to 12 characters' },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Password', says: args.hint });
  },
};
export const Shown: Story = {
  name: 'Shown without losing the focus',
  tags: ['LGN-02'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('harbour7x');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
  },
};
export const WithAnError: Story = {
  name: 'With the refusal under it',
  tags: ['LGN-06'],
  args: { error: 'That password does not match this username. One more try, then a code is asked for.' },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Password', says: args.error, invalid: true });
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const WithSuccess: Story = { args: { success: 'Both passwords are the same' } };
export const BeingChecked: Story = { args: { loading: true, hint: 'Checking the password' } };

const strength = { label: 'Strength of the password' };
export const Strong: Story = {
  name: 'Strong, by a meter and in words',
  tags: ['VAL-02'],
  args: { defaultValue: 'Nine-Harbour7', strength: { ...strength, value: 4, text: 'Strong' } },
  async play({ canvasElement }) {
    const meter = within(canvasElement).getByRole('meter', { name: strength.label });
    await expect(meter).toHaveAttribute('aria-valuenow', '4');
    await expect(meter).toHaveAttribute('aria-valuetext', 'Strong');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Strong');
  },
};
export const Good: Story = { args: { strength: { ...strength, value: 3, text: 'Good' } } };
export const Fair: Story = { args: { strength: { ...strength, value: 2, text: 'Fair: add a capital letter' } } };
export const Weak: Story = {
  args: { error: 'At least 6 characters', strength: { ...strength, value: 1, text: 'Weak: add a digit' } },
};
export const WithoutStrengthYet: Story = {
  args: { defaultValue: '', strength: { ...strength, value: 0, text: 'Not typed yet' } },
};
export const WithLongWords: Story = {
  args: {
    label: 'Password with which you log in from now on, on every one of your devices',
    hint: 'hint'.repeat(50),
    strength: { ...strength, value: 2, text: `مناسب: ${'o'.repeat(200)}` },
  },
};
