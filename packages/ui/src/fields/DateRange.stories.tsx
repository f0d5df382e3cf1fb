import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { behavesAsPopup } from '../internal/behavesAsPopup.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { StoryPage } from '../overlays/storyPage.tsx';
import { DateRange } from './DateRange.tsx';
import {
  box,
  dateRangeArgs,
  dateRangeWords,
  HeldDateRange,
  opener,
  openPanel,
  popup,
  today,
  urduDateRangeWords,
  week,
} from './storyDateRange.tsx';

const meta = {
  title: 'Fields/DateRange',
  component: DateRange,
  args: { ...dateRangeArgs, fromName: 'from', toName: 'to' },
  render: (args) => <HeldDateRange {...args} />,
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

const custom = { from: '2026-02-24', to: '2026-03-05' };

export const Empty: Story = {
  name: 'Empty, its words tied to it',
  tags: ['UI-01'],
  args: { placeholder: 'YYYY-MM-DD – YYYY-MM-DD' },
  async play({ canvasElement }) {
    await behavesAsField(canvasElement, { label: 'Days' });
    await expect(opener(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};
export const OfToday: Story = { args: { value: { from: today, to: today } } };
export const OfYesterday: Story = { args: { value: { from: '2026-03-13', to: '2026-03-13' } } };
export const OfTheLast7Days: Story = { args: { value: week } };
export const OfTheLast30Days: Story = { args: { value: { from: '2026-02-13', to: today } } };
export const OfCustomDays: Story = { args: { value: custom } };
export const Compact: Story = {
  name: 'Compact, with its label inside',
  tags: ['MEM-08'],
  args: { compact: true, value: week },
  async play({ canvasElement }) {
    await behavesAsField(canvasElement, { label: 'Days' });
  },
};
export const Focused: Story = {
  args: { value: week },
  async play({ canvasElement }) {
    await userEvent.click(box(canvasElement));
  },
};
export const WithItsButtonHovered: Story = { args: { value: week }, globals: { pseudo: { hover: 'button' } } };
export const WithAHint: Story = {
  name: 'With a hint, tied to it',
  tags: ['UI-01'],
  args: { hint: 'Records are kept for a year', required: true },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Days', says: args.hint, required: true });
  },
};
export const WithAnError: Story = {
  name: 'With an error by icon, words and state',
  tags: ['VAL-04'],
  args: { error: 'Choose the days of the records' },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Days', says: args.error, invalid: true });
  },
};
export const WithSuccess: Story = { args: { value: week, success: '128 records in these days' } };
export const Loading: Story = { args: { value: week, loading: true, hint: 'Counting the records' } };
export const Disabled: Story = {
  args: { value: week, disabled: true },
  async play({ canvasElement }) {
    await expect(opener(canvasElement)).toBeDisabled();
  },
};
export const LongerThanAllowed: Story = {
  name: 'Of more days than are allowed, and said so',
  tags: ['MEM-08'],
  args: { value: { from: '2026-01-01', to: today } },
  async play({ canvasElement }) {
    await behavesAsField(canvasElement, { label: 'Days', says: dateRangeWords.problems.tooLong, invalid: true });
  },
};

export const Typed: Story = {
  name: 'Typed in either order, and written out once left',
  tags: ['MEM-08'],
  async play({ canvasElement, args }) {
    await userEvent.type(box(canvasElement), '2026/3/10 2026/3/2');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-02', to: '2026-03-10' });
    await expect(box(canvasElement)).toHaveValue('2026/3/10 2026/3/2');
    await userEvent.tab();
    await expect(box(canvasElement)).toHaveValue('2026-03-02 – 2026-03-10');
  },
};
export const TypedInOtherDigits: Story = {
  name: 'Typed in Urdu digits',
  tags: ['MEM-08'],
  async play({ canvasElement, args }) {
    await userEvent.type(box(canvasElement), '۲۰۲۶-۰۳-۰۸');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-08', to: '2026-03-08' });
  },
};
export const TypedWrong: Story = {
  name: 'Typed wrong',
  tags: ['VAL-04'],
  args: { value: week },
  async play({ canvasElement, args }) {
    await userEvent.clear(box(canvasElement));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(box(canvasElement), '2026-02-30');
    await expect(box(canvasElement)).toBeValid();
    await userEvent.tab();
    await expect(box(canvasElement)).toBeInvalid();
    await expect(box(canvasElement)).toHaveValue('2026-02-30');
    await expect(box(canvasElement)).toHaveAccessibleDescription(dateRangeWords.problems.unreadable);
  },
};
export const TypedOutOfReach: Story = {
  name: 'Typed out of reach, and said so at Enter',
  tags: ['VAL-04'],
  async play({ canvasElement, args }) {
    await userEvent.type(box(canvasElement), '2026-03-14 – 2026-03-15{Enter}');
    await expect(box(canvasElement)).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(box(canvasElement)).toHaveAccessibleDescription(dateRangeWords.problems.outOfReach);
  },
};

export const InUrdu: Story = {
  name: 'In Urdu, weeks beginning on Sunday',
  tags: ['UI-01'],
  globals: { language: 'UR' },
  args: { label: 'دن', locale: 'ur-PK', value: week, words: urduDateRangeWords },
  async play({ canvasElement }) {
    within(canvasElement).getByRole('button', { name: urduDateRangeWords.open }).click();
    const panel = await within(canvasElement).findByRole('dialog', { name: 'دن' });
    await expect(within(panel).getAllByRole('columnheader')[0]).toHaveAttribute('abbr', 'اتوار');
  },
};
export const InThai: Story = {
  name: 'In Thai, its years still Gregorian',
  tags: ['UI-01'],
  args: { locale: 'th', value: week },
  async play({ canvasElement }) {
    const panel = await openPanel(canvasElement);
    await expect(within(panel).getByRole('grid', { name: /มีนาคม.*2026/ })).toBeInTheDocument();
  },
};
export const InArabic: Story = {
  name: 'In Arabic, weeks beginning on Saturday',
  tags: ['UI-01'],
  args: { locale: 'ar-EG', value: week },
  async play({ canvasElement }) {
    const panel = await openPanel(canvasElement);
    await expect(within(panel).getAllByRole('columnheader')[0]).toHaveAttribute('abbr', 'السبت');
  },
};
/** In a dialog, which Escape leaves open while the calendar closes. */
export const InADialog: Story = {
  name: 'In a dialog',
  tags: ['UI-01'],
  args: { value: week },
  render: (args) => (
    <StoryPage open={false} opener="Choose records">
      {(open, setOpen) => (
        <Dialog open={open} title="Records" onClose={() => setOpen(false)} words={{ close: 'Close' }}>
          <HeldDateRange {...args} />
        </Dialog>
      )}
    </StoryPage>
  ),
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose records' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Records' });
    await openPanel(dialog);
    await behavesAsPopup.closesByEscape(popup(dialog));
    await waitFor(() => expect(dialog).toBeVisible());
    await openPanel(dialog);
  },
};
export const WithLongWords: Story = {
  args: {
    label: 'Days of the records that are to be shown in the list below',
    value: week,
    error: `Choose other days: ${'x'.repeat(200)}`,
    words: {
      ...dateRangeWords,
      presets: { ...dateRangeWords.presets, last7: 'o'.repeat(200), last30: 'The thirty days that end with today' },
    },
  },
  async play({ canvasElement }) {
    const panel = await openPanel(canvasElement);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
