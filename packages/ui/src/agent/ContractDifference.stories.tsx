import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { ContractDifference } from './ContractDifference.tsx';
import { comparedTiers, termColumns } from './storyContracts.tsx';

const meta = {
  title: 'Agent/ContractDifference',
  component: ContractDifference,
  decorators: [sized(942)],
  args: {
    label: 'What changes',
    columns: termColumns,
    tiers: comparedTiers,
    words: {
      before: 'Now',
      after: 'New',
      meaning: 'What it means',
      all: 'Show all 12 terms',
      fewer: 'Show changes only',
    },
  },
} satisfies Meta<typeof ContractDifference>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfThreeTiers: Story = {
  name: 'Of three tiers, old and new terms said as such',
  tags: ['AGT-11'],
  async play({ canvas }) {
    const row = canvas.getByRole('row', { name: /^Tier 1/ });
    await expect(row).toHaveTextContent('Now 60,000.00New 90,000.00');
    await expect(row).toHaveTextContent('Harder to reach.');
    await expect(within(row).getByText('60,000.00').closest('del')).toBeVisible();
  },
};
export const OnAPhone: Story = {
  name: 'On a phone, where terms that stay are shown at a press',
  tags: ['AGT-11'],
  parameters: { place: 358 },
  async play({ canvas, look }) {
    const rates = () => canvas.queryAllByText('10%').filter((each) => each.checkVisibility());
    await expect(rates()).toHaveLength(0);
    const all = canvas.getByRole('button', { name: 'Show all 12 terms' });
    await userEvent.click(all);
    await expect(all).toHaveAttribute('aria-expanded', 'true');
    await expect(rates()).toHaveLength(1);
    await look('all');
    await userEvent.click(all);
    await expect(rates()).toHaveLength(0);
  },
};
export const WithTiersAddedAndRemoved: Story = {
  args: {
    tiers: [
      {
        id: 't1',
        label: 'Tier 1',
        terms: termColumns.map(({ id }, index) => ({ id, value: ['60,000.00', '4,000.00', '12', '10%'][index] })),
        meaning: { text: 'Stays as it is.' },
      },
      {
        id: 't2',
        label: 'Tier 2',
        terms: termColumns.map(({ id }, index) => ({ id, before: ['400,000.00', '16,000.00', '60', '14%'][index] })),
        meaning: { kind: 'less', title: 'Goes away.', text: 'Nothing more is paid from 60 active members.' },
      },
      {
        id: 't3',
        label: 'Tier 3',
        terms: termColumns.map(({ id }, index) => ({
          id,
          value: ['900,000.00', '40,000.00', '150', '18%'][index],
          tone: 'positive',
        })),
        meaning: { kind: 'more', title: 'New.', text: 'From 150 active members: 18%.' },
      },
    ],
  },
};
export const InUrdu: Story = {
  args: {
    columns: [
      { id: 'bets', label: 'درست شرطیں، کم از کم' },
      { id: 'rate', label: 'شرح' },
    ],
    tiers: [
      {
        id: 't1',
        label: 'درجہ 1',
        terms: [
          { id: 'bets', before: '60,000.00', value: '90,000.00', tone: 'warning' },
          { id: 'rate', value: '10%' },
        ],
        meaning: { kind: 'harder', title: 'پہلے سے مشکل۔', text: 'درست شرطیں 30,000.00 زیادہ۔ شرح 10% ہی رہے گی۔' },
      },
    ],
    words: { before: 'ابھی', after: 'نیا', meaning: 'اس کا مطلب', all: 'تمام 2 شرائط', fewer: 'صرف تبدیلیاں' },
  },
};
export const WithLongWords: Story = {
  args: {
    tiers: comparedTiers.map((tier) => ({ ...tier, meaning: { ...tier.meaning, text: 'unbroken'.repeat(20) } })),
  },
};
