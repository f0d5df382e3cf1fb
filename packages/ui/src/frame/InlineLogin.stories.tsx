import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { InlineLogin, type InlineLoginProps, type LoginMode } from './InlineLogin.tsx';
import { login } from './internal/fixtures.ts';

const meta = {
  title: 'Frame/InlineLogin',
  component: InlineLogin,
  decorators: [
    (Story) => (
      <DarkSurface>
        <div style={{ display: 'flex', padding: 8, overflowX: 'auto' }}>
          <div style={{ flex: 1, minInlineSize: 560, display: 'flex' }}>
            <Story />
          </div>
        </div>
      </DarkSurface>
    ),
  ],
  args: login,
} satisfies Meta<typeof InlineLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByName: Story = {};
export const WithTwoWays: Story = { args: { mode: { value: 'username', onValueChange: fn() } } };
export const ByMobile: Story = { args: { mode: { value: 'mobile', onValueChange: fn() } } };
export const WithRegistrationClosed: Story = { args: { registerHref: undefined } };
export const WithFreePlay: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { freePlay: { label: 'Try free play', onClick: fn() } },
};
export const Pending: Story = {
  name: 'while nobody knows yet what else is allowed',
  args: { pending: true, freePlay: { label: 'Try free play', onClick: fn() } },
};
export const Busy: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { busy: true },
};
export const BeginningFreePlay: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { freePlay: { label: 'Try free play', busy: true, onClick: fn() } },
};

export const WithLongWords: Story = {
  args: {
    mode: { value: 'mobile', onValueChange: fn() },
    words: {
      ...login.words,
      username: 'Benutzername oder E-Mail-Adresse',
      mobile: 'Mobilfunknummer mit Ländervorwahl',
      password: 'Persönliches Passwort',
      forgot: 'Passwort vergessen?',
      login: 'Anmelden',
      register: 'Jetzt registrieren',
    },
  },
};

export const Sent: Story = {
  name: 'Sends what was typed, and can be sent by Enter',
  tags: ['HDR-02'],
  args: { onSubmit: fn() },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Username'), 'demo.member');
    await userEvent.type(canvas.getByLabelText('Password'), 'open sesame{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ account: 'demo.member', password: 'open sesame' });
  },
};

/** Says under a field that it is empty, instead of a bubble of the browser, until something stands there. */
export const SentEmpty: Story = {
  name: 'Sent empty',
  tags: ['HDR-02'],
  args: { onSubmit: fn() },
  async play({ canvasElement, args, look }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    const [name, password] = [canvas.getByLabelText('Username'), canvas.getByLabelText('Password')];
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Username is required.');
    await expect(password).toHaveAccessibleDescription('Password is required.');
    await expect(password).toBeInvalid();
    await look('wrong');
    await userEvent.type(name, 'demo.member{Enter}');
    await expect(name).toBeValid();
    await expect(password).toHaveFocus();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Has room for 160 px of what is typed, with its label small above it. */
export const Filled: Story = {
  tags: ['HDR-02'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    for (const label of ['Username', 'Password']) {
      const input = canvas.getByLabelText(label);
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
      const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
      await expect(input.clientWidth - padding).toBeGreaterThanOrEqual(160);
      const rests = canvas.getByText(label).getBoundingClientRect().top;
      await userEvent.type(input, 'verylongusername.demo');
      input.blur();
      await waitFor(() => expect(getComputedStyle(canvas.getByText(label)).fontSize).toBe('11px'));
      await waitFor(() => expect(canvas.getByText(label).getBoundingClientRect().top).toBeLessThan(rests));
    }
  },
};

export const NotSentTwice: Story = {
  name: 'Is not sent again while it is under way',
  tags: ['HDR-02'],
  args: { busy: true, onSubmit: fn() },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Username'), 'demo.member');
    await userEvent.type(canvas.getByLabelText('Password'), 'open sesame{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Revealed: Story = {
  name: 'Shows the password on demand and hides it again',
  tags: ['HDR-02'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(password).toHaveAttribute('type', 'password');
  },
};

function Moded(props: InlineLoginProps) {
  const [value, setValue] = useState<LoginMode>('username');
  return <InlineLogin {...props} mode={{ value, onValueChange: setValue }} />;
}

export const ModeChosen: Story = {
  name: 'Turns from name to mobile by its selector',
  tags: ['HDR-02'],
  render: (args) => <Moded {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Log in with' }), 'mobile');
    await expect(canvas.getByRole('textbox', { name: 'Mobile' })).toHaveAttribute('autocomplete', 'tel');
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
};

export const Closed: Story = {
  name: 'Offers neither registration nor free play unless they are on',
  tags: ['HDR-03'],
  parameters: { visual: { looksLike: 'with-registration-closed' } },
  args: { registerHref: undefined, freePlay: undefined },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Register')).toBeNull();
    await expect(canvas.queryByText('Try free play')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** Starts free play by its button, which is left to the page where a desk is narrow. */
export const FreePlayStarted: Story = {
  name: 'Free play started',
  tags: ['HDR-03'],
  parameters: { visual: { widths: 'both', modes: ['desk', 'desk-dark-rtl'] } },
  args: { freePlay: { label: 'Try free play', onClick: fn() } },
  async play({ canvasElement, args }) {
    const button = within(canvasElement).queryByRole('button', { name: 'Try free play' });
    if (window.innerWidth < 1200) return expect(button).toBeNull();
    await userEvent.click(button as HTMLElement);
    await expect(args.freePlay?.onClick).toHaveBeenCalledOnce();
  },
};
export const Hovered: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  globals: { pseudo: { hover: 'button[type="submit"]' } },
};
export const Focused: Story = {
  async play() {
    await userEvent.tab();
  },
};
