import { fontAddresses } from '@baize/tokens/fonts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { StoryPage } from './storyPage.tsx';

/** Third-party document with a press counter, in a font that renders alike on all machines. */
const foreign = (name: string) =>
  `<!doctype html><html lang="en"><title>${name}</title>
  <style>@font-face { font-family: face; src: url(${fontAddresses['hanken-grotesk-latin-wght-normal']?.slice(1)}) } button { font: 14px face }</style>
  <body style="margin:8px;background:#fff">
  <button type="button" onclick="this.textContent = '${name} ' + (this.dataset.n = (+this.dataset.n || 0) + 1)">${name}</button>`;

function Guests({ open: first, ...props }: DialogProps) {
  const [chats, setChats] = useState(0);
  return (
    <StoryPage open={first} opener="Open">
      {(open, setOpen) => (
        <>
          <Dialog {...props} open={open} onClose={() => setOpen(false)}>
            <iframe title="Payment" srcDoc={foreign('Pay')} width="100%" height="60" style={{ border: 0 }} />
          </Dialog>
          {createPortal(
            <div style={{ position: 'fixed', insetInlineEnd: 16, insetBlockStart: 16, zIndex: 2_000_000_000 }}>
              <Button kind="primary" onClick={() => setChats((before) => before + 1)}>
                {`Chat ${chats}`}
              </Button>
              <iframe title="Receipt" srcDoc={foreign('Read')} width="120" height="60" style={{ border: 0 }} />
            </div>,
            document.body,
          )}
        </>
      )}
    </StoryPage>
  );
}

const meta = {
  title: 'Overlays/Dialog with frames',
  component: Dialog,
  args: { open: true, title: 'Pay', words: { close: 'Close' }, children: null },
  render: (args) => <Guests {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function frame(title: string) {
  const found = await within(document.body).findByTitle<HTMLIFrameElement>(title);
  return waitFor(() => {
    const button = found.contentDocument?.querySelector('button');
    if (!button) throw new Error(`${title} has loaded`);
    return { frame: found, button };
  });
}

async function takesTheFocus(title: string, word: string) {
  const { frame: found, button } = await frame(title);
  await found.contentDocument?.fonts.ready;
  await expect(found.closest('[inert]')).toBeNull();
  button.focus();
  await expect(document.activeElement).toBe(found);
  await expect(found.contentDocument?.activeElement).toBe(button);
  button.click();
  await expect(button).toHaveTextContent(`${word} 1`);
  await new Promise(requestAnimationFrame);
  await expect(document.activeElement).toBe(found);
}

/** In use together with a payment frame inside, and with a chat and a frame beside it. */
export const AllInUse: Story = {
  name: 'Payment frame inside, chat beside',
  tags: ['UI-02'],
  async play({ canvasElement }) {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Pay' });
    await expect(canvasElement.closest('[inert]')).not.toBeNull();
    await takesTheFocus('Payment', 'Pay');
    await takesTheFocus('Receipt', 'Read');
    const chat = within(document.body).getByRole('button', { name: 'Chat 0' });
    await userEvent.click(chat);
    await expect(chat).toHaveTextContent('Chat 1');
    await expect(chat).toHaveFocus();
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};
