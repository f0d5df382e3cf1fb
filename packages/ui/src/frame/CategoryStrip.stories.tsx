import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { CategoryStrip } from './CategoryStrip.tsx';
import { categories } from './internal/fixtures.ts';
import { Main } from './Main.tsx';

const items = categories.map((category) => ({
  ...category,
  href: `/${category.id}`,
  current: category.id === 'rng',
}));

const meta = {
  title: 'Frame/CategoryStrip',
  component: CategoryStrip,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Main>
        <Story />
      </Main>
    ),
  ],
  args: { label: 'Categories', items },
} satisfies Meta<typeof CategoryStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAllCategories: Story = {};
export const OfAFew: Story = {
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  args: { items: items.slice(0, 3) },
};
export const OfLongWords: Story = {
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  args: { items: items.map((item) => ({ ...item, label: `${item.label} und Glücksspielautomaten` })) },
};
export const Focused: Story = {
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  async play() {
    await userEvent.tab();
  },
};
