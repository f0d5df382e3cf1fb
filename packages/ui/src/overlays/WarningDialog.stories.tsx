import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { behavesAsModal } from '../internal/behavesAsModal.ts';
import { StoryPage } from './storyPage.tsx';
import { WarningDialog } from './WarningDialog.tsx';

const meta = {
  title: 'Overlays/WarningDialog',
  component: WarningDialog,
  args: {
    open: true,
    title: 'A real account is needed',
    text: 'You are on a trial account. Register to save favourites and play for money.',
    close: 'Close',
    onClose: fn(),
  },
  render: ({ open: first, ...args }) => (
    <StoryPage open={first} opener="Open">
      {(open, setOpen) => <WarningDialog {...args} open={open} onClose={() => setOpen(false)} />}
    </StoryPage>
  ),
} satisfies Meta<typeof WarningDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToBeRead: Story = {};
export const WithAWayOut: Story = { args: { confirm: { label: 'Register', onClick: fn() } } };
export const Operated: Story = {
  name: 'Opened, walked through and closed in every way',
  tags: ['UI-04'],
  args: { open: false },
  async play({ canvasElement }) {
    await behavesAsModal(canvasElement, { opener: 'Open', title: 'A real account is needed', role: 'alertdialog' });
  },
};
