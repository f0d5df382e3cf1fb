import { expect, fn, waitFor, within } from 'storybook/test';
import type { ExpectedPopup } from '../internal/behavesAsPopup.ts';
import { controlled } from '../internal/storyField.tsx';
import { DateRange, type DateRangeProps, type DateRangeWords } from './DateRange.tsx';

export const dateRangeWords: DateRangeWords = {
  open: 'Choose days',
  quick: 'Quick choices',
  presets: { today: 'Today', yesterday: 'Yesterday', last7: 'Last 7 days', last30: 'Last 30 days', custom: 'Custom' },
  calendar: {
    previousMonth: 'Month before',
    nextMonth: 'Month after',
    chooseFirst: 'Choose the first day',
    chooseLast: 'Choose the last day, 31 days at most',
  },
  problems: {
    unreadable: 'Write two days, such as 2026-03-08 – 2026-03-14',
    outOfReach: 'Choose days from 2025-01-01 to today',
    tooLong: 'Choose 31 days at most',
  },
};

export const urduDateRangeWords: DateRangeWords = {
  open: 'دن چنیں',
  quick: 'فوری انتخاب',
  presets: { today: 'آج', yesterday: 'کل', last7: 'پچھلے 7 دن', last30: 'پچھلے 30 دن', custom: 'اپنی مرضی' },
  calendar: {
    previousMonth: 'پچھلا مہینہ',
    nextMonth: 'اگلا مہینہ',
    chooseFirst: 'پہلا دن چنیں',
    chooseLast: 'آخری دن چنیں، زیادہ سے زیادہ 31 دن',
  },
  problems: {
    unreadable: 'دو دن لکھیں، جیسے 2026-03-08 – 2026-03-14',
    outOfReach: 'آج تک کے دن چنیں',
    tooLong: 'زیادہ سے زیادہ 31 دن چنیں',
  },
};

export const today = '2026-03-14';
export const week = { from: '2026-03-08', to: today };

export const dateRangeArgs = {
  label: 'Days',
  value: null,
  onValueChange: fn(),
  today,
  locale: 'en-GB',
  min: '2025-01-01',
  max: today,
  maxDays: 31,
  words: dateRangeWords,
} satisfies DateRangeProps;

export const HeldDateRange = controlled<Exclude<DateRangeProps['value'], undefined>, DateRangeProps>(DateRange);

export const box = (root: HTMLElement) => within(root).getByRole<HTMLInputElement>('textbox');
export const opener = (root: HTMLElement) => within(root).getByRole('button', { name: 'Choose days' });
export const popup = (root: HTMLElement): ExpectedPopup => ({
  button: opener(root),
  find: () => within(root).queryByRole('grid'),
});

export async function openPanel(root: HTMLElement) {
  opener(root).click();
  const panel = await within(root).findByRole('dialog');
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  return panel;
}

export const focusedDay = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.day : undefined;

export const chosenDays = (panel: HTMLElement) =>
  within(panel)
    .queryAllByRole('gridcell', { selected: true })
    .map((cell) => cell.querySelector('button')?.dataset.day);

export const dayButton = (panel: HTMLElement, date: string) => {
  const found = panel.querySelector<HTMLButtonElement>(`[data-day="${date}"]`);
  if (!found) throw new Error(`${date} is not in sight`);
  return found;
};
