import type { Meta, StoryObj } from '@storybook/react-vite';
import { column } from '../internal/storySurface.css.ts';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const shapes = ['line', 'short', 'title', 'circle', 'row', 'panel', 'chart', 'portrait', 'wide', 'offer'] as const;
const ofAHero = [
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
  'drawHeader',
] as const;
const ofTheLobby = ['filters', 'categories', 'winners', 'controls', 'session'] as const;

const meta = { title: 'Feedback/Skeleton', component: Skeleton, args: { shape: 'line' } } satisfies Meta<
  typeof Skeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfEveryShape: Story = {
  tags: ['FLT-138'],
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
export const OfAHero: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <DarkSurface>
      <div style={{ padding: 16 }}>
        <Stack gap={4}>
          {ofAHero.map((shape) => (
            <Skeleton key={shape} shape={shape} />
          ))}
        </Stack>
      </div>
    </DarkSurface>
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
