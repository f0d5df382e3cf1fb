import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { column } from '../internal/storySurface.css.ts';
import { agent, deep, failed, member, nodes, onRetry, ready } from './storyTeam.ts';
import { Tree, type TreeProps } from './Tree.tsx';

const toTheBottom = ['bero.k', 'anka77', 'dalo', 'sim_ra'];

const meta = {
  title: 'Data/Tree',
  tags: ['AGT-05'],
  component: Tree,
  args: {
    label: 'Downlines of rania_87',
    nodes,
    expanded: [],
    onExpand: fn(),
    onSelect: fn(),
    words: { loading: 'Loading the team', count: (count) => `${count} members` },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement.dataset.id : undefined);
const item = (root: HTMLElement, name: RegExp) => within(root).getByRole('treeitem', { name });
const inwards = (root: HTMLElement) => (getComputedStyle(root).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
const outwards = (root: HTMLElement) => (getComputedStyle(root).direction === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

export const Closed: Story = {
  name: 'Closed, its top level in sight',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tree', { name: 'Downlines of rania_87' })).toBeVisible();
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(5);
    await expect(item(canvasElement, /^bero\.k/)).toHaveAttribute('aria-expanded', 'false');
    await expect(item(canvasElement, /^taro/)).not.toHaveAttribute('aria-expanded');
  },
};
export const FiveLevelsDeep: Story = {
  name: 'Five levels deep, none wider than the page',
  args: { expanded: toTheBottom, selected: 'dalo' },
  async play({ canvasElement }) {
    await expect(item(canvasElement, /^ovi/)).toHaveAttribute('aria-level', '5');
    await expect(overflow()).toBeLessThanOrEqual(0);
  },
};
export const InANarrowPlace: Story = {
  args: { expanded: toTheBottom },
  render: (args) => (
    <div className={column}>
      <Held {...args} />
    </div>
  ),
};
export const WithOneSelected: Story = { args: { selected: 'taro' } };
export const Focused: Story = {
  name: 'Focused by Tab on the selected one, its only tab stop',
  tags: ['UI-02'],
  args: { expanded: ['bero.k'], selected: 'anka77' },
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(focused()).toBe('anka77');
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
    await userEvent.tab({ shift: true });
    await expect(focused()).toBe('anka77');
  },
};
export const Hovered: Story = { globals: { pseudo: { hover: 'li:nth-child(2) > [role="treeitem"]' } } };
export const Loading: Story = {
  name: 'Loading a branch, and said so',
  args: { expanded: ['milena88'] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading the team');
  },
};
export const Failed: Story = {
  name: 'With a branch that failed, and a retry that keeps the focus',
  args: { expanded: ['aslan.p'] },
  async play({ canvasElement }) {
    onRetry.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(item(canvasElement, /did not load Try again/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(focused()).toBe('aslan.p');
  },
};
export const FailedAndPressed: Story = {
  name: 'Asked once more by a press',
  parameters: { visual: { looksLike: 'failed' } },
  args: { expanded: ['aslan.p'] },
  async play({ canvasElement, args }) {
    onRetry.mockClear();
    await userEvent.click(within(canvasElement).getByText('Try again'));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
export const Empty: Story = { args: { expanded: ['kai99'] } };
export const ByMouse: Story = {
  name: 'Opened at its mark, selected at its name',
  parameters: { visual: { looksLike: 'focused' } },
  async play({ canvasElement, args }) {
    const mark = item(canvasElement, /^bero\.k/).querySelector('svg');
    if (!mark) throw new Error('no mark');
    await userEvent.click(mark);
    await expect(args.onExpand).toHaveBeenLastCalledWith(['bero.k']);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByText('anka77'));
    await expect(args.onSelect).toHaveBeenLastCalledWith('anka77');
    await expect(item(canvasElement, /^anka77/)).toHaveAttribute('aria-selected', 'true');
    await expect(focused()).toBe('anka77');
  },
};
export const WithArrows: Story = {
  name: 'With the arrow keys',
  async play({ canvasElement }) {
    const [into, out] = [inwards(canvasElement), outwards(canvasElement)];
    await userEvent.tab();
    await userEvent.keyboard(into);
    await expect(item(canvasElement, /^bero\.k/)).toHaveAttribute('aria-expanded', 'true');
    await expect(focused()).toBe('bero.k');
    await userEvent.keyboard(into);
    await expect(focused()).toBe('anka77');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(focused()).toBe('milena88');
    await userEvent.keyboard('{ArrowUp}');
    await expect(focused()).toBe('tonyo');
    await userEvent.keyboard(out);
    await expect(focused()).toBe('bero.k');
    await userEvent.keyboard(out);
    await expect(item(canvasElement, /^bero\.k/)).toHaveAttribute('aria-expanded', 'false');
  },
};
export const WithHomeAndEnd: Story = {
  name: 'With Home and End',
  args: { expanded: ['bero.k'] },
  async play() {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe('kai99');
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe('bero.k');
  },
};
export const ByEnterAndSpace: Story = {
  name: 'Selected by Enter and Space',
  async play({ args }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('milena88');
    await userEvent.keyboard('{ArrowDown}[Space]');
    await expect(args.onSelect).toHaveBeenLastCalledWith('taro');
  },
};
export const ByLetters: Story = {
  name: 'With letters, which lead to a name',
  async play() {
    await userEvent.tab();
    await userEvent.keyboard('ka');
    await expect(focused()).toBe('kai99');
  },
};
export const ByAsterisk: Story = {
  name: 'With an asterisk, which opens all of a level',
  async play({ args }) {
    await userEvent.tab();
    await userEvent.keyboard('*');
    await expect(args.onExpand).toHaveBeenLastCalledWith(['bero.k', 'milena88', 'aslan.p', 'kai99']);
  },
};
export const WithLongWords: Story = {
  args: {
    expanded: ['long', 'endless'],
    nodes: [
      {
        ...deep,
        id: 'long',
        name: 'The Cooperative of the Eastern Harbours and of the Islands beyond them',
        note: 'Agent of the second level with a contract on dividends and a daily salary',
        detail: '123,456,789,012,345.67',
        branch: ready(agent('x'.repeat(200), '1.00', 3, ready(member('o'.repeat(200), '2.00')))),
      },
      agent('endless', '0.00', 1, { ...failed, title: 'unbroken'.repeat(25) }),
      { ...member('ur', '640.20'), name: 'رانیہ ستاسی', note: 'رکن' },
    ],
  },
  async play() {
    await expect(overflow()).toBeLessThanOrEqual(0);
  },
};

function Held(props: TreeProps) {
  const [expanded, setExpanded] = useState(props.expanded);
  const [selected, setSelected] = useState(props.selected);
  return (
    <Tree
      {...props}
      expanded={expanded}
      onExpand={(ids) => {
        props.onExpand(ids);
        setExpanded(ids);
      }}
      selected={selected}
      onSelect={(id) => {
        props.onSelect(id);
        setSelected(id);
      }}
    />
  );
}
