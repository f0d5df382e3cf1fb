import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: 'Actions/CountBadge',
  component: CountBadge,
  args: { value: 3, label: '3 unread messages' },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAFew: Story = {};
export const OfMany: Story = { args: { value: 240, label: '240 unread messages' } };
export const OfNone: Story = {
  name: 'Nothing at zero',
  tags: ['HDR-01'],
  args: { value: 0, label: 'No unread messages' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('No unread messages')).toBeNull();
  },
};
