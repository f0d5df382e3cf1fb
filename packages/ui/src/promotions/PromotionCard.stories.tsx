import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type Status, statusTones } from '../data/statuses.ts';
import { atCentreOf, sized } from '../internal/fixtures.tsx';
import { shownSums } from '../internal/storyBrand.ts';
import { PromotionCard } from './PromotionCard.tsx';

const terms = { label: 'Terms', href: '/promoDetail?id=1' };
const status = (of: Status, label: string) => ({ label, tone: statusTones[of] });

const facts = [
  { id: 'deposit', label: 'Deposit from', value: '₨500.00' },
  { id: 'turnover', label: 'Turnover', value: '12×' },
  { id: 'cap', label: 'Cash out up to', value: '₨50,000.00' },
];

const meta = {
  title: 'Promotions/PromotionCard',
  component: PromotionCard,
  decorators: [sized(400)],
  args: {
    picture: ['/art/promotions/newbie.svg'],
    type: 'Newbie',
    title: 'A first deposit, doubled',
    text: '100% match on your first deposit, up to ₨5,000.',
    terms: 'Turnover 12×, within 30 days.',
    period: 'Until 30 Nov',
    link: { label: 'See terms', href: '/promoDetail?id=1' },
  },
} satisfies Meta<typeof PromotionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const WithItsAmount: Story = {
  name: 'With its amount set large',
  tags: ['PRO-02'],
  args: {
    amount: { value: '100', after: '%', text: 'up to ₨5,000 on a deposit' },
    facts,
    link: terms,
    period: undefined,
  },
};
export const WithALongSum: Story = {
  name: 'With a long sum',
  tags: ['PRO-02'],
  args: {
    picture: ['/art/promotions/ranking.svg'],
    amount: { before: '₨', value: '1,200,000', text: 'for the first 100 players' },
    facts,
    link: terms,
    period: undefined,
  },
};
export const WithoutAFigure: Story = {
  name: 'Without a figure: its title stands on the picture',
  tags: ['PRO-02'],
  args: { picture: ['/art/promotions/vip.svg'], titleOnPicture: true, facts, link: terms, period: undefined },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByText('A first deposit, doubled')).toHaveLength(1);
  },
};
export const OpenToJoin: Story = {
  name: 'Open to be joined, with its limits beside the button',
  tags: ['RSP-06'],
  args: {
    terms: 'Playing two tables at once voids it.',
    facts,
    link: terms,
    action: { kind: 'join', label: 'Join', onClick: fn() },
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values).toEqual(shownSums(['₨500.00', '12×', '₨50,000.00']));
    await userEvent.click(canvas.getByRole('button', { name: 'Join: A first deposit, doubled' }));
    await expect(args.action?.onClick).toHaveBeenCalledOnce();
  },
};
/** Pressed anywhere it leads to its terms; its button stays one of its own. */
export const PressedAnywhere: Story = {
  name: 'Pressed anywhere',
  tags: ['CAT-06'],
  args: OpenToJoin.args,
  parameters: { visual: { modes: [] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Terms: A first deposit, doubled' });
    for (const place of [canvas.getByRole('heading'), canvas.getByText('Deposit from')])
      await expect(atCentreOf(place)).toBe(link);
    const join = canvas.getByRole('button');
    await expect(join.contains(atCentreOf(join))).toBe(true);
  },
};
export const Joined: Story = { args: { status: status('joined', 'Joined'), facts } };
export const InProgress: Story = {
  name: 'In progress, with the wager that is left and when it ends',
  tags: ['RSP-06'],
  args: {
    status: status('process', 'In progress'),
    terms: undefined,
    facts,
    wager: { label: 'Turnover', value: 8_400, max: 60_000, text: '₨51,600.00 of ₨60,000.00 left to wager' },
    deadline: { label: 'Ends in', value: '05:38:12' },
    link: terms,
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Turnover' })).toHaveAttribute('value', '8400');
    await expect(canvas.getByText('05:38:12')).toBeVisible();
  },
};
const claim = { kind: 'claim', label: 'Claim ₨38.20', onClick: fn() } as const;
export const Claimable: Story = {
  args: {
    picture: ['/art/promotions/daily.svg'],
    status: status('claimable', 'Claimable'),
    action: claim,
    link: terms,
  },
};
export const Claiming: Story = {
  args: { ...Claimable.args, action: { ...claim, busy: true } },
};
export const Claimed: Story = { args: { status: status('claimed', 'Claimed'), facts, terms: undefined } };
export const ComingSoon: Story = { args: { status: status('comingSoon', 'Coming soon'), period: 'From 1 Dec' } };
export const Ended: Story = { args: { status: status('expired', 'Ended'), terms: undefined, ended: true } };
export const Full: Story = {
  args: { status: status('full', 'Full'), terms: 'All 500 places are taken.', ended: true },
};
export const NotForOneself: Story = {
  args: { status: status('notForYou', 'Not for you'), terms: 'Only for accounts younger than 30 days.', ended: true },
};
export const WithLongWords: Story = {
  name: 'With long words, all inside its card',
  tags: ['UI-01'],
  args: {
    type: 'Promotion of the whole month for everybody',
    status: status('process', 'In progress, and paid in parts as it goes'),
    title: 'Unverhältnismäßigkeitsbonus for everyone who ever played a table at midnight',
    period: 'From the first to the last day of the month',
    deadline: { label: 'It ends for good in', value: '29 days 23:59:59' },
    facts: [
      { id: '1', label: 'The least that has to be deposited in one go', value: '₨1,234,567,890.12' },
      { id: '2', label: 'unbroken'.repeat(25), value: '9'.repeat(60) },
    ],
    terms: 'unbroken'.repeat(25),
    link: { label: 'Read all the conditions', href: '/promoDetail?id=1' },
    action: { kind: 'claim', label: 'Claim what you have earned', onClick: fn() },
  },
  async play({ canvasElement }) {
    const card = within(canvasElement).getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
export const InUrdu: Story = {
  args: {
    type: 'نیا',
    title: 'پہلی رقم دوگنی',
    text: 'پہلی جمع رقم پر 100 فیصد، \u2066₨5,000\u2069 تک۔',
    terms: 'تیس دن میں بارہ گنا کھیلیں۔',
    period: '30 نومبر تک',
    link: { label: 'شرائط', href: '/promoDetail?id=1' },
    action: { kind: 'join', label: 'شامل ہوں', onClick: fn() },
  },
};
export const WithoutItsPicture: Story = { args: { picture: [] } };
