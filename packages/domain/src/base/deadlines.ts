/**
 * A deadline as it is shown. `due`: by our reckoning it has passed, and the platform, which decides, has not said so yet (FLT-039).
 */
export type DeadlinePhase =
  | { kind: 'open'; secondsLeft: number; warning: 'none' | 'soon' | 'last' }
  | { kind: 'due' }
  | { kind: 'none' };

const soonMs = 10 * 60_000;
const lastMs = 60_000;

/** Where a deadline stands. Both are ms on the platform's clock; open until the moment itself. */
export function deadlinePhase(deadline: number | null, now: number): DeadlinePhase {
  if (deadline === null) return { kind: 'none' };
  const left = deadline - now;
  if (left <= 0) return { kind: 'due' };
  return {
    kind: 'open',
    secondsLeft: Math.ceil(left / 1000),
    warning: left <= lastMs ? 'last' : left <= soonMs ? 'soon' : 'none',
  };
}

/** Seconds left at which a screen reader is told, and no others (FLT-125). */
const told = [60, 30, 10, 0];

/** The mark that a countdown has passed between two looks (seconds left), the latest where it was several; null for none. */
export function announcedAt(before: number, after: number): number | null {
  return told.findLast((mark) => before > mark && after <= mark) ?? null;
}
