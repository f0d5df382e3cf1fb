import { Ban, Copy, Ellipsis, FileText, Pencil, Trash2 } from 'lucide';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { type ExpectedPopup, isClosed, isOpen } from '../internal/behavesAsPopup.ts';
import { Inline } from '../layout/Inline.tsx';
import { Menu, type MenuGroup, type MenuProps, type MenuTriggerProps } from './Menu.tsx';

export const acts: MenuGroup[] = [
  {
    id: 'acts',
    items: [
      { id: 'copy', label: 'Copy the link', icon: Copy },
      { id: 'edit', label: 'Change the rate', icon: Pencil },
      { id: 'record', label: 'Betting record', icon: FileText, href: '?agent=record' },
      { id: 'stop', label: 'Stop for today', icon: Ban, disabled: true },
    ],
  },
  { id: 'end', items: [{ id: 'delete', label: 'Delete', icon: Trash2, tone: 'negative' }] },
];

export const trigger = (triggerProps: MenuTriggerProps) => (
  <IconButton kind="outline" label="Invitation" icon={Ellipsis} {...triggerProps} />
);

export const InARow = (props: MenuProps) => (
  <Inline gap={3}>
    <Menu {...props} />
    <Button>Next</Button>
  </Inline>
);

export const button = (root: HTMLElement) => within(root).getByRole('button', { name: 'Invitation' });
export const menu = (root: HTMLElement) => within(root).getByRole('menu', { name: 'Invitation' });
export const popup = (root: HTMLElement): ExpectedPopup => ({
  button: button(root),
  find: () => within(root).queryByRole('menu'),
});
export function item(root: HTMLElement, name: string): HTMLElement {
  const found = within(menu(root)).getByText(name).closest<HTMLElement>('[role^="menuitem"]');
  if (!found) throw new Error(`${name} is an item of the menu`);
  return found;
}
export const isAt = (root: HTMLElement, name: string) => waitFor(() => expect(item(root, name)).toHaveFocus());

export async function opened(root: HTMLElement, keys = '{Enter}') {
  button(root).focus();
  await userEvent.keyboard(keys);
  await isOpen(popup(root));
  await waitFor(() => expect(menu(root).contains(document.activeElement)).toBe(true));
}

export const closed = (root: HTMLElement) => isClosed(popup(root));
