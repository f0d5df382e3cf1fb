import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { statusTones } from '../data/statuses.ts';
import { shownSums } from '../internal/storyBrand.ts';
import { PromotionDetail } from './PromotionDetail.tsx';

const meta = {
  title: 'Promotions/PromotionDetail',
  component: PromotionDetail,
  args: {
    picture: ['/art/promotions/newbie.svg'],
    type: 'Newbie',
    title: 'Before you join',
    period: 'Until 30 Nov',
    facts: [
      { id: 'bet', label: 'Largest bet', value: '₨50.00' },
      { id: 'lapses', label: 'Bonus lapses', value: '30 Nov' },
    ],
    terms: 'A bet above the largest, or a withdrawal before the turnover is met, ends it.',
    action: { kind: 'join', label: 'Join', onClick: fn() },
    children: <p>Join, then make your first deposit. We add the same again, up to ₨5,000.</p>,
  },
} satisfies Meta<typeof PromotionDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenToJoin: Story = {
  name: 'Open to be joined, with its limits above the button',
  tags: ['RSP-06'],
  async play({ canvasElement, args }) {
    const panel = within(within(canvasElement).getByRole('region', { name: 'Before you join' }));
    await expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      shownSums(['₨50.00', '30 Nov']),
    );
    await userEvent.click(panel.getByRole('button', { name: 'Join' }));
    await expect(args.action?.onClick).toHaveBeenCalledOnce();
  },
};
export const InProgress: Story = {
  args: {
    status: { label: 'In progress', tone: statusTones.process },
    wager: { label: 'Turnover', value: 0.66, text: '₨3,400.00 of ₨10,000.00 left to wager' },
    deadline: { label: 'Ends in', value: '05:38:12' },
    action: undefined,
    note: 'You are in. Bets count by themselves.',
  },
};
export const Claimable: Story = {
  args: {
    status: { label: 'Issued', tone: statusTones.issued },
    action: { kind: 'claim', label: 'Claim ₨38.00', onClick: fn() },
  },
};
export const Ended: Story = {
  name: 'Ended',
  tags: ['FLT-107'],
  args: {
    ended: true,
    action: { kind: 'join', label: 'Join', disabled: true, onClick: fn() },
    note: 'This offer ended on 30 Nov.',
  },
  async play({ canvasElement, args }) {
    const button = within(canvasElement).getByRole('button', { name: 'Join' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(args.note ?? '');
  },
};
export const WithLongWords: Story = {
  name: 'With long words, all inside their places',
  tags: ['UI-01'],
  args: {
    status: { label: 'In progress, and paid in parts as it goes', tone: statusTones.process },
    title: 'unbroken'.repeat(20),
    facts: [{ id: '1', label: 'unbroken'.repeat(25), value: '9'.repeat(60) }],
    terms: 'unbroken'.repeat(25),
    note: 'unbroken'.repeat(25),
  },
  async play({ canvasElement }) {
    const panel = within(canvasElement).getByRole('region');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
export const InUrdu: Story = {
  args: {
    type: 'نئے کھلاڑی',
    title: 'شامل ہونے سے پہلے',
    period: '30 نومبر تک',
    facts: [{ id: 'bet', label: 'زیادہ سے زیادہ شرط', value: '₨50.00' }],
    terms: 'حد سے بڑی شرط اسے ختم کر دیتی ہے۔',
    action: { kind: 'join', label: 'شامل ہوں', onClick: fn() },
    children: <p>شامل ہوں، پھر پہلی رقم جمع کرائیں۔</p>,
  },
};
export const WithoutItsPicture: Story = { args: { picture: [] } };
