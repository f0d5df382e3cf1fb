import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Root } from './Root.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Layout/Root',
  component: Root,
  decorators: [
    (Story) => (
      <div style={{ fontFamily: 'monospace', fontSize: 22, lineHeight: 2, color: 'CanvasText' }}>
        <span>A page with a look of its own</span>
        <Story />
      </div>
    ),
  ],
  args: {
    id: 'offers',
    children: (
      <Stack gap={3}>
        <Text size="title">Your points</Text>
        <Text>They read as the brand writes, whatever stands around them.</Text>
        <Button kind="primary">Redeem</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAPageOfItsOwnLook: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText(/as the brand writes/);
    await expect(getComputedStyle(words).fontSize).toBe('14px');
    await expect(getComputedStyle(words).fontFamily).not.toContain('monospace');
    await expect(words.closest('#offers')).not.toBeNull();
  },
};
