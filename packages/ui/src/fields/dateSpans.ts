import { latinDigits } from './amount.ts';
import { addDays, type DateSpan, everyDay, isDate, isWithin, lengthOf, spanOf } from './dates.ts';

export const presets = ['today', 'yesterday', 'last7', 'last30'] as const;
export type DatePreset = (typeof presets)[number];

/** Returns the days of a preset; "last 7" and "last 30" include today. */
export function spanOfPreset(preset: DatePreset, today: string): DateSpan {
  const since = (days: number) => addDays(today, -days);
  return {
    today: { from: today, to: today },
    yesterday: { from: since(1), to: since(1) },
    last7: { from: since(6), to: today },
    last30: { from: since(29), to: today },
  }[preset];
}

export const presetOf = (span: DateSpan, today: string): DatePreset | 'custom' =>
  presets.find((preset) => isSameSpan(spanOfPreset(preset, today), span)) ?? 'custom';

export const isSameSpan = (one: DateSpan | null, other: DateSpan | null) =>
  one?.from === other?.from && one?.to === other?.to;

export const spanText = (span: DateSpan | null) => {
  if (!span) return '';
  return span.from === span.to ? span.from : `${span.from} – ${span.to}`;
};

export interface SpanLimits {
  min?: string;
  max?: string;
  maxDays?: number;
}

export const limitSpan = ({ min = everyDay.from, max = everyDay.to }: SpanLimits): DateSpan => ({ from: min, to: max });

export type SpanProblem = 'unreadable' | 'outOfReach' | 'tooLong';

export function problemOf(span: DateSpan, limits: SpanLimits): SpanProblem | null {
  const reach = limitSpan(limits);
  if (!isWithin(span.from, reach) || !isWithin(span.to, reach)) return 'outOfReach';
  return limits.maxDays !== undefined && lengthOf(span) > limits.maxDays ? 'tooLong' : null;
}

export type ReadSpan = { span: DateSpan; problem: null } | { span: null; problem: SpanProblem | null };

/**
 * Parses one or two days, year first: any script's digits, separated by dashes, dots or slashes, in either order, with
 * any words between. Empty text is neither a span nor a problem.
 */
export function readSpan(text: string, limits: SpanLimits): ReadSpan {
  const typed = latinDigits(text).trim();
  if (typed === '') return { span: null, problem: null };
  const days = [...typed.matchAll(/(?<!\d)(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/g)].map(([, year = '', ...rest]) =>
    [year, ...rest.map((part) => part.padStart(2, '0'))].join('-'),
  );
  const [first, last = first] = days;
  const rest = typed.replace(/\d{4}[-./]\d{1,2}[-./]\d{1,2}/g, '');
  if (!first || !last || days.length > 2 || !days.every(isDate) || /\d/.test(rest))
    return { span: null, problem: 'unreadable' };
  const span = spanOf(first, last);
  const problem = problemOf(span, limits);
  return problem ? { span: null, problem } : { span, problem };
}
