import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Helpful, type HelpfulProps } from './Helpful.tsx';

const meta = {
  title: 'Content/Helpful',
  component: Helpful,
  args: {
    onAnswer: fn(),
    words: { question: 'Was this helpful?', yes: 'Yes', no: 'No', thanks: 'Thank you for telling us.' },
  },
} satisfies Meta<typeof Helpful>;

export default meta;
type Story = StoryObj<typeof meta>;

function Asked({ onAnswer, ...props }: HelpfulProps) {
  const [answer, setAnswer] = useState<HelpfulProps['answer']>();
  const set = (given: 'yes' | 'no') => {
    onAnswer(given);
    setAnswer(given);
  };
  return <Helpful {...props} answer={answer} onAnswer={set} />;
}

export const ThatIsAsked: Story = {
  async play({ canvas, args }) {
    const group = canvas.getByRole('group', { name: 'Was this helpful?' });
    await expect(group).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('yes');
  },
};
/** Thanks for an answer by keyboard, and keeps the focus in its place. */
export const ByKeyboard: Story = {
  name: 'Answered by keyboard',
  tags: ['HLP-02'],
  parameters: { visual: { modes: [] } },
  render: (args) => <Asked {...args} />,
  async play({ canvas, args }) {
    canvas.getByRole('button', { name: 'No' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith('no');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you for telling us.');
    await expect(canvas.getByText('Thank you for telling us.')).toHaveFocus();
  },
};
export const ThatWasAnswered: Story = {
  args: { answer: 'no', action: <Button size="sm">Customer service</Button> },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Customer service' })).toBeVisible();
    await expect(canvas.getByText('Thank you for telling us.')).not.toHaveFocus();
  },
};
