import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pencil } from 'lucide';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { behavesAsPopup } from '../internal/behavesAsPopup.ts';
import { Inline } from '../layout/Inline.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { Menu, type MenuGroup, type MenuProps } from './Menu.tsx';
import { Corner, isOnScreen } from './storyCorner.tsx';
import { acts, button, closed, InARow, isAt, item, menu, opened, popup, trigger } from './storyMenu.tsx';
import { StoryPage } from './storyPage.tsx';

const choices: MenuGroup[] = [
  {
    id: 'order',
    label: 'Order by',
    selection: 'single',
    items: [
      { id: 'newest', label: 'Newest first', checked: true },
      { id: 'largest', label: 'Largest stake first' },
    ],
  },
  {
    id: 'columns',
    label: 'Columns',
    selection: 'multiple',
    items: [
      { id: 'studio', label: 'Studio', checked: true },
      { id: 'reference', label: 'Reference' },
    ],
  },
];

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: { trigger, groups: acts, onSelect: fn() },
  render: (args) => <InARow {...args} />,
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: 'Closed, its button saying that it has a menu',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await expect(button(canvasElement)).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Open: Story = { play: ({ canvasElement }) => opened(canvasElement) };
export const Hovered: Story = {
  globals: { pseudo: { hover: '[role="menuitem"]:nth-child(2)' } },
  play: ({ canvasElement }) => opened(canvasElement),
};
export const FromTheEnd: Story = {
  args: { align: 'end' },
  render: (args) => (
    <Inline gap={3} justify="end">
      <Menu {...args} />
    </Inline>
  ),
  play: ({ canvasElement }) => opened(canvasElement),
};
export const InACorner: Story = {
  name: 'In a corner, where it turns up and stays on the screen',
  tags: ['UI-01'],
  render: (args) => (
    <Corner>
      <Menu {...args} />
    </Corner>
  ),
  async play({ canvasElement }) {
    await opened(canvasElement);
    await waitFor(() => expect(isOnScreen(menu(canvasElement))).toBe(true));
  },
};
export const OfChoices: Story = {
  name: 'Of choices, one of some and any of others',
  tags: ['UI-01'],
  args: { groups: choices },
  render: (args) => <Choosing {...args} />,
  async play({ canvasElement, args }) {
    await opened(canvasElement);
    await expect(item(canvasElement, 'Newest first')).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(item(canvasElement, 'Reference'));
    await expect(args.onSelect).toHaveBeenLastCalledWith('reference');
    await expect(item(canvasElement, 'Reference')).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(item(canvasElement, 'Largest stake first'));
    await closed(canvasElement);
    await opened(canvasElement);
    await expect(item(canvasElement, 'Largest stake first')).toHaveAttribute('aria-checked', 'true');
    await expect(item(canvasElement, 'Newest first')).toHaveAttribute('aria-checked', 'false');
  },
};

function Choosing(props: MenuProps) {
  const [held, setHeld] = useState(['newest', 'studio']);
  const order = ['newest', 'largest'];
  const choose = (id: string) => {
    props.onSelect(id);
    setHeld((before) => {
      if (order.includes(id)) return [...before.filter((other) => !order.includes(other)), id];
      return before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
    });
  };
  const groups = props.groups.map((group) => ({
    ...group,
    items: group.items.map((each) => ({ ...each, checked: held.includes(each.id) })),
  }));
  return <Menu {...props} groups={groups} onSelect={choose} />;
}

export const WithLongWords: Story = {
  args: {
    groups: [
      {
        id: 'long',
        label: 'Invitations of the team of the eastern harbours',
        items: [
          {
            id: 'long',
            label: 'Change the rate that the invitation promises to everybody who joins by it',
            icon: Pencil,
          },
          { id: 'unbroken', label: 'x'.repeat(200), icon: Copy },
          { id: 'ur', label: 'لنک کاپی کریں', icon: Copy },
        ],
      },
    ],
  },
  play: ({ canvasElement }) => opened(canvasElement),
};
export const LongerThanTheScreen: Story = {
  args: {
    groups: [
      {
        id: 'many',
        items: Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, label: `Level ${index + 1}` })),
      },
    ],
  },
  async play({ canvasElement }) {
    await opened(canvasElement, '{ArrowUp}');
    await isAt(canvasElement, 'Level 40');
    await waitFor(() => expect(isOnScreen(item(canvasElement, 'Level 40'))).toBe(true));
  },
};

export const WithOneOutOfReach: Story = {
  name: 'With one that can be read and does nothing',
  tags: ['UI-01'],
  async play({ canvasElement, args }) {
    await opened(canvasElement);
    await userEvent.keyboard('s');
    await isAt(canvasElement, 'Stop for today');
    await expect(item(canvasElement, 'Stop for today')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(item(canvasElement, 'Stop for today'));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(menu(canvasElement)).toBeVisible();
  },
};

/** Named above its items, one of which says why it is out of reach. */
export const OfARow: Story = {
  name: 'Menu of a row',
  tags: ['AGT-05'],
  args: {
    title: 'gu***el',
    text: 'Agent, level 5',
    groups: [
      {
        id: 'row',
        items: [
          { id: 'details', label: 'Details and log' },
          { id: 'contracts', label: 'Contracts', disabled: true, text: 'Only no***8k can propose' },
        ],
      },
      { id: 'report', label: 'Open branch in a report', items: [{ id: 'income', label: 'Income' }] },
    ],
  },
  async play({ canvasElement, args }) {
    await opened(canvasElement);
    await expect(within(menu(canvasElement)).getByText('Agent, level 5')).toBeVisible();
    await userEvent.keyboard('c');
    const contracts = within(menu(canvasElement)).getByRole('menuitem', { name: 'Contracts Only no***8k can propose' });
    await waitFor(() => expect(contracts).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const BeforeAQuestion: Story = {
  name: 'Before a question, which gives the focus back to the button',
  tags: ['UI-02'],
  render: (args) => <Asking {...args} />,
  async play({ canvasElement }) {
    await opened(canvasElement, '{ArrowUp}');
    await isAt(canvasElement, 'Delete');
    await userEvent.keyboard('{Enter}');
    const question = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(button(canvasElement)).toHaveFocus();
  },
};

function Asking(props: MenuProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <InARow {...props} onSelect={() => setAsked(true)} />
      <ConfirmDialog
        open={asked}
        title="Delete this invitation?"
        kind="danger"
        confirm="Delete"
        cancel="Keep"
        onConfirm={() => setAsked(false)}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

export const InADialog: Story = {
  name: 'In a dialog, which Escape leaves open while the menu closes',
  tags: ['UI-01'],
  render: (args) => (
    <StoryPage open opener="Open">
      {(open, setOpen) => (
        <Dialog open={open} title="Invitations" onClose={() => setOpen(false)} words={{ close: 'Close' }}>
          <InARow {...args} />
        </Dialog>
      )}
    </StoryPage>
  ),
  async play() {
    const dialog = await within(document.body).findByRole('dialog');
    await opened(dialog);
    await behavesAsPopup.closesByEscape(popup(dialog));
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await opened(dialog);
  },
};
