import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { shownSums } from '../internal/storyBrand.ts';
import { WalletHeader } from './WalletHeader.tsx';

const meta = {
  title: 'Frame/WalletHeader',
  component: WalletHeader,
  args: {
    label: 'Total balance',
    amount: '₨24,680.50',
    hidden: false,
    updating: false,
    note: 'Updated 18:20:41',
    onRefresh: fn(),
    onToggle: fn(),
    actions: (
      <>
        <Button surface="dark" href="#withdraw">
          Withdraw
        </Button>
        <Button kind="accent" href="#deposit" iconStart={Plus}>
          Deposit
        </Button>
      </>
    ),
    words: {
      hide: 'Hide balance',
      show: 'Show balance',
      refresh: 'Refresh balance',
      updating: 'Balance updating',
      unavailable: 'Not available',
    },
  },
} satisfies Meta<typeof WalletHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnAmount: Story = {
  name: 'With an amount',
  tags: ['MEM-03'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(shownSums('₨24,680.50'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh balance' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }));
    await expect(args.onToggle).toHaveBeenCalledTimes(1);
  },
};

export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/24,680/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show balance' })).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'With a sum that nobody can tell',
  tags: ['FLT-033'],
  args: { amount: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available')).toBeVisible();
  },
};

export const BroughtUpToDate: Story = {
  args: { updating: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Balance updating');
  },
};

export const Outdated: Story = {
  name: 'With an older sum, which could not be brought up to date',
  tags: ['FLT-032'],
  args: { note: 'Not up to date since 18:20:41. Refresh balance', tone: 'warning' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(shownSums('₨24,680.50'))).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Not up to date since 18:20:41');
  },
};
