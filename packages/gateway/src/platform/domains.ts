import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { noInput } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { withDeadline } from '../base/patience.ts';
import type { Network } from './network.ts';

/** Alternative origins of this site. Source: section 7; the response is assumed. */
export const domainRoute = endpoint({
  method: 'GET',
  path: '/wps/system/domainRoute',
  capability: 'domains',
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
 * Returns the origin that responds first, or null after `timeoutMs`. The response is not read, so origins need no CORS
 * headers.
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
