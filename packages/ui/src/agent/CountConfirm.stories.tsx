import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { CountConfirm, type CountConfirmProps } from './CountConfirm.tsx';

const meta = {
  title: 'Agent/CountConfirm',
  component: CountConfirm,
  decorators: [sized(942)],
  args: {
    label: 'Type how many contracts will end',
    count: 2,
    value: '',
    onValueChange: fn(),
    locale: 'en',
    accept: { label: 'Accept new terms', onClick: fn() },
    reject: { label: 'Reject with a reason', onClick: fn() },
    deadline: 'Answer by 13 Nov, 18:05, 5 days 23 h left',
    words: {
      matches: 'That matches: meilin88 and kai99.',
      differs: (typed) => `${typed} does not match. 2 contracts will end.`,
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CountConfirm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Empty, where accepting leads to the field',
  tags: ['AGT-11'],
  async play({ canvas, args }) {
    const accept = canvas.getByRole('button', { name: 'Accept new terms' });
    await expect(accept).toBeEnabled();
    await userEvent.click(accept);
    await expect(canvas.getByRole('textbox', { name: args.label })).toHaveFocus();
    await expect(args.accept.onClick).not.toHaveBeenCalled();
  },
};
export const Matching: Story = {
  name: 'Matching, said at once, and accepted',
  tags: ['AGT-11'],
  async play({ canvas, args }) {
    await userEvent.type(canvas.getByRole('textbox'), '2');
    await expect(canvas.getByText('That matches: meilin88 and kai99.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept new terms' }));
    await expect(args.accept.onClick).toHaveBeenCalledOnce();
  },
};
export const Wrong: Story = {
  name: 'Wrong, and not accepted',
  tags: ['AGT-11'],
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '3');
    await expect(canvas.getByText('3 does not match. 2 contracts will end.')).toBeVisible();
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept new terms' }));
    await expect(field).toHaveFocus();
    await expect(args.accept.onClick).not.toHaveBeenCalled();
  },
};
export const OfTwelve: Story = {
  name: 'Of twelve, where the first digit is not called wrong',
  tags: ['AGT-11'],
  args: { count: 12 },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1');
    await expect(field).toBeValid();
    await userEvent.type(field, '3');
    await expect(field).toBeInvalid();
  },
};
export const OfNone: Story = {
  name: 'Of none, where no number is asked for',
  tags: ['AGT-11'],
  args: { count: 0 },
  async play({ canvas, args }) {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept new terms' }));
    await expect(args.accept.onClick).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = {
  name: 'Busy, when no second press counts',
  tags: ['AGT-11'],
  args: { value: '2', accept: { label: 'Accept new terms', onClick: fn(), busy: true } },
  async play({ canvas, args }) {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.accept.onClick).not.toHaveBeenCalled();
  },
};

function Held(props: CountConfirmProps) {
  const [value, setValue] = useState(props.value);
  return <CountConfirm {...props} value={value} onValueChange={setValue} />;
}
