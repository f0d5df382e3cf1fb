import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { isWide, logo, playerPhone, visitorPhone } from './internal/storyParts.tsx';
import { MobileHeader } from './MobileHeader.tsx';

const meta = {
  title: 'Frame/MobileHeader',
  component: MobileHeader,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <DarkSurface>
        <Story />
      </DarkSurface>
    ),
  ],
  args: { logo, ...visitorPhone },
} satisfies Meta<typeof MobileHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAVisitor: Story = {};
export const WithoutMenu: Story = {
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  args: { start: undefined },
};
export const ForAPlayer: Story = {
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  args: playerPhone(),
};
export const WithAGreatSum: Story = {
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  args: playerPhone({ amount: '₨1,234,567,890.12' }),
};
export const WithTheSumHidden: Story = {
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  args: playerPhone({ hidden: true }),
};
export const WithTheSumUnavailable: Story = {
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  args: playerPhone({ amount: null }),
};

export const OnAPhoneOnly: Story = {
  name: 'Shows on a phone only',
  tags: ['HDR-14'],
  parameters: { visual: { looksLike: 'for-a-visitor' } },
  async play({ canvasElement }) {
    const login = within(canvasElement).queryByRole('link', { name: 'Log in' });
    if (isWide()) await expect(login).toBeNull();
    else await expect(login).toBeVisible();
  },
};
