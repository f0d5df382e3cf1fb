import type { AnyEndpoint } from './endpoint.ts';
import type { ErrorDetails } from './error.ts';

const mostAttempts = 3;
/** Longer waits are reported to the player instead. */
const longestWait = 5000;

/**
 * Returns milliseconds until the next attempt, or null to give up. Reads except launches and money calls (under their
 * key) are retried, nothing else. The delay doubles from half a second to five with jitter, and is at least
 * Retry-After; `random` is 0 to below 1, `attempt` counts those made.
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
