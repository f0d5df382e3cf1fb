import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/Button.tsx';
import { Stack } from './Stack.tsx';

const buttons = (
  <>
    <Button kind="primary">Log in</Button>
    <Button>Register with a rather long invitation</Button>
    <Button kind="ghost">Cancel</Button>
  </>
);

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { gap: 4, children: buttons },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stretched: Story = {};
export const AtTheStart: Story = { args: { align: 'start', gap: 2 } };
export const Centred: Story = { args: { align: 'center', gap: 6 } };
export const AtTheEnd: Story = { args: { align: 'end', gap: 10 } };
