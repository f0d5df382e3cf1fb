import { longestWork } from './bookings.ts';
import type { Cached } from './cached.ts';
import { pagesOf, type Trail } from './pages.ts';
import { type Outgoing, platformFor } from './platform.ts';
import { type KeptQuote, quotesOf } from './quotes.ts';
import { canonical, hashOf } from './secrets.ts';
import { over } from './sessions.ts';
import type { Records } from './store.ts';
import type { AdapterCall, CallName, Session, Visitor } from './types.ts';
import type { WriteCount } from './writeCount.ts';

/** Parts of a host that all calls share. */
export interface Shared extends Omit<Outgoing, 'onSent' | 'onUnknown' | 'notAfter' | 'signal'> {
  cached: Cached;
  trails: Records<Trail>;
  quotes: Records<KeptQuote>;
  stranger: (where: string) => void;
}

export interface Asked {
  name: CallName;
  input: unknown;
  session: Session | null;
  visitor: Visitor;
  key: string | null;
  language: string;
  onSent: () => void;
}

export interface Context {
  call: AdapterCall<unknown>;
  writes: WriteCount;
}

/** Makes what an operation gets besides its input. */
export function makeContext(shared: Shared, asked: Asked): Context {
  const { name, input, session, visitor, key, language, onSent } = asked;
  const { sessions, now, stranger } = shared;
  const { platform, writes } = platformFor(session?.id ?? null, {
    ...shared,
    onSent,
    onUnknown: (path, status) => stranger(`refusal ${status} of ${path}`),
    notAfter: now() + longestWork,
  });
  const listKey = async () => {
    const { pageNo: _, ...query } = (input ?? {}) as Record<string, unknown>;
    return hashOf(canonical([session?.id ?? 'visitor', name, query, language]));
  };
  const call: AdapterCall<unknown> = {
    config: shared.config,
    platform,
    session,
    key,
    language,
    visitor,
    pages: pagesOf(shared.trails, listKey),
    quotes: quotesOf(shared.quotes, session?.player.id ?? '', key, now),
    cached: shared.cached,
    now,
    open: (credentials, player) => sessions.open(credentials, player),
    close: async () => {
      if (!session) throw over();
      await sessions.close(session.id);
    },
    stranger,
  };
  return { call, writes };
}
