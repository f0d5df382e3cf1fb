import type { Meta, StoryObj } from '@storybook/react-vite';
import { column } from '../internal/storyCloth.css.ts';
import { Stack } from '../layout/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const shapes = ['line', 'short', 'title', 'circle', 'row', 'panel', 'portrait', 'wide'] as const;

const meta = { title: 'Records/Skeleton', component: Skeleton, args: { shape: 'line' } } satisfies Meta<
  typeof Skeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfEveryShape: Story = {
  render: () => (
    <div className={column}>
      <Stack gap={4}>
        {shapes.map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
      </Stack>
    </div>
  ),
};
export const OfFourRows: Story = { args: { shape: 'row', count: 4 } };
