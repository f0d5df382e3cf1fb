import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from './TextField.tsx';

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
  name: 'UI-01 leading to the field and leaving the address alone',
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
