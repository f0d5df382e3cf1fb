import type { Meta, StoryObj } from '@storybook/react-vite';
import { LockKeyhole, UserRound } from 'lucide';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Link } from '../actions/Link.tsx';
import { Checkbox } from '../fields/Checkbox.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { behavesAsModal } from '../internal/behavesAsModal.ts';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../layout/Text.tsx';
import { media } from '../theme.css.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { OverAPage } from './storyDialog.tsx';
import { StoryPage } from './storyPage.tsx';

const words = { show: 'Show password', hide: 'Hide password' };

const logIn = (
  <>
    <TextField label="Username" iconStart={UserRound} autoComplete="username" />
    <PasswordField label="Password" iconStart={LockKeyhole} autoComplete="current-password" words={words} />
    <Inline gap={3} justify="between" wrap>
      <Checkbox label="Remember password" />
      <Link href="/forgot">Forgot password</Link>
    </Inline>
    <Button kind="primary" size="lg" wide>
      Log in
    </Button>
  </>
);

const paragraphs = Array.from({ length: 24 }, (_, index) => `Rule ${index + 1}`).map((rule) => (
  <Text key={rule} tone="secondary">
    {rule}. Transfers from all listed banks credit in about two minutes. If one is missing, send the receipt to customer
    service and it is credited by hand.
  </Text>
));

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { open: true, title: 'Log in', words: { close: 'Close' }, children: logIn },
  render: (args: DialogProps) => <OverAPage {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAForm: Story = {};
export const WiderForReading: Story = {
  args: {
    title: 'Notices',
    size: 'md',
    children: paragraphs.slice(0, 3),
    footer: <Button kind="primary">Close</Button>,
  },
};
export const LongerThanTheScreen: Story = {
  args: { title: 'Terms', size: 'md', children: paragraphs, footer: <Button kind="primary">Agree</Button> },
};
export const WithoutAWayOut: Story = {
  name: 'Without a way out but its own',
  tags: ['SES-01'],
  render: (args) => (
    <StoryPage open opener="Open">
      {(open) => <Dialog {...args} title="Change your password" open={open} onClose={undefined} />}
    </StoryPage>
  ),
  async play() {
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.previousElementSibling ?? dialog);
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const Operated: Story = {
  name: 'Opened, walked through and closed in every way',
  tags: ['UI-04'],
  args: { open: false },
  async play({ canvasElement }) {
    await behavesAsModal(canvasElement, { opener: 'Open', title: 'Log in' });
  },
};

export const WithTheUsualMeasures: Story = {
  name: '400 wide, with a button that says Close',
  tags: ['UI-04'],
  args: {
    title: 'Copied',
    children: <Text tone="secondary">The link of the invitation is on your clipboard.</Text>,
    footer: <Button kind="primary">Close</Button>,
  },
  parameters: { visual: { widths: 'both' } },
  async play() {
    const dialog = await within(document.body).findByRole('dialog');
    await expect(dialog.offsetWidth).toBe(matchMedia(media.pair).matches ? 400 : innerWidth);
    await expect(within(dialog).getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  },
};

export const ClosedByTheCross: Story = {
  parameters: { motion: 'allowed' },
  name: 'Closed by its cross, a tenth of a second later gone',
  tags: ['UI-04'],
  async play() {
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(dialog).toHaveAttribute('data-state', 'closed');
    const leaving = dialog.parentElement?.getAnimations().map(({ effect }) => effect?.getTiming().duration);
    await expect(leaving).toEqual([100]);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const OpenedOnTheFirstField: Story = {
  name: 'Opened with the focus in the first field',
  tags: ['UI-02'],
  parameters: { visual: { widths: 'both', looksLike: 'with-a-form' } },
  async play() {
    const dialog = await within(document.body).findByRole('dialog');
    const touch = matchMedia('(pointer: coarse)').matches;
    const first = touch ? dialog : within(dialog).getByLabelText('Username');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

const leave = fn();

export const UnderAConfirmation: Story = {
  name: 'Under a confirmation that Escape closes alone',
  tags: ['UI-02'],
  render: (args) => (
    <StoryPage open opener="Open">
      {(open, setOpen) => <Asking {...args} open={open} onClose={() => setOpen(false)} />}
    </StoryPage>
  ),
  async play({ look }) {
    const body = within(document.body);
    const dialog = await body.findByRole('dialog', { name: 'Log in' });
    await userEvent.click(body.getByRole('button', { name: 'Leave' }));
    const question = await body.findByRole('alertdialog');
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Stay' })).toHaveFocus());
    await expect(dialog.closest('[inert]')).not.toBeNull();
    await look('asked');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(dialog.closest('[inert]')).toBeNull();
    await expect(within(dialog).getByRole('button', { name: 'Leave' })).toHaveFocus();
    await expect(document.documentElement).toHaveAttribute('data-locked');
  },
};

function Asking(props: DialogProps) {
  const [asked, setAsked] = useState(false);
  return (
    <Dialog {...props} footer={<Button onClick={() => setAsked(true)}>Leave</Button>}>
      {logIn}
      <ConfirmDialog
        open={asked}
        title="Leave without logging in?"
        confirm="Leave"
        cancel="Stay"
        onConfirm={leave}
        onClose={() => setAsked(false)}
      />
    </Dialog>
  );
}

const chat = fn();

export const BesideAChat: Story = {
  name: 'Beside a chat that stays usable',
  tags: ['UI-02'],
  render: ({ open: first, ...args }) => (
    <StoryPage open={first} opener="Open">
      {(open, setOpen) => (
        <>
          <Dialog {...args} open={open} onClose={() => setOpen(false)} />
          {createPortal(
            <div style={{ position: 'fixed', insetInlineEnd: 16, insetBlockStart: 16, zIndex: 2_000_000_000 }}>
              <Button kind="primary" onClick={chat}>
                Chat
              </Button>
            </div>,
            document.body,
          )}
        </>
      )}
    </StoryPage>
  ),
  async play() {
    chat.mockClear();
    const dialog = await within(document.body).findByRole('dialog');
    const button = within(document.body).getByRole('button', { name: 'Chat' });
    await userEvent.click(button);
    await expect(chat).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

export const WhoseOpenerIsGone: Story = {
  name: 'Whose opener is gone, so that the heading takes the focus',
  tags: ['UI-02'],
  args: { open: false },
  render: (args) => (
    <StoryPage open={false} opener="Never pressed">
      {() => <Vanishing {...args} />}
    </StoryPage>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open once' }));
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

function Vanishing(props: DialogProps) {
  const [state, setState] = useState<'fresh' | 'open' | 'done'>('fresh');
  return (
    <>
      {state === 'fresh' && <Button onClick={() => setState('open')}>Open once</Button>}
      <Dialog {...props} open={state === 'open'} onClose={() => setState('done')} />
    </>
  );
}
