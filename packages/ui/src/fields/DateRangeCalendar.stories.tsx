import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { behavesAsPopup } from '../internal/behavesAsPopup.ts';
import { media } from '../theme.css.ts';
import { DateRange } from './DateRange.tsx';
import {
  box,
  chosenDays,
  dateRangeArgs,
  dateRangeWords,
  dayButton,
  focusedDay,
  HeldDateRange,
  opener,
  openPanel,
  popup,
  today,
  week,
} from './storyDateRange.tsx';

const meta = {
  title: 'Fields/DateRange calendar',
  component: DateRange,
  args: { ...dateRangeArgs, value: week },
  render: (args) => <HeldDateRange {...args} />,
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

const months = () => (matchMedia(media.pair).matches ? 2 : 1);
const towards = (root: HTMLElement) =>
  getComputedStyle(root).direction === 'rtl'
    ? { later: '{ArrowLeft}', sooner: '{ArrowRight}' }
    : { later: '{ArrowRight}', sooner: '{ArrowLeft}' };

export const Open: Story = {
  name: 'Open on its last day, the days and the preset marked',
  tags: ['MEM-08'],
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement }) {
    const panel = await openPanel(canvasElement);
    await expect(within(panel).getAllByRole('grid')).toHaveLength(months());
    await expect(focusedDay()).toBe(today);
    await expect(chosenDays(panel)).toHaveLength(7);
    await expect(dayButton(panel, today)).toHaveAttribute('aria-current', 'date');
    await expect(dayButton(panel, today)).toHaveAccessibleName(/^Saturday,? 14 March 2026$/);
    await expect(dayButton(panel, '2026-03-15')).toBeDisabled();
    await expect(within(panel).getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const OverTwoMonths: Story = {
  name: 'Open over days of two months',
  tags: ['MEM-08'],
  args: { value: { from: '2026-02-24', to: '2026-03-05' } },
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement }) {
    const panel = await openPanel(canvasElement);
    await expect(chosenDays(panel)).toHaveLength(months() === 2 ? 10 : 5);
    await expect(within(panel).getByRole('button', { name: 'Custom' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const OpenAndEmpty: Story = {
  args: { value: null },
  async play({ canvasElement }) {
    const panel = await openPanel(canvasElement);
    await expect(chosenDays(panel)).toEqual([]);
    await expect(focusedDay()).toBe(today);
  },
};
export const WithAWeekFromSunday: Story = {
  args: { locale: 'en-US' },
  async play({ canvasElement }) {
    const panel = await openPanel(canvasElement);
    await expect(within(panel).getAllByRole('columnheader')[0]).toHaveAttribute('abbr', 'Sunday');
  },
};
export const WithoutLongPresets: Story = {
  name: 'Without the presets that are too long',
  tags: ['MEM-08'],
  args: { maxDays: 7 },
  async play({ canvasElement }) {
    const group = within(await openPanel(canvasElement)).getByRole('group', { name: 'Quick choices' });
    await expect(within(group).getAllByRole('button')).toHaveLength(4);
  },
};
export const ByAPreset: Story = {
  name: 'Chosen by a preset, the focus back on its button',
  tags: ['MEM-08'],
  async play({ canvasElement, args }) {
    const panel = await openPanel(canvasElement);
    await userEvent.click(within(panel).getByRole('button', { name: 'Yesterday' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-13', to: '2026-03-13' });
    await expect(box(canvasElement)).toHaveValue('2026-03-13');
    await expect(opener(canvasElement)).toHaveFocus();
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
  },
};
export const ByCustom: Story = {
  name: 'Led to its days by the custom preset',
  tags: ['MEM-08'],
  parameters: { visual: { modes: ['desk', 'phone-lumen'], looksLike: 'open' } },
  async play({ canvasElement }) {
    const panel = await openPanel(canvasElement);
    within(panel).getByRole('button', { name: 'Custom' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(focusedDay()).toBe(today);
  },
};
export const ChoosingTheLastDay: Story = {
  name: 'Choosing the last day, those too far away out of reach',
  tags: ['MEM-08'],
  args: { maxDays: 7 },
  async play({ canvasElement }) {
    const panel = await openPanel(canvasElement);
    await userEvent.click(dayButton(panel, '2026-03-05'));
    await expect(within(panel).getByRole('status')).toHaveTextContent(dateRangeWords.calendar.chooseLast);
    await expect(dayButton(panel, '2026-03-12')).toBeDisabled();
    await userEvent.hover(dayButton(panel, '2026-03-10'));
    await expect(chosenDays(panel)).toHaveLength(6);
  },
};
export const ByMouse: Story = {
  name: 'Chosen by two presses, in either order',
  tags: ['MEM-08'],
  async play({ canvasElement, args }) {
    const panel = await openPanel(canvasElement);
    await userEvent.click(dayButton(panel, '2026-03-11'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(dayButton(panel, '2026-03-04'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-04', to: '2026-03-11' });
    await expect(opener(canvasElement)).toHaveFocus();
  },
};
export const ByEnterAndSpace: Story = {
  name: 'Chosen by Enter and Space',
  tags: ['UI-01'],
  async play({ canvasElement, args }) {
    await openPanel(canvasElement);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(focusedDay()).toBe('2026-03-07'));
    await userEvent.keyboard(`{ArrowUp}${towards(canvasElement).later}[Space]`);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '2026-03-07' });
  },
};
export const WithArrows: Story = {
  name: 'With the arrow keys, which go on to the month before',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await openPanel(canvasElement);
    const { later, sooner } = towards(canvasElement);
    await userEvent.keyboard(`${sooner}{ArrowUp}`);
    await expect(focusedDay()).toBe('2026-03-06');
    await userEvent.keyboard(`{ArrowDown}${later}`);
    await expect(focusedDay()).toBe(today);
    await userEvent.keyboard(later);
    await expect(focusedDay()).toBe(today);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(focusedDay()).toBe('2026-02-21');
  },
};
export const WithHomeAndEnd: Story = {
  name: 'With Home and End for the week',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await openPanel(canvasElement);
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(focusedDay()).toBe('2026-03-02');
    await userEvent.keyboard('{End}');
    await expect(focusedDay()).toBe('2026-03-08');
  },
};
export const WithPages: Story = {
  name: 'With Page Up and Page Down for months, with Shift for years',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await openPanel(canvasElement);
    await userEvent.keyboard('{PageUp}');
    await expect(focusedDay()).toBe('2026-02-14');
    await userEvent.keyboard('{PageDown}');
    await expect(focusedDay()).toBe(today);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(focusedDay()).toBe('2025-03-14');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(focusedDay()).toBe('2025-01-01');
  },
};
export const WithOtherMonths: Story = {
  name: 'Turned to other months by its buttons, which keep the focus',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    const panel = await openPanel(canvasElement);
    const after = within(panel).getByRole('button', { name: 'Month after' });
    await expect(after).toHaveAttribute('aria-disabled', 'true');
    const before = within(panel).getByRole('button', { name: 'Month before' });
    before.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(before).toHaveFocus();
    await expect(within(panel).getByRole('grid', { name: 'January 2026' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await expect(focusedDay()).toBe('2026-01-31');
  },
};
export const ClosedByEscape: Story = {
  name: 'Closed by Escape in the midst of choosing, nothing changed',
  tags: ['UI-01'],
  async play({ canvasElement, args }) {
    await openPanel(canvasElement);
    await behavesAsPopup.closesByEscape(popup(canvasElement), '{Enter}{Escape}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const LeftByTab: Story = {
  name: 'Left by Tab, which closes it',
  tags: ['UI-01'],
  parameters: { visual: { looksLike: 'closed-by-escape' } },
  async play({ canvasElement }) {
    await openPanel(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await expect(opener(canvasElement)).toHaveFocus();
  },
};
