import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Link } from '../actions/Link.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import { MessageRow } from './MessageRow.tsx';
import { RowList } from './RowList.tsx';

type Props = ComponentProps<typeof MessageRow>;

const text = (
  <Stack gap={2}>
    <Text>Your withdrawal of ₨1,200.00 is on its way to the account that ends in 4471.</Text>
    <Text>
      It is credited within one working day.{' '}
      <Link href="?member=accountRecord" inText>
        See the record
      </Link>
      .
    </Text>
  </Stack>
);

function Toggled(props: Props) {
  const [open, setOpen] = useState(props.open);
  const [selected, setSelected] = useState(props.selection?.selected ?? false);
  const { selection } = props;
  return (
    <RowList label="Messages">
      <MessageRow
        {...props}
        open={open}
        onToggle={() => {
          props.onToggle();
          setOpen(!open);
        }}
        selection={
          selection && {
            ...selection,
            selected,
            onToggle: () => {
              selection.onToggle();
              setSelected(!selected);
            },
          }
        }
      />
    </RowList>
  );
}

const meta = {
  title: 'Data/MessageRow',
  component: MessageRow,
  args: {
    title: 'Your withdrawal is on its way',
    time: '2024-11-07 18:02:41',
    unread: false,
    open: false,
    onToggle: fn(),
    words: { unread: 'Unread' },
    children: text,
  },
  render: (args) => <Toggled {...args} />,
} satisfies Meta<typeof MessageRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: /withdrawal/ });
const box = (selected: boolean) => ({ label: 'Select: Your withdrawal is on its way', selected, onToggle: fn() });

export const Unread: Story = {
  name: 'Unread, said in words and shown by a dot',
  tags: ['UI-01'],
  args: { unread: true },
  play: ({ canvasElement }) =>
    expect(row(canvasElement)).toHaveAccessibleName(/^Unread\s*Your withdrawal is on its way\s*2024-11-07 18:02:41$/),
};
export const Read: Story = {};
export const Opened: Story = { args: { open: true } };
export const WithABox: Story = { args: { selection: box(false), unread: true } };
export const Selected: Story = { args: { selection: box(true) } };
export const SelectedAndOpened: Story = { args: { selection: box(true), open: true } };
export const WithAttachments: Story = {
  args: {
    open: true,
    attachments: [
      { id: '1', label: 'receipt-40718826.pdf', href: '#receipt' },
      { id: '2', label: 'statement-november.pdf', href: '#statement' },
    ],
    actions: (
      <Button size="sm" kind="ghost" iconStart={Trash2}>
        Delete
      </Button>
    ),
  },
};
export const Hovered: Story = { globals: { pseudo: { hover: 'button[aria-expanded]' } } };
/** With long words, an endless word and Urdu, all inside its row. */
export const WithLongWords: Story = {
  name: 'With long words',
  tags: ['UI-01'],
  render: (args) => (
    <RowList label="Messages">
      <MessageRow
        {...args}
        open
        unread
        selection={box(false)}
        title={'https://'.repeat(25)}
        attachments={[{ id: '1', label: 'unbroken'.repeat(25), href: '#long' }]}
      >
        <Text>{'endless'.repeat(60)}</Text>
      </MessageRow>
      <MessageRow {...args} title="Why the message of yesterday about the change of the bank account came twice" />
      <MessageRow {...args} unread title="آپ کی رقم راستے میں ہے" />
    </RowList>
  ),
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('list', { name: 'Messages' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
export const AsAnInbox: Story = {
  render: (args) => (
    <RowList label="Messages">
      <MessageRow {...args} unread title="A new device logged in" time="2024-11-08 07:15:00" selection={box(false)} />
      <MessageRow {...args} unread selection={box(true)} />
      <MessageRow {...args} title="Your limit was lowered" time="2024-11-02 11:20:09" selection={box(false)} />
    </RowList>
  ),
};
export const ByEnterAndSpace: Story = {
  name: 'Opened by Enter and closed by the space key',
  tags: ['UI-01'],
  async play({ canvasElement, args }) {
    row(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect(row(canvasElement)).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getByText(/one working day/)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(row(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};
export const SelectedByTheSpaceKey: Story = {
  name: 'Selected by the space key, without being opened',
  tags: ['UI-01'],
  args: { selection: box(false) },
  async play({ canvasElement, args }) {
    await userEvent.tab();
    const tick = within(canvasElement).getByRole('checkbox', { name: /^Select/ });
    await expect(tick).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(tick).toBeChecked();
    await expect(args.selection?.onToggle).toHaveBeenCalledOnce();
    await expect(row(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};
