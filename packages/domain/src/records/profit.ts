import { addDays, dayOf, dayStart, firstOfMonth, mondayOf, type Span } from '../base/calendar.ts';

export const profitSteps = ['day', 'week', 'month'] as const;
export type ProfitStep = (typeof profitSteps)[number];

export const mostPeriods = 31;

const day = 86_400_000;

export function stepFor({ from, to }: Span, asked: ProfitStep | null): ProfitStep {
  const days = Math.round((to - from) / day);
  const narrowest = days <= mostPeriods ? 0 : days <= mostPeriods * 7 - 7 ? 1 : 2;
  const wanted = asked === null ? 0 : profitSteps.indexOf(asked);
  return profitSteps[Math.max(narrowest, wanted)] ?? 'month';
}

export function stepsFor(span: Span): ProfitStep[] {
  return profitSteps.filter((step) => stepFor(span, step) === step);
}

/**
 * Splits a span into whole days, weeks from Monday or months of a zone, without gap or overlap; the first and last are
 * cut to the span.
 */
export function periodsOf({ from, to }: Span, step: ProfitStep, timeZone: string): Span[] {
  const periods: Span[] = [];
  let start = from;
  while (start < to) {
    const next = Math.max(start + 1, dayStart(nextDay(dayOf(start, timeZone), step), timeZone));
    periods.push({ from: start, to: Math.min(next, to) });
    start = next;
  }
  return periods;
}

function nextDay(of: string, step: ProfitStep): string {
  if (step === 'day') return addDays(of, 1);
  return step === 'week' ? addDays(mondayOf(of), 7) : firstOfMonth(of, 1);
}
