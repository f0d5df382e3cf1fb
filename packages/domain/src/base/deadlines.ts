/** Deadline as displayed. `due`: passed by our clock but not yet confirmed by the platform, which decides (FLT-039). */
export type DeadlinePhase =
  | { kind: 'open'; secondsLeft: number; warning: 'none' | 'soon' | 'last' }
  | { kind: 'due' }
  | { kind: 'none' };

const soonMs = 10 * 60_000;
const lastMs = 60_000;

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

/** Seconds left at which screen readers are notified, and no others (FLT-125). */
const told = [60, 30, 10, 0];

/** Returns the latest mark a countdown passed between two checks (seconds left); null for none. */
export function announcedAt(before: number, after: number): number | null {
  return told.findLast((mark) => before > mark && after <= mark) ?? null;
}
