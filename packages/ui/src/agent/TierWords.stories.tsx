import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../layout/Panel.tsx';
import { TierWords } from './TierWords.tsx';

const meta = {
  title: 'Agent/TierWords',
  component: TierWords,
  args: {
    tiers: [
      {
        id: '1',
        label: 'Tier 1',
        text: 'From 20 active members, 90,000.00 in valid bets and a team result of 4,000.00, you receive 4% of the team result.',
      },
      {
        id: '2',
        label: 'Tier 2',
        text: 'From 60 active members, 400,000.00 in valid bets and a team result of 16,000.00, you receive 14% of the team result.',
      },
    ],
  },
  render: (args) => (
    <Panel kind="ruled" title="In words, as hung.tr will read it" footer="Losses are carried over.">
      <TierWords {...args} />
    </Panel>
  ),
} satisfies Meta<typeof TierWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTwoTiers: Story = {};
