import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide';
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
