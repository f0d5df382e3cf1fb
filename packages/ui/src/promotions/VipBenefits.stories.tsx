import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { VipBenefits } from './VipBenefits.tsx';

const tiers = ['Ivory', 'Brass', 'Felt', 'Claret', 'Onyx'].map((name) => ({ id: name.toLowerCase(), name }));

const benefit = (label: string, ...values: readonly (string | boolean)[]) => ({
  id: label,
  label,
  values: Object.fromEntries(tiers.map(({ id }, index) => [id, values[index] ?? false])),
});

const meta = {
  title: 'Promotions/VipBenefits',
  component: VipBenefits,
  args: {
    caption: 'What each tier brings',
    tiers,
    current: 'felt',
    benefits: [
      benefit('Slot rebate', '0.3%', '0.4%', '0.6%', '0.8%', '1.2%'),
      benefit('Birthday bonus', '₨28', '₨88', '₨188', '₨588', '₨1,888'),
      benefit('Withdrawals a day', '5', '5', '10', '20', 'No limit'),
      benefit('Priority withdrawals', false, false, true, true, true),
      benefit('Personal service line', false, false, false, false, true),
    ],
    words: { benefit: 'Benefit', included: 'Included', notIncluded: 'Not included', current: '(your tier)' },
  },
} satisfies Meta<typeof VipBenefits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAPlayerOfTheClub: Story = {
  name: 'With the player’s own tier marked, in words too',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    const table = within(canvasElement).getByRole('table', { name: 'What each tier brings' });
    await expect(within(table).getByRole('columnheader', { name: 'Felt (your tier)' })).toHaveAttribute('data-current');
    const row = within(table).getByRole('row', { name: /Priority withdrawals/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Not included', 'Not included', 'Included', 'Included', 'Included']);
  },
};
export const ForAVisitor: Story = { args: { current: undefined } };
export const OfTwoTiers: Story = { args: { tiers: tiers.slice(2, 4) } };
export const WithLongWords: Story = {
  args: {
    tiers: [
      { id: 'ivory', name: 'Stammkundschaft der ersten Stunde' },
      { id: 'felt', name: 'unbroken'.repeat(25) },
      { id: 'onyx', name: 'سنہری میز' },
    ],
    benefits: [
      benefit('A bonus on the day on which you were born, every year', '₨28', '₨88', '₨188', '₨588', '₨1,888'),
      { id: 'endless', label: 'unbroken'.repeat(25), values: { ivory: 'unbroken'.repeat(25), felt: true } },
      { id: 'urdu', label: 'سالگرہ کا بونس', values: { ivory: 'ہر مہینے کی پہلی تاریخ کو', onyx: true } },
    ],
  },
};
export const ByKeyboard: Story = {
  name: 'Reached by Tab, so that the arrows can move it',
  tags: ['UI-02'],
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('region', { name: 'What each tier brings' })).toHaveFocus();
  },
};
