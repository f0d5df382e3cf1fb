import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Alert } from '../feedback/Alert.tsx';
import { sized } from '../internal/fixtures.tsx';
import { Panel } from '../layout/Panel.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import { eightTiers, meterWords, oneCondition, threeConditions, threeTiers } from './storyContracts.tsx';
import { TierMeter } from './TierMeter.tsx';

const aside = (
  <Stack gap={3}>
    <Text size="caption" tone="muted">
      If 1 to 15 Nov settled now
    </Text>
    <Text size="displayMd" as="bdi">
      ₨4,776.87
    </Text>
    <Alert tone="info" kind="panel">
      Tier 3 needs 157,580.00 more in valid bets and 5,879.50 more team result.
    </Alert>
    <Text size="caption">Settles 16 Nov, 00:30, in 8 days 6 h</Text>
  </Stack>
);

const meta = {
  title: 'Agent/TierMeter',
  component: TierMeter,
  decorators: [sized(942)],
  args: {
    label: 'Where 1 to 15 Nov stands',
    tiers: threeTiers,
    reached: 't2',
    conditions: threeConditions,
    aside,
    words: meterWords,
  },
  render: (args) => (
    <Panel kind="ruled" title="My contract">
      <TierMeter {...args} />
    </Panel>
  ),
} satisfies Meta<typeof TierMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

const heads = (root: HTMLElement) =>
  within(root)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.startsWith('Tier'));

export const BetweenTiers: Story = {
  name: 'Between tiers, each condition said in a sentence',
  tags: ['AGT-11'],
  async play({ canvasElement, canvas }) {
    const [first, second, third] = heads(canvasElement);
    await expect(first).toBe('Tier 110%passed');
    await expect(second).toBe('Tier 214%you are here');
    await expect(third).toBe('Tier 318%next');
    await expect(canvas.getByText('Valid bets 742,420.00, tier 2 reached, 157,580.00 to tier 3.')).toBeInTheDocument();
  },
};
export const BelowTheFirstTier: Story = {
  args: {
    reached: undefined,
    aside: undefined,
    conditions: [
      {
        id: 'bets',
        label: 'Valid bets',
        value: '21,000.00',
        note: { text: '39,000.00 to tier 1', tone: 'warning' },
        text: 'Valid bets 21,000.00, no tier reached, 39,000.00 to tier 1.',
        steps: [
          { threshold: '60,000.00', filled: 0.35 },
          { threshold: '400,000.00', filled: 0 },
          { threshold: '900,000.00', filled: 0 },
        ],
      },
    ],
  },
  async play({ canvasElement }) {
    await expect(heads(canvasElement)[0]).toBe('Tier 110%next');
  },
};
export const AtTheTop: Story = {
  args: {
    reached: 't3',
    conditions: threeConditions.map(({ note, ...condition }) => ({
      ...condition,
      steps: condition.steps.map((step) => ({ ...step, filled: 1 })),
    })),
    aside: <Text>Top tier reached.</Text>,
  },
};
export const OfOneTier: Story = {
  args: {
    tiers: threeTiers.slice(0, 1),
    reached: 't1',
    conditions: threeConditions.map((condition) => ({ ...condition, steps: condition.steps.slice(0, 1) })),
  },
};
/** Eight tiers, of which the three around the one reached are shown. */
export const OfEightTiers: Story = {
  name: 'Eight tiers',
  tags: ['AGT-11'],
  args: { tiers: eightTiers, reached: 't5', conditions: oneCondition },
  async play({ canvasElement, canvas, look }) {
    await expect(heads(canvasElement)).toEqual(['Tier 45%passed', 'Tier 56%you are here', 'Tier 67%next']);
    await userEvent.click(canvas.getByRole('button', { name: 'All 8 tiers' }));
    await expect(heads(canvasElement)).toHaveLength(8);
    await look('all');
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer tiers' }));
    await expect(heads(canvasElement)).toHaveLength(3);
  },
};
export const WithLongWords: Story = {
  args: {
    tiers: threeTiers.map((tier) => ({ ...tier, label: 'unbroken'.repeat(5) })),
    conditions: threeConditions.map((condition) => ({ ...condition, label: 'unbroken'.repeat(8) })),
  },
};
