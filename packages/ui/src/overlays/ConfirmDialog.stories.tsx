import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { behavesAsModal } from '../internal/behavesAsModal.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { StoryPage } from './storyPage.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Sign out?',
    text: 'Open bets stay open. You can log in again at any time.',
    confirm: 'Sign out',
    cancel: 'Cancel',
    onConfirm: fn(),
    onClose: fn(),
  },
  render: ({ open: first, ...args }) => (
    <StoryPage open={first} opener="Open">
      {(open, setOpen) => <ConfirmDialog {...args} open={open} onClose={() => setOpen(false)} />}
    </StoryPage>
  ),
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For an everyday act, with the focus on the answer that changes nothing. */
export const OfAnEverydayAct: Story = {
  name: 'For an everyday act',
  tags: ['UI-04'],
  async play({ args }) {
    const question = await within(document.body).findByRole('alertdialog');
    await expect(question).toHaveAccessibleDescription(args.text);
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};
export const OfADangerousAct: Story = {
  args: {
    title: 'Terminate this bonus?',
    text: 'What it has won so far is lost.',
    confirm: 'Terminate',
    kind: 'danger',
  },
};
export const WithoutAText: Story = { args: { text: undefined } };
export const Busy: Story = { args: { busy: true } };
export const Confirmed: Story = {
  name: 'Confirmed',
  tags: ['HDR-01'],
  async play({ args }) {
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Sign out' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Operated: Story = {
  name: 'Opened, walked through and closed in every way',
  tags: ['UI-04'],
  args: { open: false },
  async play({ canvasElement }) {
    await behavesAsModal(canvasElement, { opener: 'Open', title: 'Sign out?', role: 'alertdialog' });
  },
};
