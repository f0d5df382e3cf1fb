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
  args: { items: tabs.items.map((item) => ({ ...item, count: undefined })) },
};
export const WithMuchWaiting: Story = {
  args: {
    items: tabs.items.map((item) =>
      item.id === 'me' ? { ...item, count: { value: 128, label: '128 things wait for you' } } : item,
    ),
  },
};
export const WithThreePlaces: Story = {
  args: { items: tabs.items.filter((item) => item.id !== 'offers' && !item.main) },
};
export const WithLongWords: Story = {
  args: { items: tabs.items.map((item) => ({ ...item, label: `${item.label} und mehr` })) },
};

export const OnAPhoneOnly: Story = {
  name: 'HDR-14 keeps its places at the foot of a phone, and says where one is',
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
export const Hovered: Story = {
  parameters: { pointer: { over: 'li:nth-child(2) a' } },
};
export const Focused: Story = {
  async play() {
    await userEvent.tab();
  },
};
