import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { shownSums } from '../internal/storyBrand.ts';
import { Grid } from '../layout/Grid.tsx';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: 'Data/StatTile',
  component: StatTile,
  args: { label: 'Valid bets', value: '2.38M' },
  render: (args) => (
    <Grid columns="wide">
      <StatTile {...args} />
    </Grid>
  ),
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAFigure: Story = {
  name: 'Of a figure tied to its name',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('definition')).toHaveTextContent('2.38M');
    await expect(within(canvasElement).getByRole('term')).toHaveTextContent('Valid bets');
  },
};
export const Grown: Story = {
  args: { delta: { text: '12.4% more than the week before', tone: 'positive', trend: 'up' } },
};
export const Shrunk: Story = { args: { delta: { text: '3.2% less', tone: 'negative', trend: 'down' } } };
export const ShrunkForTheBetter: Story = {
  args: { label: 'Complaints', value: '7', delta: { text: '4 fewer', tone: 'positive', trend: 'down' } },
};
export const WithANote: Story = {
  args: { label: 'Your income', value: '38,410', delta: { text: 'Settles at 00:00' } },
};
export const Unknown: Story = { args: { value: null, delta: { text: 'The figure did not come' } } };
export const Loading: Story = {
  name: 'Loading, busy and of the same size',
  tags: ['UI-01'],
  args: { delta: { text: '8.1%', tone: 'positive', trend: 'up' } },
  render: (args) => (
    <Grid columns="wide">
      <StatTile {...args} loading />
      <StatTile {...args} />
    </Grid>
  ),
  async play({ canvasElement }) {
    const [waiting, ready] = canvasElement.querySelectorAll('dl');
    await expect(waiting).toHaveAttribute('aria-busy', 'true');
    await expect(waiting?.clientHeight).toBe(ready?.clientHeight);
  },
};
export const BesideThePeriodBefore: Story = {
  name: 'Beside the period before, low, up in green where up is good',
  tags: ['AGT-03'],
  render: () => (
    <Grid columns="wide">
      <StatTile
        label="Valid bets"
        value="2,380,735"
        delta={{ text: '+8.0%', tone: 'positive', trend: 'up' }}
        note="before 2,204,384"
        size="sm"
      />
      <StatTile
        label="Deposits"
        value="1,318,420"
        delta={{ text: '−6.0%', trend: 'down' }}
        note="before 1,402,600"
        size="sm"
      />
      <StatTile
        label="Team size"
        value="1,284"
        delta={{ text: '36 new', tone: 'positive', trend: 'new' }}
        note="38 direct"
        size="sm"
      />
      <StatTile label="Withdrawals" value="1,204,900" note="before 1,150,200" size="sm" />
      <StatTile label="Your income so far" value={null} size="sm" loading />
    </Grid>
  ),
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement }) {
    const tile = canvasElement.querySelector('dl');
    if (window.innerWidth >= 640) await expect(tile?.offsetHeight).toBe(87);
    await expect(within(canvasElement).getByText('before 2,204,384')).toBeVisible();
  },
};
export const OfALoss: Story = { args: { label: 'Win or loss', value: '−48,210.40' } };
/** With long words, an endless word and Urdu, all inside their tiles. */
export const WithLongWords: Story = {
  name: 'With long words',
  tags: ['UI-01'],
  render: () => (
    <Grid columns="wide">
      <StatTile
        label="Deposits of everybody below you in the last thirty days"
        value={shownSums('₨123,456,789,012,345,678.90')}
        delta={{ text: 'A good deal more than in the thirty days before these', tone: 'positive', trend: 'up' }}
      />
      <StatTile label={'unbroken'.repeat(25)} value={'9'.repeat(200)} delta={{ text: 'unbroken'.repeat(25) }} />
      <StatTile label="ٹیم کے ارکان" value="1,284" delta={{ text: '36 نئے', tone: 'positive', trend: 'up' }} />
    </Grid>
  ),
  async play({ canvasElement }) {
    for (const tile of canvasElement.querySelectorAll('dl'))
      await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
  },
};
