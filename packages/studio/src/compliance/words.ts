import type { Dated } from '@baize/domain';

/** Formats yyyy-MM-dd for readers. */
export function dayInWords(day: string): string {
  if (day <= '1900-01-01') return 'day not looked up';
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

export const certaintyWords: Readonly<Record<Dated['certainty'], string>> = {
  sourced: 'read in the primary text',
  secondary: 'read at a law firm, in the press or in a list',
  unverified: 'not checked',
};

/** Returns whole days between two days. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
