import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, Cake, Percent } from 'lucide';
import { expect, within } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { tierGrid } from './storyTiers.css.ts';
import { VipTier, type VipTierProps } from './VipTier.tsx';

const tier = (name: string, art: string, from: string, rank: number) => ({
  name,
  rank: `VIP ${rank}`,
  picture: [`/art/tiers/${art}.svg`],
  condition: { label: 'Valid bets from', value: from },
});

const progress = {
  label: 'Way to Claret',
  value: 642_000,
  max: 1_000_000,
  text: '358,000 valid bets left',
};

const reached: VipTierProps = {
  ...tier('Ivory', 'bronze', '0', 1),
  state: 'reached',
  mark: 'Reached',
};
const brass: VipTierProps = { ...reached, ...tier('Brass', 'copper', '50,000', 2) };
const current: VipTierProps = {
  ...tier('Felt', 'silver', '200,000', 3),
  state: 'current',
  mark: 'You are here',
};
const next: VipTierProps = {
  ...tier('Claret', 'gold', '1,000,000', 4),
  state: 'next',
  mark: 'Next',
  progress,
};
const locked: VipTierProps = {
  ...tier('Onyx', 'onyx', '5,000,000', 5),
  state: 'locked',
  mark: 'Locked',
};

const meta = {
  title: 'Promotions/VipTier',
  component: VipTier,
  decorators: [sized(234)],
  args: current,
} satisfies Meta<typeof VipTier>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  name: 'Of the tier where one is, ringed and said in words',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    const card = within(canvasElement).getByRole('article');
    await expect(card).toHaveAttribute('aria-current', 'true');
    await expect(within(card).getByText('You are here')).toBeVisible();
  },
};
export const Reached: Story = { args: reached };
export const Next: Story = {
  name: 'Of the next tier, with the way to it',
  tags: ['UI-01'],
  args: next,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Way to Claret' })).toHaveAttribute('value', '642000');
    await expect(canvas.getByText('358,000 valid bets left')).toBeVisible();
  },
};
export const Locked: Story = { args: locked };
export const OfAVisitor: Story = {
  name: 'To a visitor, with what it brings and no state',
  tags: ['VIP-02'],
  args: {
    state: undefined,
    mark: undefined,
    benefits: [
      { id: 'rebate', icon: Percent, text: '0.5% slot rebate' },
      { id: 'birthday', icon: Cake, text: 'Rs 88 on your birthday' },
      { id: 'withdrawals', icon: Banknote, text: '5 withdrawals a day' },
    ],
  },
  async play({ canvasElement }) {
    const card = within(canvasElement).getByRole('article');
    await expect(card).not.toHaveAttribute('aria-current');
    await expect(within(card).getAllByRole('listitem')).toHaveLength(3);
  },
};
export const WithoutItsPicture: Story = { args: { picture: [] } };

export const InARow: Story = {
  parameters: { place: 1248 },
  render: () => (
    <ul className={tierGrid}>
      {[reached, brass, current, next, locked].map((each) => (
        <li key={each.name}>
          <VipTier {...each} />
        </li>
      ))}
    </ul>
  ),
};

/** With long words, an endless word and Urdu, all inside its card. */
export const WithLongWords: Story = {
  name: 'With long words',
  tags: ['UI-01'],
  parameters: { place: 1248 },
  render: () => (
    <ul className={tierGrid}>
      <li>
        <VipTier
          {...current}
          name="Hochgeschwindigkeitsstammkundschaft"
          mark="This is the tier where you are playing now"
        />
      </li>
      <li>
        <VipTier
          {...next}
          name={'unbroken'.repeat(25)}
          condition={{ label: 'label'.repeat(40), value: '9'.repeat(60) }}
          progress={{ ...progress, text: 'left'.repeat(30) }}
        />
      </li>
      <li>
        <VipTier
          {...locked}
          name="سنہری میز"
          rank="درجہ پنجم"
          condition={{ label: 'درست شرطیں', value: '5,000,000' }}
        />
      </li>
    </ul>
  ),
  async play({ canvasElement }) {
    for (const card of canvasElement.querySelectorAll('article'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
