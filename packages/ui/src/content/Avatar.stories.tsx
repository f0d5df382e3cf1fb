import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../layout/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const picture = ['/art/avatars/u9.svg'];

const meta = {
  title: 'Content/Avatar',
  component: Avatar,
  args: { picture, alt: 'rania_87' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InThreeSizes: Story = {
  render: (args) => (
    <Inline gap={3}>
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
    </Inline>
  ),
};
export const WithoutAPicture: Story = { args: { picture: [] } };
export const AsALink: Story = { args: { href: '?member=wallet', alt: 'My account' } };

export const WithABrokenPicture: Story = {
  name: 'Keeps its place and its name when no picture comes',
  tags: ['HDR-06'],
  args: { picture: ['/art/avatars/none/missing.png'], size: 'lg' },
  async play({ canvasElement }) {
    const image = within(canvasElement).getByRole('img', { name: 'rania_87' });
    await expect(image.getBoundingClientRect().width).toBe(64);
  },
};
