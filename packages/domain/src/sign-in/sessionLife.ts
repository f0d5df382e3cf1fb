/** How long before its end a person is told of it, ms. */
export const warningLeadMs = 60_000;

export type SessionWarning = { kind: 'quiet' } | { kind: 'warn'; secondsLeft: number } | { kind: 'over' };

/** What to say of a session that ends at `endsAt`; nothing when that is not known. Both in ms since 1970. */
export function sessionWarning(endsAt: number | null, now: number): SessionWarning {
  if (endsAt === null || endsAt - now > warningLeadMs) return { kind: 'quiet' };
  return endsAt > now ? { kind: 'warn', secondsLeft: Math.ceil((endsAt - now) / 1000) } : { kind: 'over' };
}

/** Milliseconds until the end is worth looking at again: when the warning would begin. At most a day, as longer timers fire at once. */
export function nextLook(endsAt: number, now: number): number {
  return Math.min(86_400_000, Math.max(0, endsAt - now - warningLeadMs));
}
