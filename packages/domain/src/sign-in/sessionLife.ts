/** Time between warning and end of the session, ms. */
export const warningLeadMs = 60_000;

export type SessionWarning = { kind: 'quiet' } | { kind: 'warn'; secondsLeft: number } | { kind: 'over' };

/** Decides about a warning; none if `endsAt` is unknown. Both are ms since 1970. */
export function sessionWarning(endsAt: number | null, now: number): SessionWarning {
  if (endsAt === null || endsAt - now > warningLeadMs) return { kind: 'quiet' };
  return endsAt > now ? { kind: 'warn', secondsLeft: Math.ceil((endsAt - now) / 1000) } : { kind: 'over' };
}

/** Returns milliseconds until the warning is due, at most a day, because longer timers fire at once. */
export function nextLook(endsAt: number, now: number): number {
  return Math.min(86_400_000, Math.max(0, endsAt - now - warningLeadMs));
}
