import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/Button.tsx';
import { CountBadge } from '../actions/CountBadge.tsx';
import { Panel } from '../layout/Panel.tsx';
import { RequestList } from './RequestList.tsx';

const meta = {
  title: 'Agent/RequestList',
  component: RequestList,
  args: {
    label: 'Requests waiting',
    requests: [
      {
        id: 'incoming',
        kind: 'incoming',
        title: 'orchid_hq wants to change your contract',
        text: 'Tier 2 pays 15% instead of 14%, tier 1 asks for more.',
        deadline: { label: 'Answer by', time: '13 Nov, 18:05', iso: '2024-11-13T18:05:00Z' },
        actions: (
          <Button kind="primary" href="#review">
            Review change
          </Button>
        ),
      },
      {
        id: 'outgoing',
        kind: 'outgoing',
        title: 'hung.tr has not answered your proposal',
        text: 'Semi-monthly, 2 tiers, 4 to 7%, sent 1 Nov.',
        deadline: { label: 'Expires', time: 'tomorrow, 20:10', iso: '2024-11-08T20:10:00Z', tone: 'warning' },
        actions: <Button href="#open">Open request</Button>,
      },
    ],
  },
  render: (args) => (
    <Panel kind="ruled" title="Requests waiting" marks={<CountBadge value={2} label="2 requests" />}>
      <RequestList {...args} />
    </Panel>
  ),
} satisfies Meta<typeof RequestList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfBothKinds: Story = {};
