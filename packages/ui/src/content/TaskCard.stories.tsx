import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide';
import { expect, within } from 'storybook/test';
import { Badge } from '../actions/Badge.tsx';
import { Button } from '../actions/Button.tsx';
import { DescriptionList } from '../data/DescriptionList.tsx';
import { Grid } from '../layout/Grid.tsx';
import { TaskCard } from './TaskCard.tsx';

const facts = [
  { id: 'deposit', term: 'Deposits a day', value: '₨5,000.00' },
  { id: 'loss', term: 'Losses a day', value: '₨2,000.00' },
  { id: 'time', term: 'Time a day', value: '2 h' },
];

const meta = {
  title: 'Content/TaskCard',
  component: TaskCard,
  args: {
    title: 'Set your limits',
    text: 'A careful start, yours to change. You can lower a limit at once; raising one takes a day.',
    icon: SlidersHorizontal,
    badge: <Badge tone="positive">Takes 20 seconds</Badge>,
    children: <DescriptionList items={facts} />,
    footer: (
      <Button kind="primary" size="lg" wide>
        Use these limits
      </Button>
    ),
  },
} satisfies Meta<typeof TaskCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToBeDone: Story = {
  parameters: { visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  async play({ canvasElement }) {
    const card = within(canvasElement).getByRole('region', { name: 'Set your limits' });
    await expect(within(card).getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const BesideEachOther: Story = {
  name: 'beside others that say more: the buttons stand in one line',
  parameters: { visual: { widths: 'both', modes: ['desk'] } },
  render: (args) => (
    <Grid columns="panels">
      <TaskCard {...args} />
      <TaskCard {...args} badge={undefined}>
        {null}
      </TaskCard>
      <TaskCard {...args} text="Three words only." />
    </Grid>
  ),
  async play({ canvasElement }) {
    const bottoms = within(canvasElement)
      .getAllByRole('button')
      .map((button) => Math.round(button.getBoundingClientRect().bottom));
    if (matchMedia('(min-width: 900px)').matches) await expect(new Set(bottoms).size).toBe(1);
  },
};
