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
