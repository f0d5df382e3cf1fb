import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../actions/Link.tsx';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Remember password', onValue: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'UI-01 open, its words tied to it',
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Remember password' });
    await expect(args.onValue).toHaveBeenLastCalledWith(true);
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await expect(args.onValue).toHaveBeenLastCalledWith(false);
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
  name: 'UI-01 with an error by icon, words and state',
  args: { error: 'Agree to go on', required: true },
  async play({ canvasElement }) {
    await behavesAsField(canvasElement, { label: 'Remember password', says: 'Agree to go on', invalid: true });
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const CheckedAndDisabled: Story = { args: { disabled: true, defaultChecked: true } };
