import type { Span } from '../base/calendar.ts';

/** A player who is back within this time continues the same sitting: logging in again starts no new counts (RSP-02). */
export const sittingPauseMs = 30 * 60_000;

/** Milliseconds of presence since a moment; what several tabs or devices share counts once. */
export function timePresent(spans: readonly Span[], since: number): number {
  return merged(spans).reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, since)), 0);
}

export interface Sitting {
  /** When it began. */
  from: number;
  /** The moment that the time played is counted from: pauses are left out. */
  playsSince: number;
}

/** The last sitting: stretches that follow each other with no pause longer than `sittingPauseMs`. Null for who never came. */
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

/** The shortest and the longest interval between two reality checks that a player may choose, in minutes. */
export const realityMinutes = { min: 5, max: 240 } as const;

/** Minutes between two reality checks: the brand's or the player's own, whichever is shorter; null for none. */
export function realityInterval(brand: number | null, own: number | null): number | null {
  if (brand === null || own === null) return own ?? brand;
  return Math.min(brand, own);
}

const intervals = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, realityMinutes.max];

/** The intervals to choose from, in minutes: shorter than the brand's, and the one that is the player's now. */
export function realityChoices(brand: number | null, own: number | null): readonly number[] {
  const choices = new Set(own === null ? intervals : [...intervals, own]);
  return [...choices].filter((minutes) => brand === null || minutes < brand).sort((a, b) => a - b);
}

/** When the next reality check is due (ms). `confirmed` is the time played in this sitting at the last one. */
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
