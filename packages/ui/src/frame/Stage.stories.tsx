import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../layout/Text.tsx';
import { Stage } from './Stage.tsx';
import { Wrap } from './Wrap.tsx';

const words = (
  <Wrap>
    <div style={{ paddingBlock: '48px 96px' }}>
      <Text as="h1" size="displayXl">
        The table is set
      </Text>
    </div>
  </Wrap>
);

const meta = {
  title: 'Frame/Stage',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: 48 }}>
        <Story />
      </div>
    ),
  ],
  args: { children: words },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Straight: Story = {};
export const WithTheRailOfTheTable: Story = { args: { edge: true } };
