const shortest = 1;
const longest = 600;

/**
 * Parses a Retry-After header (seconds or HTTP date) to 1 to 600 seconds; null if absent or unreadable. `now` is when
 * the response arrived, ms.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim();
  if (!text) return null;
  const seconds = Number(text);
  if (!Number.isNaN(seconds)) return clamp(seconds);
  const date = /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : clamp((date - now) / 1000);
}

/** Returns the seconds before a retry: as the server asked, else 60, or 300 for verification codes. */
export function waitSeconds(retryAfter: number | null, kind: 'call' | 'code' = 'call'): number {
  return retryAfter ?? (kind === 'code' ? 300 : 60);
}

function clamp(seconds: number): number {
  return Math.min(longest, Math.max(shortest, Math.ceil(seconds)));
}
