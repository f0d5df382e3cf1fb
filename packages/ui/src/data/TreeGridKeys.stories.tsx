import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  type Downline,
  drawnRows,
  grid,
  HeldTeam,
  type HeldTeamProps,
  isAt,
  onMenu,
  parts,
  press,
  row,
  scrolled,
  team,
  wide,
} from './storyTreeGrid.tsx';
import { TreeGrid } from './TreeGrid.tsx';

const meta = {
  title: 'Data/TreeGrid by keyboard',
  component: TreeGrid<Downline>,
  args: {
    ...parts,
    rows: [],
    downlines: team,
    open: ['zubair_k', 'fa***21'],
    load: { kind: 'ready' },
    onToggle: fn(),
    onRetry: fn(),
    onDetails: fn(),
    onSearch: fn(),
  },
  parameters: { visual: { modes: ['desk'] } },
  render: (args) => <HeldTeam {...args} />,
} satisfies Meta<HeldTeamProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const inwards = (root: HTMLElement) => (getComputedStyle(root).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
const outwards = (root: HTMLElement) => (getComputedStyle(root).direction === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
const onAPhone = () => window.innerWidth < 640;

export const Entered: Story = {
  name: 'Entered by Tab at one row, then its own controls alone',
  tags: ['UI-02'],
  parameters: { visual: { widths: 'both', modes: ['desk', 'desk-dark-rtl', 'phone-lumen'] } },
  async play({ canvasElement }) {
    await userEvent.tab();
    await isAt(canvasElement, 'zubair_k');
    await press('{ArrowDown}');
    await isAt(canvasElement, 'fa***21');
    if (!onAPhone()) {
      await userEvent.tab();
      await expect(within(row(canvasElement, 'fa***21')).getByRole('link')).toHaveFocus();
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName('Actions for fa***21');
    }
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
    await userEvent.tab({ shift: true });
    await expect(row(canvasElement, 'fa***21').contains(document.activeElement)).toBe(true);
    row(canvasElement, 'fa***21').focus();
  },
};
export const WithUpAndDown: Story = {
  name: 'With Up and Down from row to row, past rows on their way',
  tags: ['AGT-05'],
  args: { open: ['zubair_k', 'be***44'] },
  async play({ canvasElement }) {
    await userEvent.tab();
    await press('{ArrowDown}{ArrowDown}');
    await isAt(canvasElement, 'be***44');
    await press(inwards(canvasElement));
    await isAt(canvasElement, 'be***44');
    await press('{ArrowDown}');
    await isAt(canvasElement, 'meilin88');
    await press('{ArrowUp}');
    await isAt(canvasElement, 'be***44');
    await press('{ArrowUp}{ArrowUp}{ArrowUp}');
    await isAt(canvasElement, 'zubair_k');
  },
};
/** With the arrow inwards that opens and goes in, and the one outwards that closes and goes up. */
export const WithInwardsAndOutwards: Story = {
  name: 'Arrows inwards and outwards',
  tags: ['AGT-05'],
  args: { open: [] },
  async play({ canvasElement, args }) {
    await userEvent.tab();
    await press(inwards(canvasElement));
    await expect(args.onToggle).toHaveBeenLastCalledWith('zubair_k');
    await isAt(canvasElement, 'zubair_k');
    await press(inwards(canvasElement));
    await isAt(canvasElement, 'fa***21');
    await press(outwards(canvasElement));
    await isAt(canvasElement, 'zubair_k');
    await press(outwards(canvasElement));
    await expect(row(canvasElement, 'zubair_k')).toHaveAttribute('aria-expanded', 'false');
    await press('{End}');
    await press(inwards(canvasElement));
    await isAt(canvasElement, 'tonyo');
    await press(outwards(canvasElement));
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};
/** With Home and End, whose rows come into the document with the focus. */
export const WithHomeAndEnd: Story = {
  name: 'Home and End',
  tags: ['AGT-05'],
  args: { downlines: wide(1000), open: [] },
  async play({ canvasElement }) {
    await userEvent.tab();
    await press('{End}');
    await isAt(canvasElement, 'agent100');
    await press('{Home}');
    await isAt(canvasElement, 'agent1');
    await expect(drawnRows(canvasElement).length).toBeLessThanOrEqual(60);
  },
};
export const WithPages: Story = {
  name: 'With Page Down and Page Up',
  tags: ['AGT-05'],
  args: { downlines: wide(1000), open: [] },
  async play({ canvasElement }) {
    await userEvent.tab();
    await press('{PageDown}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-id')).toMatch(/^agent([5-9]|1\d)$/));
    const reached = document.activeElement?.getAttribute('data-id') ?? '';
    await press('{PageDown}{PageUp}');
    await isAt(canvasElement, reached);
    await press('{PageUp}{PageUp}');
    await isAt(canvasElement, 'agent1');
  },
};
/** With Enter for details, and for another try of a branch that failed. */
export const WithEnter: Story = {
  name: 'Enter',
  tags: ['AGT-05'],
  args: { open: ['meilin88'] },
  async play({ canvasElement, args }) {
    await userEvent.tab();
    await press('{Enter}');
    await expect(args.onDetails).toHaveBeenLastCalledWith('zubair_k');
    await press('{ArrowDown}');
    await press(inwards(canvasElement));
    await isAt(canvasElement, 'meilin88/failed');
    await press('{Enter}');
    await expect(args.onRetry).toHaveBeenLastCalledWith('meilin88');
    await isAt(canvasElement, 'meilin88');
  },
};
export const WithTheSlash: Story = {
  name: 'With the slash key for the search',
  tags: ['AGT-05'],
  async play({ args }) {
    await userEvent.tab();
    await press('/');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};
/** With Shift and F10 for the menu, whose items out of reach say why. */
export const WithTheMenu: Story = {
  name: 'Shift and F10 for the menu',
  tags: ['AGT-05'],
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement, args }) {
    if (onAPhone()) return;
    onMenu.mockClear();
    await userEvent.tab();
    await press('{ArrowDown}');
    await press('{Shift>}{F10}{/Shift}');
    const menu = await within(canvasElement).findByRole('menu', { name: 'Actions for fa***21' });
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Details and log' })).toHaveFocus());
    await press('{ArrowDown}');
    const contracts = within(menu).getByRole('menuitem', { name: 'Contracts Only no***8k can propose' });
    await expect(contracts).toHaveFocus();
    await press('{Enter}');
    await expect(onMenu).not.toHaveBeenCalled();
    await press('{Escape}');
    await isAt(canvasElement, 'fa***21');
    await press('{ContextMenu}');
    await waitFor(() => expect(menu).toBeVisible());
    await press('{Enter}');
    await expect(onMenu).toHaveBeenLastCalledWith('details');
    await expect(args.onDetails).not.toHaveBeenCalled();
    await isAt(canvasElement, 'fa***21');
    await press('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(menu).toBeVisible());
  },
};
/** With the focus on a row that was scrolled away, which stays and is gone on from. */
export const ScrolledAway: Story = {
  name: 'Focused row scrolled away',
  tags: ['AGT-05'],
  args: { downlines: wide(1000), open: [] },
  async play({ canvasElement }) {
    await userEvent.tab();
    await press('{ArrowDown}{ArrowDown}');
    await isAt(canvasElement, 'agent3');
    await scrolled(canvasElement, grid(canvasElement).scrollHeight / 2);
    await isAt(canvasElement, 'agent3');
    await expect(drawnRows(canvasElement).length).toBeLessThanOrEqual(60);
    await press('{ArrowDown}');
    await isAt(canvasElement, 'agent4');
    const region = grid(canvasElement).parentElement;
    await expect(region?.scrollTop).toBeLessThan(200);
  },
};
export const UpThroughTheAncestors: Story = {
  name: 'With the focus on an ancestor that stays, and above it',
  tags: ['AGT-05'],
  args: { open: ['zubair_k', 'fa***21', 'no***8k', 'hi***04', 'aslam.p'] },
  async play({ canvasElement }) {
    await userEvent.tab();
    await press('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await isAt(canvasElement, 'sa***11');
    await scrolled(canvasElement, 140);
    await press('{ArrowUp}');
    await isAt(canvasElement, 'sa***10');
    await press('{ArrowUp}');
    await isAt(canvasElement, 'hi***04');
    await press('{ArrowUp}{ArrowUp}');
    await isAt(canvasElement, 'fa***21');
  },
};
