import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LeadOffer } from './LeadOffer.tsx';

const meta = {
  title: 'Promotions/LeadOffer',
  component: LeadOffer,
  args: {
    picture: ['/art/promotions/newbie.svg?shape=wide'],
    type: 'New players',
    title: 'A first deposit, doubled',
    amount: { value: '100', after: '%', text: 'up to ₨25,000 on your first deposit' },
    facts: [
      { id: 'deposit', label: 'Minimum deposit', value: '₨500' },
      { id: 'turnover', label: 'Turnover', value: '12 ×' },
      { id: 'ends', label: 'Ends', value: 'in 2 days, 30 Nov' },
    ],
    example: 'Deposit ₨1,000, play with ₨2,000. Bets of ₨24,000 within 14 days free the bonus.',
    action: { label: 'Register to claim', href: '/register' },
    link: { label: 'Terms', href: '/promoDetail?id=1' },
  },
} satisfies Meta<typeof LeadOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForVisitors: Story = {
  name: 'For visitors',
  tags: ['PRO-02'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: /^New players ?: A first deposit, doubled$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Register to claim' })).toHaveAttribute('href', '/register');
  },
};
export const ForPlayers: Story = {
  name: 'For players, without its picture',
  tags: ['PRO-02'],
  args: { picture: [], action: { label: 'Join', onClick: fn() } },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Join' }));
    if ('onClick' in args.action) await expect(args.action.onClick).toHaveBeenCalledOnce();
  },
};
export const OfALongSum: Story = {
  name: 'Of a long sum, without an example',
  args: {
    amount: { before: '₨', value: '1,200,000', text: 'in prizes' },
    example: undefined,
    facts: [{ id: 'ends', label: 'Ends', value: 'no end' }],
  },
};
