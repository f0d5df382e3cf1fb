import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from './Container.tsx';
import { DarkSurface } from './DarkSurface.tsx';
import { Text } from './Text.tsx';

const words = (
  <Container>
    <div style={{ paddingBlock: '48px 96px' }}>
      <Text as="h1" size="displayXl">
        The table is set
      </Text>
    </div>
  </Container>
);

const meta = {
  title: 'Layout/DarkSurface',
  component: DarkSurface,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: 48 }}>
        <Story />
      </div>
    ),
  ],
  args: { children: words },
} satisfies Meta<typeof DarkSurface>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Straight: Story = {};
export const WithTheRailOfTheTable: Story = { args: { curved: true } };
