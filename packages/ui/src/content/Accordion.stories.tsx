import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { Accordion } from './Accordion.tsx';

const questions = [
  {
    id: 'deposit',
    title: 'My deposit is still pending',
    body: <p>Most deposits arrive within five minutes; a bank may take up to an hour.</p>,
  },
  { id: 'code', title: 'My code does not arrive', body: <p>Wait for the countdown, then ask for a new one.</p> },
  { id: 'limits', title: 'How do I set limits?', body: <p>By day, week and month.</p> },
];

function Toggled(props: ComponentProps<typeof Accordion>) {
  const [open, setOpen] = useState(props.open);
  return <Accordion {...props} open={open} onToggle={(id) => setOpen(id === open ? undefined : id)} />;
}

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  decorators: [sized(640)],
  args: { label: 'Deposits and withdrawals', items: questions, onToggle: () => {} },
  render: (args) => <Toggled {...args} />,
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const WithOneOpen: Story = {
  name: 'With one open, which another closes, by keyboard too',
  tags: ['HLP-01'],
  args: { open: 'deposit' },
  async play({ canvasElement }) {
    const list = within(canvasElement);
    const [first, second] = list.getAllByRole('button');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(list.getByText(/five minutes/)).toBeVisible();
    second?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(list.getByText(/countdown/)).toBeVisible();
    await expect(list.queryByText(/five minutes/)).not.toBeVisible();
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    if (first) await userEvent.click(first);
  },
};
export const WithAnEndlessWord: Story = {
  args: { open: 'x', items: [{ id: 'x', title: 'Y'.repeat(90), body: <p>{'Z'.repeat(120)}</p> }] },
};
