import { withDeadline } from '../base/patience.ts';
import { createServerClock } from '../base/serverClock.ts';
import { type BrandReading, readBrand } from './brand.ts';

export interface Network {
  fetch: (request: Request) => Promise<Response>;
  /** Platform's time, ms since 1970, estimated from responses; local time before the first one. */
  now: () => number;
}

/** Requests started by the page before its scripts ran. */
export interface EarlyAnswers {
  /** Returns the pending response of a request, if any; each can be taken once. */
  take: (request: Request) => Promise<Response> | undefined;
  /** Returns when a request was sent, ms since 1970: in the past if it was preloaded. */
  sentAt: (request: Request) => number;
}

/** Creates the browser's network, reading the platform's clock from the responses. */
export function createNetwork(
  send: (request: Request) => Promise<Response> = (request) => fetch(request),
  // Reads `Date.now` on each call, because stories and tests replace it later.
  local: () => number = () => Date.now(),
  early: EarlyAnswers = { take: () => undefined, sentAt: local },
  heed: (response: Response) => void = () => undefined,
): Network {
  const clock = createServerClock(local);
  return {
    async fetch(request) {
      const sent = early.sentAt(request);
      const response = await (early.take(request) ?? send(request));
      clock.learn(response.headers.get('date'), sent, local());
      heed(response);
      return response;
    },
    now: clock.now,
  };
}

/**
 * Fetches the brand document (APP-01). Never rejects: failures are readings with `problems`. `timeoutMs` covers the
 * whole request.
 */
export async function fetchBrand(network: Network, address: string, timeoutMs = 15_000): Promise<BrandReading> {
  try {
    return await withDeadline(timeoutMs, undefined, async (signal) => {
      const response = await network.fetch(
        new Request(new URL(address, location.href), { signal, credentials: 'same-origin' }),
      );
      if (!response.ok) return { ok: false, problems: [`HTTP ${response.status}`] };
      return readBrand(await response.json());
    });
  } catch (error) {
    return { ok: false, problems: [error instanceof Error ? error.message : String(error)] };
  }
}
