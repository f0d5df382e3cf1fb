import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { DarkSurface } from '../layout/DarkSurface.tsx';
import { VendorLogo } from './VendorLogo.tsx';

const meta = {
  title: 'Frame/VendorLogo',
  component: VendorLogo,
  args: { name: 'Ombrelith', picture: ['/art/vendors/OMB-emblem.svg'], wordmark: '/art/vendors/OMB-word.svg' },
} satisfies Meta<typeof VendorLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnLight: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const OnDark: Story = {
  render: (args) => (
    <DarkSurface>
      <VendorLogo {...args} />
    </DarkSurface>
  ),
};
export const InLetters: Story = { args: { wordmark: undefined } };

export const WithABrokenWordMark: Story = {
  name: 'Says its name in letters when its word mark does not come',
  tags: ['APP-09'],
  parameters: { visual: { looksLike: 'in-letters' } },
  args: { wordmark: '/art/vendors/none/missing.svg' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Ombrelith')).toBeVisible();
  },
};
