import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame } from 'lucide';
import { Inline } from '../layout/Inline.tsx';
import { Badge } from './Badge.tsx';

const words = {
  neutral: 'Lost',
  vip: 'VIP 3',
  positive: 'Won',
  negative: 'Cancelled',
  warning: 'Pending',
  info: 'New',
  accent: 'Claimable',
  hot: 'Hot',
} as const;

const meta = { title: 'Actions/Badge', component: Badge, args: { children: 'Hot' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InEveryTone: Story = {
  render: () => (
    <Inline gap={2} wrap>
      {Object.entries(words).map(([tone, word]) => (
        <Badge key={tone} tone={tone as keyof typeof words}>
          {word}
        </Badge>
      ))}
    </Inline>
  ),
};
export const WithAnIcon: Story = { args: { tone: 'hot', icon: Flame } };
