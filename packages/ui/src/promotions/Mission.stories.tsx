import type { Meta, StoryObj } from '@storybook/react-vite';
import { Club, Dices, UserPlus, Wallet } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RowList } from '../data/RowList.tsx';
import { sized } from '../internal/fixtures.tsx';
import { shownSums } from '../internal/storyBrand.ts';
import { Mission } from './Mission.tsx';

const meta = {
  title: 'Promotions/Mission',
  component: Mission,
  decorators: [sized(536)],
  args: {
    icon: Dices,
    title: 'Play 50 rounds of any slot',
    reward: '₨88',
    progress: { label: 'Rounds played', value: 32, max: 50, text: '32 / 50' },
  },
  render: (args) => (
    <RowList label="Missions">
      <Mission {...args} />
    </RowList>
  ),
} satisfies Meta<typeof Mission>;

export default meta;
type Story = StoryObj<typeof meta>;

const go = { label: 'Go', href: '/rng' };
const full = { label: 'Deposited', value: 1000, max: 1000, text: '1,000 / 1,000' };
const steps = [
  { id: '1', label: 'Sign up a friend', done: true, state: 'done' },
  { id: '2', label: 'Friend deposits ₨500', done: true, state: 'done' },
  { id: '3', label: 'Friend plays 10 rounds', done: false, state: 'to be done' },
];

export const InProgress: Story = {
  name: 'In progress, with its figures and the way to it',
  tags: ['UI-01'],
  args: { link: go },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Rounds played' })).toHaveAttribute('max', '50');
    await expect(canvas.getByRole('link', { name: 'Go: Play 50 rounds of any slot' })).toHaveAttribute('href', '/rng');
  },
};
export const Claimable: Story = {
  name: 'Claimable by one press of the brass button',
  tags: ['UI-01'],
  args: {
    icon: Wallet,
    title: 'Deposit ₨1,000 this week',
    reward: '₨50',
    progress: full,
    claim: { label: 'Claim', onClick: fn() },
  },
  async play({ canvasElement, args }) {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: shownSums('Claim: Deposit ₨1,000 this week') });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.claim?.onClick).toHaveBeenCalledOnce();
  },
};
export const Claiming: Story = { args: { progress: full, claim: { label: 'Claim', onClick: fn(), busy: true } } };
export const Claimed: Story = { args: { progress: full, status: { status: 'claimed', label: 'Claimed' } } };
export const Locked: Story = {
  args: {
    icon: Club,
    title: 'Win 10 hands at a live table',
    reward: '200 pts',
    progress: undefined,
    note: 'Opens with VIP 3',
    status: { status: 'locked', label: 'Locked' },
  },
};
export const Expired: Story = {
  args: { note: 'Ended 2024-11-03 23:59:59', status: { status: 'expired', label: 'Expired' } },
};
export const WithSteps: Story = {
  args: { icon: UserPlus, title: 'Invite a friend who plays', reward: '₨150', progress: undefined, steps, link: go },
};
/** With long words, an endless word and Urdu, all inside its row. */
export const WithLongWords: Story = {
  name: 'With long words',
  tags: ['UI-01'],
  render: (args) => (
    <RowList label="Missions">
      <Mission
        {...args}
        link={go}
        title="Play fifty rounds of any slot of any studio before the clock strikes midnight"
      />
      <Mission
        {...args}
        title={'unbroken'.repeat(25)}
        reward={shownSums(`₨${'9'.repeat(40)}`)}
        note={'unbroken'.repeat(25)}
        claim={{ label: 'Claim what you have earned', onClick: fn() }}
      />
      <Mission {...args} title="کسی بھی سلاٹ کے 50 چکر کھیلیں" link={{ label: 'جائیں', href: '/rng' }} />
    </RowList>
  ),
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('list', { name: 'Missions' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
export const AmongOthers: Story = {
  render: (args) => (
    <RowList label="Missions">
      <Mission {...args} link={go} />
      <Mission
        icon={Wallet}
        title={shownSums('Deposit ₨1,000 this week')}
        reward={shownSums('₨50')}
        progress={full}
        claim={{ label: 'Claim', onClick: fn() }}
      />
      <Mission
        icon={Club}
        title="Win 10 hands at a live table"
        reward="200 pts"
        progress={{ label: 'Hands won', value: 4, max: 10, text: '4 / 10' }}
        link={go}
      />
      <Mission
        icon={UserPlus}
        title="Invite a friend who deposits"
        reward={shownSums('₨150')}
        progress={{ label: 'Friends', value: 1, max: 1, text: '1 / 1' }}
        status={{ status: 'claimed', label: 'Claimed' }}
      />
    </RowList>
  ),
};
