import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { column } from '../internal/storySurface.css.ts';
import { Stack } from '../layout/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { label: 'Offers by email', onValueChange: fn() },
  render: (args) => (
    <div className={column}>
      <Switch {...args} />
    </div>
  ),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  name: 'Off, its words tied to it',
  tags: ['UI-01'],
  async play({ canvasElement, args }) {
    await expect(within(canvasElement).getByRole('switch')).not.toBeChecked();
    await behavesAsField(canvasElement, { label: 'Offers by email' });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(within(canvasElement).getByRole('switch'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvasElement);
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const WithAHint: Story = {
  name: 'With a hint, tied to it',
  tags: ['UI-01'],
  args: { hint: 'At most one a week' },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Offers by email', says: args.hint });
  },
};
export const WithAnError: Story = {
  name: 'With an error by icon, words and state',
  tags: ['UI-01'],
  args: { error: 'This was not saved. Try again' },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Offers by email', says: args.error, invalid: true });
  },
};
export const WithSuccess: Story = { args: { defaultChecked: true, success: 'Saved' } };
export const BeingSaved: Story = {
  name: 'Being saved, and said so',
  tags: ['UI-01'],
  args: { defaultChecked: true, loading: true, hint: 'Saving your choice' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('switch')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Saving your choice');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const OnAndDisabled: Story = { args: { disabled: true, defaultChecked: true } };
export const Focused: Story = {
  name: 'Focused, with its ring',
  tags: ['UI-02'],
  parameters: { visual: { modes: ['desk', 'phone-lumen'] } },
  async play({ canvasElement }) {
    await userEvent.tab();
    const control = within(canvasElement).getByRole('switch');
    await expect(control).toHaveFocus();
    await expect(getComputedStyle(control).outlineStyle).toBe('solid');
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: '[role="switch"]' } },
};
export const BySpace: Story = {
  name: 'Turned by the space key',
  tags: ['FLT-122', 'UI-01'],
  parameters: { visual: { modes: [] } },
  async play({ canvasElement, args }) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('switch')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('switch')).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};
export const WithLongWords: Story = {
  render: (args) => (
    <div className={column}>
      <Stack gap={4}>
        <Switch {...args} label="Tell me by email, by text message and in the browser when one of my bets is settled" />
        <Switch {...args} label="ای میل کے ذریعے پیشکشیں" defaultChecked />
        <Switch {...args} label={'offers'.repeat(34)} />
      </Stack>
    </div>
  ),
};
