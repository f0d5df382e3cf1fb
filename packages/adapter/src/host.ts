import { type Booking, Bookings } from './bookings.ts';
import { makeCache } from './cached.ts';
import type { Shared } from './context.ts';
import { type Host, Hosting, type LogLine } from './hosting.ts';
import type { Trail } from './pages.ts';
import type { KeptQuote } from './quotes.ts';
import { type Opener, openerOf } from './seal.ts';
import { Sessions, sessionRecords } from './sessions.ts';
import { CannotStart, type Environment, readConfig } from './start.ts';
import { memoryStore, Records, type Store } from './store.ts';
import type { AnyAdapter } from './types.ts';

export interface HostOptions {
  /** Settings and secrets, such as `process.env`. */
  env: Environment;
  /** Store of sessions, bookings, quotes and cursors; by default in memory. */
  store?: Store;
  fetch?: (request: Request) => Promise<Response>;
  /** Current moment, ms since 1970. */
  now?: () => number;
  /** Receives one line per call. */
  log?: (line: LogLine) => void;
  /** Milliseconds per request to the platform; 10,000 by default. */
  deadline?: number;
  /** Requests a second of one session, and logins a minute from one address. */
  limits?: { perSecond: number; loginsPerMinute: number };
}

const days = 24 * 3_600_000;
/** Starts the host of an adapter. Throws `CannotStart` with every setting that is missing or wrong. */
export async function createHost(adapter: AnyAdapter, options: HostOptions): Promise<Host> {
  const { env, now = Date.now, deadline = 10_000, store = memoryStore(now) } = options;
  const config = readConfig(adapter, env, store);
  const nonces = new Records<true>(store, 'nonce', 10 * 60_000);
  let opener: Opener | null = null;
  if (env.BAIZE_SEAL_KEY)
    opener = await openerOf(String(env.BAIZE_SEAL_KEY), nonces, now).catch((error) => {
      throw new CannotStart(adapter.id, [
        `BAIZE_SEAL_KEY ${error instanceof TypeError ? error.message : 'is no key'}.`,
      ]);
    });
  const strangers = new Set<string>();
  const log = options.log ?? ((line: LogLine) => console.log(JSON.stringify(line)));
  const shared: Shared = {
    adapter,
    config,
    fetch: options.fetch ?? ((request) => fetch(request)),
    now,
    deadline,
    sessions: new Sessions(sessionRecords(store), now),
    cached: makeCache(now),
    trails: new Records<Trail>(store, 'cursors', 10 * 60_000),
    quotes: new Records<KeptQuote>(store, 'quote', 10 * 60_000),
    stranger: (where) => {
      if (strangers.size > 1000 || strangers.has(where)) return;
      strangers.add(where);
      log({ call: 'stranger', status: 0, ms: 0, requests: 0, reference: '', fault: where.slice(0, 200) });
    },
  };
  return new Hosting(shared, {
    opener,
    log,
    bookings: new Bookings(new Records<Booking>(store, 'money', 30 * days), now),
    proxies: new Set(namesIn(env.BAIZE_PROXIES)),
    siteOrigins: namesIn(env.BAIZE_SITE_ORIGINS),
    limits: options.limits ?? { perSecond: 20, loginsPerMinute: 5 },
  });
}

const namesIn = (text: unknown): string[] =>
  String(text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);
