import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift, MessageCircle, UserPlus } from 'lucide';
import { expect, userEvent, within } from 'storybook/test';
import { isWide } from './internal/storyParts.tsx';
import type { SideLink } from './SideAnchor.tsx';
import { SideBar } from './SideBar.tsx';
import { SideTab } from './SideTab.tsx';

const links: SideLink[] = [
  { id: 'facebook', label: 'Facebook', href: 'https://example.org/f', social: { emblem: 'facebook', letters: 'FB' } },
  { id: 'youtube', label: 'YouTube', href: 'https://example.org/y', social: { emblem: 'youtube', letters: 'YT' } },
  { id: 'telegram', label: 'Telegram', href: 'https://example.org/t', social: { emblem: 'telegram', letters: 'TG' } },
  { id: 'promotions', label: 'Promotions', href: '/promotions', icon: Gift },
  { id: 'refer', label: 'Refer', href: '/join', icon: UserPlus },
  { id: 'service', label: 'Customer service', href: '/help', icon: MessageCircle, strong: true },
];

const meta = {
  title: 'Frame/SideBar',
  component: SideBar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Contact', links },
  render: (args) => (
    <SideBar {...args} tab={args.links.length > 0 && <SideTab label={args.label} links={args.links} />} />
  ),
} satisfies Meta<typeof SideBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithEverything: Story = {};
export const WithoutNetworks: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { links: links.slice(3) },
};
export const WithoutCustomerService: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { links: links.slice(0, 5) },
};

export const WithNothing: Story = {
  name: 'Is not there when the brand has none of its links',
  tags: ['HDR-12'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { links: [] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};

/** Has each network only when its address exists, and opens it beside the page. */
export const WithSome: Story = {
  name: 'With some networks',
  tags: ['HDR-12'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { links: [...links.slice(2, 3), ...links.slice(5)] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    if (!isWide()) return expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Telegram' })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: 'Customer service' })).not.toHaveAttribute('target');
  },
};
export const Hovered: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  globals: { pseudo: { hover: 'li:nth-child(2) a' } },
};
export const Focused: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  async play() {
    await userEvent.tab();
  },
};
