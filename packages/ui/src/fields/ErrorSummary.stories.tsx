import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { TextField } from './TextField.tsx';

const ways = [
  { value: 'bank', label: 'Bank transfer' },
  { value: 'wallet', label: 'E-wallet' },
] as const;

const meta = {
  title: 'Fields/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Two things to mend',
    errors: [
      { id: 'username', message: 'No spaces in the username' },
      { id: 'email', message: 'The email lacks an @' },
    ],
  },
  render: (args) => (
    <Stack gap={4}>
      <ErrorSummary {...args} />
      <TextField id="username" label="Username" defaultValue="rania 87" error="No spaces" />
      <TextField id="email" label="Email" defaultValue="rania" error="The @ is missing" />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTwoErrors: Story = {
  name: 'Leading to the field and leaving the address alone',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const address = location.href;
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'The email lacks an @' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(location.href).toBe(address);
  },
};
export const OfNone: Story = { args: { errors: [] } };
export const ByKeyboard: Story = {
  name: 'Followed by Enter, to whatever kind of field',
  tags: ['VAL-04'],
  args: {
    title: 'Three things to mend',
    errors: [
      { id: 'username', message: 'No spaces in the username' },
      { id: 'way', message: 'Choose a way to withdraw' },
      { id: 'age', message: 'Say that you are 18' },
    ],
  },
  render: (args) => (
    <Stack gap={4}>
      <ErrorSummary {...args} />
      <TextField id="username" label="Username" defaultValue="rania 87" error="No spaces" />
      <RadioGroup id="way" label="Way to withdraw" options={ways} error="Choose one" />
      <Checkbox id="age" label="I am 18 or over" error="Say so to go on" />
    </Stack>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Choose a way to withdraw' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Bank transfer' })).toHaveFocus();
    canvas.getByRole('link', { name: 'Say that you are 18' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};
export const WithLongWords: Story = {
  args: {
    title: 'Before the form can be sent, some of what you wrote has to be mended',
    errors: [
      { id: 'username', message: 'x'.repeat(200) },
      { id: 'email', message: 'ای میل میں @ نہیں ہے' },
    ],
  },
  async play() {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
