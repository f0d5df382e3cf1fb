import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide';
import { userEvent } from 'storybook/test';
import { OnCloth } from './internal/storyParts.tsx';
import { ToolLink } from './ToolLink.tsx';

const meta = {
  title: 'Frame/ToolLink',
  component: ToolLink,
  decorators: [
    (Story) => (
      <OnCloth>
        <Story />
      </OnCloth>
    ),
  ],
  args: { href: '/help', children: 'Help' },
} satisfies Meta<typeof ToolLink>;

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
