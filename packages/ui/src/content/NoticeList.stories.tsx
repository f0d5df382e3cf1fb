import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { NoticeList } from './NoticeList.tsx';

const notices = [
  {
    id: '1',
    title: 'Deposits by bank transfer are back to normal speed',
    time: '2024-11-07 18:00:00',
    body: (
      <>
        <p>Transfers from all listed banks now credit in about two minutes.</p>
        <p>Thank you for your patience.</p>
      </>
    ),
  },
  {
    id: '2',
    title: 'Harbour tables close for maintenance 03:00 to 04:30',
    time: '2024-11-06 09:30:00',
    body: <p>Baccarat Cedar 1 and Roulette Lantern 2 rest for ninety minutes; all other tables stay open.</p>,
  },
  {
    id: '3',
    title: 'New lottery schedule for the weekend draws',
    time: '2024-11-04 12:00:00',
    body: <p>Saturday at nine.</p>,
  },
];

function Toggled(props: ComponentProps<typeof NoticeList>) {
  const [open, setOpen] = useState(props.open);
  return <NoticeList {...props} open={open} onToggle={(id) => setOpen(id === open ? undefined : id)} />;
}

const meta = {
  title: 'Content/NoticeList',
  component: NoticeList,
  decorators: [sized(600)],
  args: { notices, onToggle: () => {} },
  render: (args) => <Toggled {...args} />,
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const WithOneOpen: Story = { args: { open: '1' } };
export const WithAnotherOpen: Story = { args: { open: '2' } };
export const WithALongWord: Story = {
  args: {
    open: '9',
    notices: [
      { id: '9', title: 'https://'.repeat(20), time: '2024-11-01 08:15:30', body: <p>{'endless'.repeat(60)}</p> },
    ],
  },
};

export const Operated: Story = {
  name: 'Each opens and closes by its row',
  tags: ['NTC-03'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('button', { name: /bank transfer.*2024-11-07 18:00:00/ });
    await expect(canvas.queryByText(/two minutes/)).not.toBeVisible();
    row.focus();
    await userEvent.keyboard('{Enter}');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/two minutes/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /lottery schedule/ }));
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: /lottery schedule/ }));
    await expect(canvas.getByText(/Saturday/)).not.toBeVisible();
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: 'button' } },
};
export const Focused: Story = {
  async play() {
    await userEvent.tab();
  },
};
export const BySpace: Story = {
  name: 'Opened and closed by the space key',
  tags: ['FLT-122', 'UI-01'],
  parameters: { visual: { modes: ['desk'], looksLike: 'focused' } },
  async play({ canvasElement }) {
    const [first] = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  },
};
