import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { shownSums } from '../internal/storyBrand.ts';
import { Grid } from '../layout/Grid.tsx';
import { PointsItem } from './PointsItem.tsx';

const art = (name: string) => [`/art/promotions/${name}.svg`];

const meta = {
  title: 'Promotions/PointsItem',
  component: PointsItem,
  decorators: [sized(297)],
  args: {
    picture: art('newbie'),
    name: 'Cash voucher ₨500',
    stock: '214 left',
    price: { value: '5,000', unit: 'pts' },
    state: 'ready',
    redeem: 'Redeem',
    onRedeem: fn(),
  },
} satisfies Meta<typeof PointsItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Redeemed by one press',
  tags: ['UI-01'],
  async play({ canvasElement, args }) {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: shownSums('Redeem: Cash voucher ₨500') });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRedeem).toHaveBeenCalledOnce();
  },
};
export const Unlimited: Story = {
  args: { picture: art('daily'), name: 'Free rounds × 50', stock: 'Unlimited' },
};
export const TooDear: Story = {
  name: 'Too dear, with the points that are missing',
  tags: ['UI-01'],
  args: {
    picture: art('rebate'),
    name: 'Gold bar, 1 g',
    stock: '3 left',
    price: { value: '128,000', unit: 'pts' },
    state: 'tooDear',
    redeem: 'Not enough',
    missing: '109,360 more points needed',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByText('109,360 more points needed')).toBeVisible();
  },
};
export const SoldOut: Story = {
  args: {
    picture: art('special'),
    name: 'Mystery gift',
    stock: 'Sold out',
    state: 'soldOut',
    redeem: 'Sold out',
  },
};
export const Redeeming: Story = { args: { state: 'redeeming' } };
export const WithoutItsPicture: Story = { args: { picture: [] } };
export const InTheMall: Story = {
  parameters: { place: 1248 },
  render: (args) => (
    <Grid columns="wide">
      <PointsItem {...args} />
      <PointsItem {...args} picture={art('appdownload')} name="Phone, 256 GB" stock="2 left" />
      <PointsItem {...args} picture={art('ranking')} name="Seat at the final" stock="40 left" />
      <PointsItem {...args} picture={art('special')} state="soldOut" stock="Sold out" redeem="Sold out" />
    </Grid>
  ),
};
/** With long words, an endless word and Urdu, all inside its card. */
export const WithLongWords: Story = {
  name: 'With long words',
  tags: ['UI-01'],
  parameters: { place: 1248 },
  render: (args) => (
    <Grid columns="wide">
      <PointsItem
        {...args}
        name="Wireless headphones with a case that is as large as the headphones"
        price={{ value: '123,456,789,012', unit: 'points of the club' }}
      />
      <PointsItem
        {...args}
        name={'unbroken'.repeat(25)}
        stock={'unbroken'.repeat(10)}
        price={{ value: '9'.repeat(60), unit: 'pts' }}
        missing={'missing'.repeat(20)}
        redeem={'redeem'.repeat(12)}
      />
      <PointsItem
        {...args}
        name="نقد واؤچر"
        stock="214 باقی"
        price={{ value: '5,000', unit: 'پوائنٹس' }}
        redeem="حاصل کریں"
      />
    </Grid>
  ),
  async play({ canvasElement }) {
    for (const card of canvasElement.querySelectorAll('article'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
