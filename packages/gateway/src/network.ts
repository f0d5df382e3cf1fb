import { type BrandReading, readBrand } from './brand.ts';
import { withDeadline } from './patience.ts';
import { createServerClock } from './serverClock.ts';

export interface Network {
  fetch: (request: Request) => Promise<Response>;
  /** The platform's time in milliseconds since 1970, as near as its answers tell; this machine's before the first answer. */
  now: () => number;
}

/** What the page has asked for before there was a script. */
export interface EarlyAnswers {
  /** The answer that is on its way already, if there is one; each is taken once. */
  take: (request: Request) => Promise<Response> | undefined;
  /** When a request was sent that is about to be made, in milliseconds since 1970: earlier than now where it has been preloaded. */
  sentAt: (request: Request) => number;
}

/** The browser's network, and the platform's clock read off the answers that pass through it. */
export function createNetwork(
  send: (request: Request) => Promise<Response> = (request) => fetch(request),
  // Calls the current `Date.now`, which stories and tests may replace later.
  local: () => number = () => Date.now(),
  early: EarlyAnswers = { take: () => undefined, sentAt: local },
  /** Hears of every answer. */
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
 * Fetches the brand document (APP-01). Never rejects: a document that is missing, late, unreadable or wrong is a reading that is
 * not ok, with what was wrong in `problems`. `timeoutMs` is for the whole of it.
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
