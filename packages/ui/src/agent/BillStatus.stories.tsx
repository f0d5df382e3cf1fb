import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { shownSums } from '../internal/storyBrand.ts';
import { BillStatus } from './BillStatus.tsx';

const meta = {
  title: 'Agent/BillStatus',
  component: BillStatus,
  decorators: [sized(326)],
  args: {
    status: 'awaitingCollection',
    label: 'Awaiting collection',
    party: 'from orchid_hq',
    amount: '₨8,308.80',
    text: (
      <>
        <strong>It is your turn.</strong> Collect by <strong>15 Nov, 23:59</strong>, in 13 days 5 h. After that the bill
        expires.
      </>
    ),
    action: { label: 'Collect ₨8,308.80', onClick: fn() },
    link: { label: 'Question this bill', href: '#question' },
  },
} satisfies Meta<typeof BillStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToCollect: Story = {
  name: 'To collect, with what is to be done and until when',
  tags: ['AGT-11'],
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: shownSums('Collect ₨8,308.80') }));
    await expect(args.action?.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Question this bill' })).toBeVisible();
  },
};
export const Collecting: Story = {
  args: { action: { label: 'Collect ₨8,308.80', onClick: fn(), busy: true } },
};
export const WaitingForTheOther: Story = {
  name: 'Waiting for the other side, without a button',
  tags: ['AGT-11'],
  args: {
    status: 'awaitingApproval',
    label: 'Awaiting approval',
    text: 'orchid_hq has to approve by 10 Nov, 23:59.',
    action: undefined,
    link: undefined,
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const NotReached: Story = {
  args: {
    status: 'notReached',
    label: 'Not reached',
    amount: '₨0.00',
    text: '880.00 more team result was needed.',
    final: true,
    action: undefined,
  },
};
export const Denied: Story = {
  args: {
    status: 'denied',
    label: 'Denied',
    text: 'orchid_hq: “Two of these accounts are yours.” You may object by 14 Nov, 23:59.',
    action: undefined,
    link: { label: 'Object', href: '#object' },
  },
};
export const WithLongWords: Story = { args: { party: 'unbroken'.repeat(10), amount: '₨1,234,567,890,123.45' } };
