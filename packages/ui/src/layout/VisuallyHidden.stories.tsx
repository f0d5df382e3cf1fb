import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 unread messages' },
  render: (args) => (
    <button type="button">
      Messages <VisuallyHidden {...args} />
    </button>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAButton: Story = {
  name: 'Read aloud, not seen',
  tags: ['UI-02'],
  async play({ canvasElement }) {
    const words = within(canvasElement).getByText('3 unread messages');
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName('Messages 3 unread messages');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
