import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onDark, sized } from '../internal/fixtures.tsx';
import { VipStanding } from './VipStanding.tsx';

const meta = {
  title: 'Promotions/VipStanding',
  component: VipStanding,
  decorators: [sized(480), onDark],
  args: {
    picture: ['/art/avatars/u9.svg'],
    name: 'rania_87',
    rank: 'Silver · VIP 3',
    progress: { label: 'Way to Gold', value: 0.64, text: '6,420 of 10,000 valid bets', next: 'Next: Gold' },
  },
} satisfies Meta<typeof VipStanding>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  name: 'On the way to the next tier, in figures too',
  tags: ['VIP-01'],
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Way to Gold' });
    await expect(bar).toHaveAttribute('value', '0.64');
    await expect(within(canvasElement).getByText('6,420 of 10,000 valid bets')).toBeVisible();
  },
};
export const AtTheTop: Story = {
  args: { progress: undefined, rank: 'Onyx · VIP 6', note: 'This is the highest tier.' },
};
export const WithoutARank: Story = { args: { rank: undefined } };
export const WithLongWords: Story = {
  name: 'With long words, all inside its panel',
  tags: ['UI-01'],
  args: {
    name: 'unbroken'.repeat(20),
    rank: 'Stammkundschaft der ersten Stunde · VIP 3',
    progress: { label: 'Way', value: 0.1, text: '9'.repeat(60), next: 'unbroken'.repeat(20) },
  },
  async play({ canvasElement }) {
    const panel = within(canvasElement).getByRole('progressbar').parentElement?.parentElement as HTMLElement;
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
export const InUrdu: Story = {
  args: {
    name: 'رانیہ',
    rank: 'سلور · وی آئی پی 3',
    progress: { label: 'گولڈ تک', value: 0.64, text: '\u20666,420 / 10,000\u2069 درست شرطیں', next: 'اگلا: گولڈ' },
  },
};
