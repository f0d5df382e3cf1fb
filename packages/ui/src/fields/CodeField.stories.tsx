import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { manualClock } from '../internal/manualClock.ts';
import { column } from '../internal/storySurface.css.ts';
import { CodeField } from './CodeField.tsx';

const clock = manualClock();
const countdown = {
  clock,
  deadline: null,
  onSend: fn(),
  words: {
    send: 'Send code',
    sending: 'Sending',
    resend: 'Resend code',
    wait: (seconds: number) => `Resend in ${seconds} s`,
    tooMany: 'Too many requests',
    sent: 'The code is on its way',
    over: 'You can ask again',
  },
};

const meta = {
  title: 'Fields/CodeField',
  component: CodeField,
  args: { label: 'Code from the message', name: 'code', countdown },
  render: (args) => (
    <div className={column}>
      <CodeField {...args} />
    </div>
  ),
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Empty, and a code to be asked for beside it',
  tags: ['UI-01'],
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Code from the message' });
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.countdown.onSend).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = {
  name: 'Waiting for the code, with where it went',
  tags: ['SMS-01'],
  args: {
    defaultValue: '2049',
    hint: 'Sent to +92 300 1234567',
    countdown: { ...countdown, deadline: clock.now() + 47_000 },
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button', { name: 'Resend in 47 s' })).toBeVisible();
  },
};
export const WithAnError: Story = {
  name: 'With an error, the button still in line with the box',
  tags: ['VAL-04'],
  args: { defaultValue: '000000', error: 'That is not the code. Look at the last message', required: true },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, {
      label: 'Code from the message',
      says: args.error,
      invalid: true,
      required: true,
    });
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox').parentElement?.getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBe(box?.top);
  },
};
export const Disabled: Story = { args: { disabled: true, countdown: { ...countdown, disabled: true } } };
