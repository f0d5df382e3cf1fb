import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { DarkSurface } from '../layout/DarkSurface.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Frame/Logo',
  component: Logo,
  decorators: [
    (Story) => (
      <DarkSurface>
        <Story />
      </DarkSurface>
    ),
  ],
  args: { name: 'Baize', href: '/' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const WithoutRoomForItsName: Story = {
  render: (args) => (
    <div style={{ inlineSize: 80 }}>
      <Logo {...args} />
    </div>
  ),
};
export const Focused: Story = {
  async play() {
    await userEvent.tab();
  },
};
