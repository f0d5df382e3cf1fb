const shortest = 1;
const longest = 600;

/**
 * Seconds that a Retry-After header asks to wait, 1 to 600, or null when it is absent or says nothing readable.
 * Takes seconds in any notation and HTTP dates; `now` is the moment the answer came, in milliseconds.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim();
  if (!text) return null;
  const seconds = Number(text);
  if (!Number.isNaN(seconds)) return clamp(seconds);
  const date = /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : clamp((date - now) / 1000);
}

/** Seconds to wait before asking again: what was said, else 60, for verification codes 300. */
export function waitSeconds(retryAfter: number | null, kind: 'call' | 'code' = 'call'): number {
  return retryAfter ?? (kind === 'code' ? 300 : 60);
}

function clamp(seconds: number): number {
  return Math.min(longest, Math.max(shortest, Math.ceil(seconds)));
}
