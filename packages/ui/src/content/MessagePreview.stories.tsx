import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { MessagePreview } from './MessagePreview.tsx';

const meta = {
  title: 'Content/MessagePreview',
  component: MessagePreview,
  decorators: [sized(420)],
  args: { text: 'Come and play with me. You set your own limits.', link: 'https://baize.example/?code=BZ1042' },
} satisfies Meta<typeof MessagePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithALink: Story = {
  name: 'With a link, left to right in every language',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(/baize\.example/)).toHaveAttribute('dir', 'ltr');
  },
};
export const WithoutALink: Story = { args: { link: undefined } };
export const WithAnEndlessAddress: Story = { args: { link: `https://baize.example/${'x'.repeat(120)}` } };
