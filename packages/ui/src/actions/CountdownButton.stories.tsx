import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type ManualClock, manualClock } from '../internal/manualClock.ts';
import { column } from '../internal/storySurface.css.ts';
import { Stack } from '../layout/Stack.tsx';
import { Button } from './Button.tsx';
import { CountdownButton, type CountdownButtonProps, type CountdownWords } from './CountdownButton.tsx';

interface Shown extends Omit<CountdownButtonProps, 'deadline' | 'clock'> {
  left: number | null;
  clock: ManualClock;
}

function Asked({ left, clock, ...props }: Shown) {
  const [deadline, setDeadline] = useState(() => (left === null ? null : clock.now() + left * 1000));
  const send = () => {
    props.onSend();
    setDeadline(clock.now() + 60_000);
  };
  return <CountdownButton {...props} clock={clock} deadline={deadline} onSend={send} />;
}

const words: CountdownWords = {
  send: 'Send code',
  sending: 'Sending',
  resend: 'Resend code',
  wait: (seconds) => `Resend in ${seconds} s`,
  tooMany: 'Too many requests',
  sent: 'The code is on its way',
  over: 'You can ask for a new code',
};

const meta = {
  title: 'Actions/CountdownButton',
  component: Asked,
  args: { left: null, clock: manualClock(), onSend: fn(), words },
} satisfies Meta<typeof Asked>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button');
const says = (canvasElement: HTMLElement, name: string) =>
  waitFor(() => expect(button(canvasElement)).toHaveAccessibleName(name));

export const Ready: Story = {
  name: 'Ready, 132 px wide',
  tags: ['SMS-01'],
  async play({ canvasElement }) {
    await expect(button(canvasElement)).toHaveAccessibleName('Send code');
    await expect(button(canvasElement).getBoundingClientRect()).toMatchObject({ width: 132, height: 44 });
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Sending: Story = {
  name: 'Sending, and asking no second time',
  tags: ['SMS-02'],
  args: { state: 'sending' },
  async play({ canvasElement, args }) {
    await userEvent.click(button(canvasElement), { pointerEventsCheck: 0 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(button(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};
export const Waiting: Story = {
  name: 'Waiting with its seconds, and answering no press',
  tags: ['SMS-01'],
  args: { left: 47 },
  async play({ canvasElement, args }) {
    await expect(button(canvasElement)).toHaveAccessibleName('Resend in 47 s');
    await expect(button(canvasElement).getBoundingClientRect()).toMatchObject({ width: 132, height: 44 });
    await userEvent.click(button(canvasElement), { pointerEventsCheck: 0 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(button(canvasElement)).toHaveAttribute('aria-disabled', 'true');
  },
};
/** Ready again at zero, the start and the end of the wait announced. */
export const ReadyAgain: Story = {
  name: 'Ready again',
  tags: ['SMS-01'],
  args: { clock: manualClock() },
  async play({ canvasElement, args }) {
    const status = within(canvasElement).getByRole('status');
    await userEvent.click(button(canvasElement));
    await says(canvasElement, 'Resend in 60 s');
    await expect(button(canvasElement)).toHaveFocus();
    await expect(status).toHaveTextContent('The code is on its way');
    args.clock.advance(13_000);
    await says(canvasElement, 'Resend in 47 s');
    await expect(status).toHaveTextContent('The code is on its way');
    args.clock.advance(46_750);
    await says(canvasElement, 'Resend in 1 s');
    args.clock.advance(250);
    await says(canvasElement, 'Resend code');
    await expect(status).toHaveTextContent('You can ask for a new code');
    await expect(args.clock.waiting).toBe(0);
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const RefusedForNow: Story = {
  name: 'Refused for now, since too many were asked for',
  tags: ['SMS-02'],
  args: { left: 300, state: 'tooMany', words: { ...words, wait: (seconds) => `Wait ${seconds} s` } },
  async play({ canvasElement, args }) {
    await expect(button(canvasElement)).toHaveAccessibleName('Too many requests Wait 300 s');
    await expect(button(canvasElement).getBoundingClientRect()).toMatchObject({ width: 132, height: 44 });
    await userEvent.click(button(canvasElement), { pointerEventsCheck: 0 });
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
/** Reopened before its deadline, counting on and announcing nothing old. */
export const Reopened: Story = {
  name: 'Reopened before its deadline',
  tags: ['SMS-01'],
  args: { clock: manualClock() },
  render: (args) => <Form {...args} />,
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Resend in 60 s' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the form' }));
    await expect(args.clock.waiting).toBe(0);
    args.clock.advance(20_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the form' }));
    await expect(canvas.getByRole('button', { name: 'Resend in 40 s' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Focused: Story = {
  name: 'Focused, with its ring',
  tags: ['UI-02'],
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(button(canvasElement)).toHaveFocus();
    await expect(getComputedStyle(button(canvasElement)).outlineStyle).toBe('solid');
  },
};
export const InANarrowPlace: Story = {
  args: { left: 47 },
  render: (args) => (
    <div style={{ inlineSize: 88 }}>
      <Asked {...args} />
    </div>
  ),
};
export const WithLongWords: Story = {
  render: (args) => (
    <div className={column}>
      <Stack gap={4}>
        <Asked {...args} words={{ ...words, send: 'Bestätigungscode noch einmal an dieselbe Nummer senden' }} />
        <Asked {...args} left={47} words={{ ...words, wait: (seconds) => `${seconds} سیکنڈ بعد کوڈ دوبارہ بھیجیں` }} />
        <Asked {...args} words={{ ...words, send: 'code'.repeat(50) }} />
      </Stack>
    </div>
  ),
};

function Form({ left: _, clock, ...props }: Shown) {
  const [open, setOpen] = useState(true);
  const [deadline] = useState(() => clock.now() + 60_000);
  return (
    <Stack gap={4} align="start">
      <Button onClick={() => setOpen(!open)}>{open ? 'Close the form' : 'Open the form'}</Button>
      {open && <CountdownButton {...props} clock={clock} deadline={deadline} />}
    </Stack>
  );
}
