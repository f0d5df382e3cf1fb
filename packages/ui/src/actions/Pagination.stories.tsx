import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { column } from '../internal/storySurface.css.ts';
import { media } from '../theme.css.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Turned(props: PaginationProps) {
  const [current, setCurrent] = useState(props.selected);
  const select = (page: number) => {
    props.onSelect(page);
    setCurrent(page);
  };
  return <Pagination {...props} selected={current} onSelect={select} />;
}

const meta = {
  title: 'Actions/Pagination',
  component: Pagination,
  args: {
    label: 'Pages',
    selected: 1,
    total: 19,
    hrefOf: (page) => `?page=${page}`,
    onSelect: fn(),
    words: {
      previous: 'Previous page',
      next: 'Next page',
      page: (page) => `Page ${page}`,
      position: (current, total) => `${current} of ${total}`,
    },
  },
  render: (args) => <Turned {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

const link = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('link', { name, hidden: true });

export const Few: Story = { args: { total: 3, selected: 2 } };
export const Many: Story = { args: { total: 1280, selected: 640 } };
export const AtTheFirst: Story = {
  name: 'At the first of many',
  tags: ['UI-04'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvasElement.querySelector('ul')).toHaveTextContent('123…19');
    await expect(link(canvasElement, 'Page 1')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=2');
  },
};
export const AtTheLast: Story = {
  name: 'At the last of many',
  tags: ['UI-04'],
  args: { selected: 19 },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('ul')).toHaveTextContent('1…171819');
    await expect(link(canvasElement, 'Next page')).toHaveAttribute('aria-disabled', 'true');
  },
};
export const InTheMiddle: Story = {
  name: 'In the middle',
  tags: ['UI-04'],
  args: { selected: 10 },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('ul')).toHaveTextContent('1…91011…19'),
};
export const OnePage: Story = {
  name: 'Not shown for one page',
  tags: ['UI-04'],
  args: { total: 1 },
  play: ({ canvasElement }) => expect(within(canvasElement).queryByRole('navigation')).toBeNull(),
};
export const Busy: Story = {
  name: 'Busy, asking for no other page',
  tags: ['UI-01'],
  args: { selected: 3, busy: true },
  async play({ canvasElement, args }) {
    await expect(within(canvasElement).getByRole('navigation')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(link(canvasElement, 'Next page'));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
export const OnAPhone: Story = {
  name: 'On a phone',
  tags: ['UI-01'],
  args: { selected: 3, total: 12 },
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement }) {
    const phone = !matchMedia(media.pair).matches;
    const list = within(canvasElement).queryByRole('list');
    if (phone) await expect(within(canvasElement).getByText('3 of 12')).toBeVisible();
    else await expect(within(canvasElement).getByText('3 of 12')).not.toBeVisible();
    await expect(list === null).toBe(phone);
  },
};
export const Turning: Story = {
  name: 'Turned by mouse and by key, with the focus kept at the end',
  tags: ['FLT-122', 'UI-01'],
  args: { selected: 1, total: 3 },
  async play({ canvasElement, args }) {
    const address = location.href;
    const next = link(canvasElement, 'Next page');
    await userEvent.click(next);
    await expect(args.onSelect).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(3);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(location.href).toBe(address);
  },
};
export const Focused: Story = {
  name: 'Focused, with its ring',
  tags: ['UI-02'],
  args: { selected: 2 },
  async play({ canvasElement }) {
    await userEvent.tab();
    const previous = link(canvasElement, 'Previous page');
    await expect(previous).toHaveFocus();
    await expect(getComputedStyle(previous).outlineStyle).toBe('solid');
  },
};
export const Hovered: Story = {
  args: { selected: 2 },
  globals: { pseudo: { hover: '[aria-label="Next page"]' } },
};
export const WithLongWords: Story = {
  args: {
    selected: 3,
    words: { ...meta.args.words, position: (current, total) => `صفحہ ${current} از ${total} ${'page'.repeat(50)}` },
  },
  render: (args) => (
    <div className={column}>
      <Turned {...args} />
    </div>
  ),
};
