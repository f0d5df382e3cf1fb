import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { behavesAsPopup } from '../internal/behavesAsPopup.ts';
import { Menu } from './Menu.tsx';
import { acts, button, closed, InARow, isAt, item, opened, popup, trigger } from './storyMenu.tsx';

const meta = {
  title: 'Overlays/Menu by keyboard',
  component: Menu,
  args: { trigger, groups: acts, onSelect: fn() },
  render: (args) => <InARow {...args} />,
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithEnter: Story = {
  name: 'Opened by Enter at its first item, which Enter chooses',
  tags: ['FLT-122', 'UI-01'],
  async play({ canvasElement, args }) {
    await opened(canvasElement, '{Enter}');
    await isAt(canvasElement, 'Copy the link');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('copy');
    await closed(canvasElement);
    await expect(button(canvasElement)).toHaveFocus();
  },
};
export const WithSpace: Story = {
  name: 'Opened by the space bar, which chooses a button and a link',
  tags: ['FLT-122', 'UI-01'],
  parameters: { visual: { looksLike: 'with-enter' } },
  async play({ canvasElement, args }) {
    const stay = (event: Event) => event.preventDefault();
    await opened(canvasElement, ' ');
    await isAt(canvasElement, 'Copy the link');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('edit');
    await closed(canvasElement);
    await opened(canvasElement, '{Enter}');
    await userEvent.keyboard('b');
    item(canvasElement, 'Betting record').addEventListener('click', stay, { once: true });
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('record');
    await closed(canvasElement);
  },
};
/** Opened by Down at its first item, and walked down in a circle. */
export const WithArrowDown: Story = {
  name: 'Opened by arrow down',
  tags: ['FLT-122', 'UI-01'],
  async play({ canvasElement }) {
    await opened(canvasElement, '{ArrowDown}');
    await isAt(canvasElement, 'Copy the link');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await isAt(canvasElement, 'Stop for today');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await isAt(canvasElement, 'Copy the link');
  },
};
export const WithArrowUp: Story = {
  name: 'Opened by Up at its last item, and walked up in a circle',
  tags: ['FLT-122', 'UI-01'],
  async play({ canvasElement }) {
    await opened(canvasElement, '{ArrowUp}');
    await isAt(canvasElement, 'Delete');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await isAt(canvasElement, 'Delete');
    await userEvent.keyboard('{ArrowUp}');
    await isAt(canvasElement, 'Stop for today');
  },
};
export const WithHomeAndEnd: Story = {
  name: 'With Home and End',
  tags: ['FLT-122', 'UI-01'],
  parameters: { visual: { modes: ['phone-lotus-dark-rtl'], looksLike: 'with-arrow-down' } },
  async play({ canvasElement }) {
    await opened(canvasElement);
    await userEvent.keyboard('{End}');
    await isAt(canvasElement, 'Delete');
    await userEvent.keyboard('{Home}');
    await isAt(canvasElement, 'Copy the link');
  },
};
export const WithALetter: Story = {
  name: 'With a letter, which leads to the next that begins with it',
  tags: ['FLT-122', 'UI-01'],
  async play({ canvasElement }) {
    await opened(canvasElement);
    await userEvent.keyboard('c');
    await isAt(canvasElement, 'Change the rate');
    await userEvent.keyboard('c');
    await isAt(canvasElement, 'Copy the link');
    await userEvent.keyboard('D');
    await isAt(canvasElement, 'Delete');
    await userEvent.keyboard('z');
    await isAt(canvasElement, 'Delete');
  },
};
export const WithEscape: Story = {
  name: 'Closed by Escape, the focus back on the button',
  tags: ['FLT-122', 'UI-01'],
  parameters: { visual: { looksLike: 'with-enter' } },
  async play({ canvasElement, args }) {
    await opened(canvasElement);
    await behavesAsPopup.closesByEscape(popup(canvasElement), '{ArrowDown}{Escape}');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
export const WithTab: Story = {
  name: 'Left by Tab, which moves on from the button',
  tags: ['FLT-122', 'UI-01'],
  async play({ canvasElement }) {
    await opened(canvasElement);
    await userEvent.tab();
    await closed(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};
/** Closed by a press on something else, which then has the focus. */
export const PressedElsewhere: Story = {
  name: 'Closed by a press elsewhere',
  tags: ['FLT-122', 'UI-01'],
  parameters: { visual: { looksLike: 'with-tab' } },
  async play({ canvasElement }) {
    await opened(canvasElement);
    const next = within(canvasElement).getByRole('button', { name: 'Next' });
    await behavesAsPopup.closesByPressOutside(popup(canvasElement), next);
  },
};
