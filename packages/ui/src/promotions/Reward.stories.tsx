import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cake, Crown } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { shownSums } from '../internal/storyBrand.ts';
import { Stack } from '../layout/Stack.tsx';
import { Reward } from './Reward.tsx';

const meta = {
  title: 'Promotions/Reward',
  component: Reward,
  decorators: [sized(640)],
  args: {
    title: 'Weekly rebate',
    amount: '₨1,240.50',
    status: { status: 'claimable', label: 'Claimable' },
    terms: 'Wager 3× before you withdraw it',
    expiry: 'Claim until 2024-11-30 23:59:59',
  },
} satisfies Meta<typeof Reward>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Claimable: Story = {
  name: 'Claimable, with its amount, wager and expiry',
  tags: ['UI-01'],
  args: { claim: { label: 'Claim', onClick: fn() } },
  async play({ canvasElement, args }) {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Claim: Weekly rebate' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.claim?.onClick).toHaveBeenCalledOnce();
  },
};
export const Claiming: Story = {
  name: 'Being claimed, which cannot be asked for twice',
  tags: ['UI-01'],
  args: { claim: { label: 'Claim', busy: true, onClick: fn() } },
  async play({ canvasElement, args }) {
    const button = within(canvasElement).getByRole('button', { name: 'Claim: Weekly rebate' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.claim?.onClick).not.toHaveBeenCalled();
  },
};
export const Claimed: Story = {
  args: { status: { status: 'claimed', label: 'Claimed' }, terms: undefined, expiry: 'Claimed 2024-11-07 18:00:12' },
};
export const Expired: Story = {
  args: { status: { status: 'expired', label: 'Expired' }, expiry: 'Expired 2024-11-01 23:59:59' },
};
export const Pending: Story = {
  args: { status: { status: 'process', label: 'In process' }, terms: 'Credited within the hour', expiry: undefined },
};
export const Rejected: Story = {
  args: { status: { status: 'rejected', label: 'Rejected' }, terms: 'The deposit was returned', expiry: undefined },
};
export const Locked: Story = {
  args: {
    icon: Crown,
    title: 'Monthly table bonus',
    status: { status: 'locked', label: 'Locked' },
    terms: 'Opens with VIP 4',
    expiry: undefined,
  },
};
export const ComingSoon: Story = {
  args: {
    icon: Cake,
    title: 'Birthday bonus',
    status: { status: 'comingSoon', label: 'Coming soon' },
    expiry: 'From 2024-12-01 00:00:00',
  },
};
/** With long words, an endless word and Urdu, all inside its card. */
export const WithLongWords: Story = {
  name: 'With long words',
  tags: ['UI-01'],
  render: (args) => (
    <Stack gap={3}>
      <Reward
        {...args}
        title="The rebate of everything you and your friends have played in the first week of the month"
        claim={{ label: 'Claim what is yours', onClick: fn() }}
      />
      <Reward
        {...args}
        title={'unbroken'.repeat(25)}
        amount={shownSums(`₨${'9'.repeat(60)}`)}
        status={{ status: 'pending', label: 'status'.repeat(30) }}
        terms={'unbroken'.repeat(25)}
        claim={{ label: 'claim'.repeat(20), onClick: fn() }}
      />
      <Reward
        {...args}
        title="ہفتہ وار واپسی"
        status={{ status: 'claimable', label: 'قابلِ وصول' }}
        terms="نکالنے سے پہلے تین گنا کھیلیں"
        expiry="آخری تاریخ: 2024-11-30"
        claim={{ label: 'وصول کریں', onClick: fn() }}
      />
    </Stack>
  ),
  async play({ canvasElement }) {
    for (const card of canvasElement.querySelectorAll('article'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
