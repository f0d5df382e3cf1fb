import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ReservedSpace } from './ReservedSpace.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Layout/ReservedSpace',
  component: ReservedSpace,
  args: { height: 240, onNear: fn() },
} satisfies Meta<typeof ReservedSpace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {
  name: 'Keeps its height and tells once that it is near',
  tags: ['NAV-16'],
  render: (args) => (
    <>
      <ReservedSpace {...args} />
      <Text>What stands below</Text>
    </>
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onNear).toHaveBeenCalledTimes(1));
    await expect(canvas.getByText('What stands below').getBoundingClientRect().top).toBeGreaterThanOrEqual(240);
  },
};

export const Far: Story = {
  name: 'Says nothing while it is far below',
  tags: ['NAV-16'],
  render: (args) => (
    <div style={{ blockSize: '300vh', display: 'flex', alignItems: 'end' }}>
      <ReservedSpace {...args} />
    </div>
  ),
  play: async ({ args }) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await expect(args.onNear).not.toHaveBeenCalled();
  },
};
