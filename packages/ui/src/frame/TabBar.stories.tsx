import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { tabs } from './internal/fixtures.ts';
import { atDesk } from './internal/storyParts.tsx';
import { TabBar } from './TabBar.tsx';

const meta = {
  title: 'Frame/TabBar',
  component: TabBar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 120 }}>
        <Story />
      </div>
    ),
  ],
  args: tabs,
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheWallet: Story = {};
export const WithNothingWaiting: Story = {
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  args: { items: tabs.items.map((item) => ({ ...item, count: undefined })) },
};
export const WithMuchWaiting: Story = {
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  args: {
    items: tabs.items.map((item) =>
      item.id === 'me' ? { ...item, count: { value: 128, label: '128 things wait for you' } } : item,
    ),
  },
};
export const WithThreePlaces: Story = {
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  args: { items: tabs.items.filter((item) => item.id !== 'offers' && !item.main) },
};
export const WithLongWords: Story = {
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  args: { items: tabs.items.map((item) => ({ ...item, label: `${item.label} und mehr` })) },
};

export const OnAPhoneOnly: Story = {
  name: 'HDR-14 keeps its places at the foot of a phone, and says where one is',
  parameters: { visual: { looksLike: 'with-the-wallet' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    if (!atDesk()) {
      await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
      await expect(canvas.getByRole('link', { name: 'Deposit' })).toBeVisible();
      return;
    }
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const Focused: Story = {
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  async play() {
    await userEvent.tab();
  },
};
