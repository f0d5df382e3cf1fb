import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Deadline } from './Deadline.tsx';

const meta = {
  title: 'Agent/Deadline',
  component: Deadline,
  args: {
    label: 'Answer by',
    time: { iso: '2024-11-13T18:05:00+08:00', label: '13 Nov, 18:05' },
    left: '5 days 23 h left',
  },
} satisfies Meta<typeof Deadline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FarAway: Story = {
  name: 'Far away, with date, time and what is left',
  tags: ['AGT-11'],
  async play({ canvas }) {
    await expect(canvas.getByText('13 Nov, 18:05').closest('time')).toHaveAttribute(
      'datetime',
      '2024-11-13T18:05:00+08:00',
    );
  },
};
export const Near: Story = {
  args: {
    label: 'Expires',
    time: { iso: '2024-11-08T20:10:00+08:00', label: '8 Nov, 20:10' },
    left: 'tomorrow, 20:10',
    tone: 'warning',
  },
};
export const InWordsAlone: Story = {
  args: {
    label: 'Expires',
    time: { iso: '2024-11-08T20:10:00+08:00', label: 'tomorrow, 20:10' },
    left: undefined,
    tone: 'warning',
  },
};
export const WithLongWords: Story = { args: { label: 'unbroken'.repeat(20), left: 'unbroken'.repeat(20) } };
