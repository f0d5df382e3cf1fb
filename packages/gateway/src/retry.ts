import type { AnyEndpoint } from './endpoint.ts';
import type { ErrorDetails } from './error.ts';

const mostAttempts = 3;
/** A longer wait is reported to the player instead of waited for. */
const longestWait = 5000;

/**
 * Milliseconds to wait before the next attempt, or null to give up. Reads are repeated unless they launch; a money call is repeated
 * under its key; nothing else. The wait doubles from half a second, with jitter, to at most five; a Retry-After sets its least.
 * `random` is from 0 up to 1. `attempt` counts those made.
 */
export function retryDelay(
  endpoint: AnyEndpoint,
  failure: Pick<ErrorDetails, 'kind' | 'code' | 'status' | 'retryAfter'>,
  attempt: number,
  random: number,
): number | null {
  const repeatable = endpoint.money === true || (endpoint.method === 'GET' && !endpoint.launch);
  if (!repeatable || attempt >= mostAttempts || !mayPass(endpoint, failure)) return null;
  const least = (failure.retryAfter ?? 0) * 1000;
  if (least > longestWait) return null;
  const ceiling = Math.min(longestWait, 500 * 2 ** (attempt - 1));
  return Math.max(least, ceiling / 2 + (random * ceiling) / 2);
}

function mayPass(
  endpoint: AnyEndpoint,
  { kind, code, retryAfter }: Pick<ErrorDetails, 'kind' | 'code' | 'retryAfter'>,
): boolean {
  if (code === 'encryption-unavailable' || code === 'maintenance' || code === 'region-blocked') return false;
  if (code === 'in-flight') return endpoint.money === true;
  if (kind === 'too-many') return endpoint.money !== true && typeof retryAfter === 'number';
  if (kind === 'malformed') return endpoint.money === true && code !== 'too-large';
  return kind === 'unreachable' || kind === 'timeout';
}
