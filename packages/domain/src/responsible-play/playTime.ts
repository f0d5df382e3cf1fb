import type { Span } from '../base/calendar.ts';

/** Pause after which a new sitting starts; logging in again sooner resets no counts (RSP-02). */
export const sittingPauseMs = 30 * 60_000;

/** Sums presence since a moment, ms; overlapping tabs or devices count once. */
export function timePresent(spans: readonly Span[], since: number): number {
  return merged(spans).reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, since)), 0);
}

export interface Sitting {
  from: number;
  /** Start of the playing time with pauses removed. */
  playsSince: number;
}

/** Returns the last sitting: spans without a pause longer than `sittingPauseMs`. Null without any. */
export function lastSitting(spans: readonly Span[]): Sitting | null {
  let sitting: Sitting | null = null;
  let after: number | null = null;
  for (const { from, to } of [...merged(spans)].reverse()) {
    if (after !== null && after - to > sittingPauseMs) break;
    const pause: number = after === null ? 0 : after - to;
    const pauses: number = (sitting ? sitting.playsSince - sitting.from : 0) + pause;
    sitting = { from, playsSince: from + pauses };
    after = from;
  }
  return sitting;
}

export const realityMinutes = { min: 5, max: 240 } as const;

/** Returns the minutes between reality checks: the shorter of brand and player; null for none. */
export function realityInterval(brand: number | null, own: number | null): number | null {
  if (brand === null || own === null) return own ?? brand;
  return Math.min(brand, own);
}

const intervals = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, realityMinutes.max];

/** Lists the intervals to choose from, minutes: shorter than the brand's, plus the player's current one. */
export function realityChoices(brand: number | null, own: number | null): readonly number[] {
  const choices = new Set(own === null ? intervals : [...intervals, own]);
  return [...choices].filter((minutes) => brand === null || minutes < brand).sort((a, b) => a - b);
}

/** Returns when the next reality check is due (ms). `confirmed` is the playing time of this sitting at the last one. */
export const realityCheckDue = ({ playsSince }: Sitting, confirmed: number, minutes: number): number =>
  playsSince + confirmed + minutes * 60_000;

function merged(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}
