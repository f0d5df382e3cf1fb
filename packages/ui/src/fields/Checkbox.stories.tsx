import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../actions/Link.tsx';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { column } from '../internal/storySurface.css.ts';
import { Stack } from '../layout/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Remember password', onValueChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Open, its words tied to it',
  tags: ['UI-01'],
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Remember password' });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithLinks: Story = {
  args: {
    label: (
      <>
        I am 18 or over and agree to the{' '}
        <Link href="/terms" inText>
          terms
        </Link>
      </>
    ),
  },
};
export const WithAnError: Story = {
  name: 'With an error by icon, words and state',
  tags: ['UI-01'],
  args: { error: 'Agree to go on', required: true },
  async play({ canvasElement }) {
    await behavesAsField(canvasElement, { label: 'Remember password', says: 'Agree to go on', invalid: true });
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const CheckedAndDisabled: Story = { args: { disabled: true, defaultChecked: true } };
export const Focused: Story = {
  name: 'Focused, with its ring',
  tags: ['UI-02'],
  parameters: { visual: { looksLike: 'open' } },
  async play({ canvasElement }) {
    await userEvent.tab();
    const control = within(canvasElement).getByRole('checkbox');
    await expect(control).toHaveFocus();
    await expect(getComputedStyle(control).outlineStyle).toBe('solid');
  },
};
export const Hovered: Story = { globals: { pseudo: { hover: 'label' } } };
export const BySpace: Story = {
  name: 'Ticked and cleared by the space key',
  tags: ['UI-01'],
  parameters: { visual: { looksLike: 'open' } },
  async play({ canvasElement }) {
    await userEvent.tab();
    await userEvent.keyboard('[Space]');
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard('[Space]');
    await expect(within(canvasElement).getByRole('checkbox')).not.toBeChecked();
  },
};
export const WithAHint: Story = {
  name: 'With a hint, tied to it',
  tags: ['UI-01'],
  args: { hint: 'Not on a device that others use' },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Remember password', says: args.hint });
  },
};
export const WithSuccess: Story = { args: { defaultChecked: true, success: 'Saved' } };
export const WithLongWords: Story = {
  render: (args) => (
    <div className={column}>
      <Stack gap={4}>
        <Checkbox {...args} label="Keep me logged in on this device until I log out or thirty days have gone by" />
        <Checkbox {...args} label="پاس ورڈ یاد رکھیں" defaultChecked />
        <Checkbox {...args} label={'password'.repeat(26)} hint={'hint'.repeat(50)} />
      </Stack>
    </div>
  ),
};
