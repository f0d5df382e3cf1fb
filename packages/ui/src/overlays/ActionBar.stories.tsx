import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/Button.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  title: 'Overlays/ActionBar',
  component: ActionBar,
  args: {
    children: (
      <Inline gap={3} justify="end" wrap>
        <Button>Reject with a reason</Button>
        <Button kind="primary">Accept new terms</Button>
      </Inline>
    ),
  },
  render: (args) => (
    <Stack gap={4}>
      <Text>Tier 1 asks for 20 active members instead of 12.</Text>
      <ActionBar {...args} />
    </Stack>
  ),
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EndingAPage: Story = {};
