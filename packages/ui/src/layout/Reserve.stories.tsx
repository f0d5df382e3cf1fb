import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Reserve } from './Reserve.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Layout/Reserve',
  component: Reserve,
  args: { height: 240, onNear: fn() },
} satisfies Meta<typeof Reserve>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {
  name: 'NAV-16 keeps its height and tells once that it is near',
  render: (args) => (
    <>
      <Reserve {...args} />
      <Text>What stands below</Text>
    </>
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onNear).toHaveBeenCalledTimes(1));
    await expect(canvas.getByText('What stands below').getBoundingClientRect().top).toBeGreaterThanOrEqual(240);
  },
};

export const Far: Story = {
  name: 'NAV-16 says nothing while it is far below',
  render: (args) => (
    <div style={{ blockSize: '300vh', display: 'flex', alignItems: 'end' }}>
      <Reserve {...args} />
    </div>
  ),
  play: async ({ args }) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await expect(args.onNear).not.toHaveBeenCalled();
  },
};
