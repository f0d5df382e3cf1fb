import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { noInput } from './fields.ts';
import { list } from './list.ts';
import type { Network } from './network.ts';
import { withDeadline } from './patience.ts';

/** Other addresses of the same site, as origins. Source: section 7; its answer is assumed. */
export const domainRoute = endpoint({
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'open',
  assumed: true,
  input: noInput,
  value: list(
    v.pipe(
      v.object({ domain: v.pipe(v.string(), v.maxLength(255)) }),
      v.transform(({ domain }) => domain),
    ),
  ),
});

/**
 * Asks every origin for a small file at once and answers with the one that answers first, or null when none does within
 * `timeoutMs`. What it answers is not read, so that another origin need not agree to be asked.
 */
export async function fastestOrigin(
  network: Network,
  origins: readonly string[],
  timeoutMs = 5_000,
): Promise<string | null> {
  const ask = (origin: string) =>
    withDeadline(timeoutMs, undefined, async (signal) => {
      await network.fetch(
        new Request(`${origin}/brand.json`, { signal, mode: 'no-cors', cache: 'no-store', credentials: 'omit' }),
      );
      return origin;
    });
  return Promise.any(origins.map(ask)).catch(() => null);
}
