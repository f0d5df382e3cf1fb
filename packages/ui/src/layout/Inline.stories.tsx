import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/Button.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: {
    gap: 3,
    children: (
      <>
        <Button kind="primary">Log in</Button>
        <Button>Register</Button>
        <Button kind="ghost">Cancel</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = {};
export const Apart: Story = { args: { justify: 'between' } };
export const AtTheEnd: Story = { args: { justify: 'end' } };
export const Wrapping: Story = {
  args: {
    wrap: true,
    children: ['Newbie', 'Limited', 'Special', 'Daily', 'High rebate', 'App download', 'Ranking', 'Deposit'].map(
      (word) => <Button key={word}>{word}</Button>,
    ),
  },
};
