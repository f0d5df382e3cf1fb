import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Content/QrCode',
  component: QrCode,
  args: { value: 'https://example.com/download', label: 'Address of the installation guide' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnAddress: Story = {
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('img', { name: 'Address of the installation guide' })).toBeVisible(),
};
export const OfALongAddress: Story = { args: { value: `https://example.com/register?code=${'A1B2'.repeat(30)}` } };
/** For an invitation, large, with four light modules around it in every theme. */
export const ForAnInvitation: Story = {
  name: 'For an invitation',
  tags: ['AGT-04'],
  args: { value: 'https://bz.example/i/4HTRA', label: 'Invitation link of Friends of tonyo', size: 'lg' },
  async play({ canvasElement }) {
    const code = within(canvasElement).getByRole('img', { name: 'Invitation link of Friends of tonyo' });
    await expect(code.getBoundingClientRect().width).toBe(184);
    const dark = code.querySelector('path');
    if (!(dark instanceof SVGGraphicsElement)) throw new Error('no modules');
    await expect(dark.getBBox().x).toBe(4);
    await expect(dark.getBBox().y).toBe(4);
  },
};
