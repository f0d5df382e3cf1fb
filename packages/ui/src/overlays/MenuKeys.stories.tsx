import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Menu } from './Menu.tsx';
import { acts, button, InARow, isAt, isClosed, item, opened, trigger } from './storyMenu.tsx';

const meta = {
  title: 'Overlays/Menu by keyboard',
  component: Menu,
  args: { trigger, groups: acts, onSelect: fn() },
  render: (args) => <InARow {...args} />,
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithEnter: Story = {
  name: 'FLT-122 UI-01 opened by Enter at its first item, which Enter chooses',
  async play({ canvasElement, args }) {
    await opened(canvasElement, '{Enter}');
    await isAt(canvasElement, 'Copy the link');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('copy');
    await isClosed(canvasElement);
    await expect(button(canvasElement)).toHaveFocus();
  },
};
export const WithSpace: Story = {
  name: 'FLT-122 UI-01 opened by the space bar, which chooses a button and a link',
  parameters: { visual: { looksLike: 'with-enter' } },
  async play({ canvasElement, args }) {
    const stay = (event: Event) => event.preventDefault();
    await opened(canvasElement, ' ');
    await isAt(canvasElement, 'Copy the link');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('edit');
    await isClosed(canvasElement);
    await opened(canvasElement, '{Enter}');
    await userEvent.keyboard('b');
    item(canvasElement, 'Betting record').addEventListener('click', stay, { once: true });
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('record');
    await isClosed(canvasElement);
  },
};
export const WithArrowDown: Story = {
  name: 'FLT-122 UI-01 opened by Down at its first item, and walked down in a circle',
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
  name: 'FLT-122 UI-01 opened by Up at its last item, and walked up in a circle',
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
  name: 'FLT-122 UI-01 with Home and End',
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
  name: 'FLT-122 UI-01 with a letter, which leads to the next that begins with it',
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
  name: 'FLT-122 UI-01 closed by Escape, the focus back on the button',
  parameters: { visual: { looksLike: 'with-enter' } },
  async play({ canvasElement, args }) {
    await opened(canvasElement);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await isClosed(canvasElement);
    await expect(button(canvasElement)).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
export const WithTab: Story = {
  name: 'FLT-122 UI-01 left by Tab, which moves on from the button',
  async play({ canvasElement }) {
    await opened(canvasElement);
    await userEvent.tab();
    await isClosed(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};
export const PressedElsewhere: Story = {
  name: 'FLT-122 UI-01 closed by a press on something else, which then has the focus',
  parameters: { visual: { looksLike: 'with-tab' } },
  async play({ canvasElement }) {
    await opened(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next' }));
    await isClosed(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};
