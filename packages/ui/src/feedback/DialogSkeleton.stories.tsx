import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DialogSkeleton } from './DialogSkeleton.tsx';

const meta = { title: 'Feedback/DialogSkeleton', component: DialogSkeleton } satisfies Meta<typeof DialogSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfASearch: Story = {
  name: 'Of the search, in its place',
  tags: ['FLT-144'],
  parameters: { visual: { widths: 'both' } },
  args: { size: 'search' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-size="search"]')?.getBoundingClientRect();
    await expect(box?.width).toBe(Math.min(880, innerWidth));
  },
};

export const OfADialog: Story = { name: 'Of any other dialog', tags: ['FLT-144'] };
