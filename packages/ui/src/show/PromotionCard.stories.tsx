import type { Meta, StoryObj } from '@storybook/react-vite';
import { sized } from './internal/fixtures.tsx';
import { PromotionCard } from './PromotionCard.tsx';

const meta = {
  title: 'Show/PromotionCard',
  component: PromotionCard,
  decorators: [sized(400)],
  args: {
    picture: ['/art/promotions/newbie.svg'],
    type: 'Newbie',
    title: 'A first deposit, doubled',
    text: '100% match on your first deposit, up to ₱5,000.',
    terms: 'Turnover 12×, within 30 days.',
    period: 'Until 30 Nov',
    link: { label: 'See terms', href: '/promoDetail?id=1' },
  },
} satisfies Meta<typeof PromotionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Claimable: Story = { args: { status: { label: 'Claimable', tone: 'accent' } } };
export const Ended: Story = { args: { status: { label: 'Ended', tone: 'neutral' }, terms: undefined } };
export const WithLongWords: Story = {
  args: {
    title: 'Unverhältnismäßigkeitsbonus for everyone who ever played a table at midnight',
    period: 'From the first to the last day of the month',
    link: { label: 'Read all the conditions', href: '/promoDetail?id=1' },
  },
};
export const WithoutItsPicture: Story = { args: { picture: [] } };
