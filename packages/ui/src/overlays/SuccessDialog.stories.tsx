import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { behavesAsModal } from '../internal/behavesAsModal.ts';
import { SuccessDialog } from './SuccessDialog.tsx';
import { StoryPage } from './storyPage.tsx';

const meta = {
  title: 'Overlays/SuccessDialog',
  component: SuccessDialog,
  args: {
    open: true,
    title: 'Your request is in',
    text: 'Withdrawals of this size are paid within ten minutes. You will find it in your account record.',
    close: 'Close',
    onClose: fn(),
  },
  render: ({ open: first, ...args }) => (
    <StoryPage open={first} opener="Open">
      {(open, setOpen) => (
        <SuccessDialog
          {...args}
          open={open}
          onClose={() => {
            args.onClose();
            setOpen(false);
          }}
        />
      )}
    </StoryPage>
  ),
} satisfies Meta<typeof SuccessDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToBeRead: Story = {
  name: 'To be read, with the focus on its one button',
  tags: ['UI-04'],
  async play({ args }) {
    const dialog = await within(document.body).findByRole('dialog', { name: args.title });
    await expect(dialog).toHaveAccessibleDescription(args.text);
    await waitFor(() => expect(within(dialog).getByRole('button')).toHaveFocus());
  },
};
export const WithoutAText: Story = { args: { text: undefined } };
export const WithLongWords: Story = {
  args: {
    title: 'The receiving address has been added to the addresses of your account',
    text: `Its reference is ${'8'.repeat(200)}.`,
    close: 'Back to the withdrawal',
  },
};
export const WithUrduWords: Story = {
  args: { title: 'آپ کی درخواست موصول ہو گئی', text: 'رقم دس منٹ کے اندر ادا کی جاتی ہے۔', close: 'بند کریں' },
};
export const Closed: Story = {
  name: 'Closed by its button',
  tags: ['UI-04'],
  async play({ args }) {
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
export const Operated: Story = {
  name: 'Opened, walked through and closed in every way',
  tags: ['UI-04'],
  args: { open: false },
  async play({ canvasElement }) {
    await behavesAsModal(canvasElement, { opener: 'Open', title: 'Your request is in' });
  },
};
