import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../frame/Stage.tsx';
import { column } from '../internal/storyCloth.css.ts';
import { Stack } from '../layout/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const shapes = ['line', 'short', 'title', 'circle', 'row', 'panel', 'chart', 'portrait', 'wide', 'offer'] as const;
const ofTheStage = [
  'banner',
  'lowBanner',
  'jackpot',
  'notice',
  'strip',
  'lobby',
  'heading',
  'beside',
  'purse',
  'badge',
  'drawHead',
] as const;
const ofTheLobby = ['filters', 'categories', 'winners', 'controls', 'session'] as const;

const meta = { title: 'Feedback/Skeleton', component: Skeleton, args: { shape: 'line' } } satisfies Meta<
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
export const OfTheStage: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stage>
      <div style={{ padding: 16 }}>
        <Stack gap={4}>
          {ofTheStage.map((shape) => (
            <Skeleton key={shape} shape={shape} />
          ))}
        </Stack>
      </div>
    </Stage>
  ),
};
export const OfTheLobby: Story = {
  render: () => (
    <Stack gap={4}>
      {ofTheLobby.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
};
export const OfFourRows: Story = { args: { shape: 'row', count: 4 } };
