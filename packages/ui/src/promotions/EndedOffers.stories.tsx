import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { EndedOffers } from './EndedOffers.tsx';

const meta = {
  title: 'Promotions/EndedOffers',
  component: EndedOffers,
  args: {
    title: 'Ended offers, 2',
    offers: [
      { id: '1', title: 'Reef rebate', href: '/promoDetail?id=1', date: '28 Nov', amount: '0.8%', note: 'Closed' },
      { id: '2', title: 'Forty-eight hours', href: '/promoDetail?id=2', date: '2 Nov' },
    ],
  },
} satisfies Meta<typeof EndedOffers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
export const Unfolded: Story = {
  tags: ['PRO-02'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Reef rebate', hidden: true })).not.toBeVisible();
    await userEvent.click(canvas.getByText('Ended offers, 2'));
    await expect(canvas.getByRole('link', { name: 'Reef rebate' })).toBeVisible();
  },
};
