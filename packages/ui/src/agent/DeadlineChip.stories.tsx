import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeadlineChip } from './DeadlineChip.tsx';

const meta = {
  title: 'Agent/DeadlineChip',
  component: DeadlineChip,
  args: { text: '5 days 23 h left' },
} satisfies Meta<typeof DeadlineChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FarAway: Story = {};
export const Near: Story = { args: { text: 'tomorrow, 20:10', tone: 'warning' } };
export const WithLongWords: Story = { args: { text: 'unbroken'.repeat(20) } };
