import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide';
import { userEvent } from 'storybook/test';

import { DarkSurface } from '../layout/DarkSurface.tsx';
import { TopBarLink } from './TopBarLink.tsx';

const meta = {
  title: 'Frame/TopBarLink',
  component: TopBarLink,
  decorators: [
    (Story) => (
      <DarkSurface>
        <Story />
      </DarkSurface>
    ),
  ],
  args: { href: '/help', children: 'Help' },
} satisfies Meta<typeof TopBarLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnIcon: Story = { args: { icon: CircleHelp } };
export const OfWordsAlone: Story = {};
export const Hovered: Story = {
  globals: { pseudo: { hover: 'a' } },
};
export const Focused: Story = {
  async play() {
    await userEvent.tab();
  },
};
