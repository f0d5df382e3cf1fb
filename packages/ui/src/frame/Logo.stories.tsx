import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { DarkSurface } from '../layout/DarkSurface.tsx';
import { BrandLogo } from './internal/storyParts.tsx';
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
  argTypes: { name: { control: false } },
  render: () => <BrandLogo />,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const WithoutRoomForItsName: Story = {
  render: () => (
    <div style={{ inlineSize: 80 }}>
      <BrandLogo />
    </div>
  ),
};
export const Focused: Story = {
  async play() {
    await userEvent.tab();
  },
};
