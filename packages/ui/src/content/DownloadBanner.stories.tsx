import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadBanner } from './DownloadBanner.tsx';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Content/DownloadBanner',
  component: DownloadBanner,
  args: {
    title: 'The tables in your pocket',
    text: 'Same wallet, same tables. Scan to install on Android or iOS.',
    qr: <QrCode value="https://example.com/download" label="Address of the installation guide" />,
    link: { label: 'Install guide', href: '/download' },
  },
} satisfies Meta<typeof DownloadBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithACode: Story = {};
export const WithoutACode: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { qr: undefined },
};
