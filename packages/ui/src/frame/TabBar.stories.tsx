import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { tabs, visitorTabs } from './internal/fixtures.ts';
import { isWide } from './internal/storyParts.tsx';
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

const onPhones: Story['parameters'] = { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } };

export const WithTheWallet: Story = {};
export const OfAVisitor: Story = { parameters: onPhones, args: visitorTabs };
export const WithNothingWaiting: Story = {
  parameters: onPhones,
  args: { items: tabs.items.map((item) => ({ ...item, count: undefined })) },
};
export const WithMuchWaiting: Story = {
  parameters: onPhones,
  args: {
    items: tabs.items.map((item) =>
      item.id === 'account' ? { ...item, count: { value: 128, label: '128 things wait for you' } } : item,
    ),
  },
};
export const WithThreePlaces: Story = {
  parameters: onPhones,
  args: { items: tabs.items.filter((item) => item.id !== 'offers' && !item.main) },
};
export const WithRegistrationClosed: Story = {
  parameters: onPhones,
  args: { items: visitorTabs.items.filter((item) => !item.main) },
};
export const WithoutChat: Story = {
  parameters: onPhones,
  args: { items: visitorTabs.items.filter((item) => item.id !== 'chat') },
};
export const AtAnotherPlace: Story = {
  parameters: onPhones,
  args: { items: tabs.items.map((item) => ({ ...item, current: item.id === 'offers' })) },
};
export const WithLongWords: Story = {
  parameters: onPhones,
  args: { items: tabs.items.map((item) => ({ ...item, label: `${item.label} und mehr` })) },
};

/** Keeps its five places at the foot of a phone, and says where one is. */
export const OnAPhoneOnly: Story = {
  name: 'On a phone only',
  tags: ['HDR-14', 'NAV-23'],
  parameters: { visual: { looksLike: 'with-the-wallet' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    if (isWide()) {
      await expect(canvas.queryByRole('navigation')).toBeNull();
      return;
    }
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Wallet')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(Math.round(bar.bottom)).toBe(window.innerHeight);
    await expect(Math.round(bar.height)).toBe(64);
  },
};

/** Leaves its room to the keyboard of a touch screen while something is typed. */
export const WhileTyping: Story = {
  name: 'While typing',
  tags: ['NAV-23'],
  parameters: onPhones,
  render: (args) => (
    <>
      <input aria-label="Name" />
      <TabBar {...args} />
    </>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const bar = canvas.queryByRole('navigation');
    await userEvent.click(canvas.getByRole('textbox'));
    const byFinger = window.matchMedia('(pointer: coarse)').matches;
    if (bar && byFinger) await expect(bar).not.toBeVisible();
    else if (bar) await expect(bar).toBeVisible();
  },
};

export const Focused: Story = {
  parameters: onPhones,
  async play() {
    await userEvent.tab();
  },
};
