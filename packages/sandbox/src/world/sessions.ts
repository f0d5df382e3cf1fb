import type { Span } from '@baize/domain';
import type { Account } from './account.ts';
import { secretText } from './random.ts';

export interface Session {
  token: string;
  /** What the account's other sessions call it; it opens nothing. */
  id: string;
  username: string;
  /** ms. */
  startedAt: number;
  seenAt: number;
  /** When anything was last asked with it, polling included: the site is open somewhere. */
  presentAt: number;
  /** A password change is due: everything but that and signing out is refused. */
  restricted: boolean;
  /** A further proof of who it is is due: everything but that and signing out is refused. */
  unverified: boolean;
  userAgent: string | null;
  /** ISO 3166. */
  country: string;
}

/** As many as one account may have at once; with a further one the oldest ends. */
export const mostSessions = 5;

/** Who is signed in. A token is new at every login and is never given out twice. */
export class SessionBook {
  readonly #now: () => number;
  readonly #lifeMs: () => number;
  readonly #open = new Map<string, Session>();
  readonly #past = new Map<string, Span[]>();
  /** Everybody who has signed in since the beginning. */
  readonly usernames = new Set<string>();
  #count = 0;

  constructor(now: () => number, lifeMs: () => number) {
    this.#now = now;
    this.#lifeMs = lifeMs;
  }

  start(
    { username, unknownAddress }: Account,
    restricted: boolean,
    login: Pick<Session, 'userAgent' | 'country'>,
  ): Session {
    const now = this.#now();
    this.#count += 1;
    this.usernames.add(username);
    const session = {
      ...login,
      token: secretText(32),
      id: `S${this.#count}`,
      username,
      startedAt: now,
      seenAt: now,
      presentAt: now,
      restricted,
      unverified: unknownAddress,
    };
    this.#open.set(session.token, session);
    for (const { token } of this.of(username).slice(0, -mostSessions)) this.end(token);
    return session;
  }

  /** The live session of a token, its life prolonged by being used. */
  use(token: string | null): Session | null {
    const session = token === null ? undefined : this.#open.get(token);
    if (!session) return null;
    const now = this.#now();
    if (now - session.seenAt > this.#lifeMs()) {
      this.end(session.token);
      return null;
    }
    session.seenAt = now;
    session.presentAt = now;
    return session;
  }

  /** Looks without prolonging. */
  peek(token: string | null): Session | null {
    const session = token === null ? undefined : this.#open.get(token);
    return session && this.#now() - session.seenAt <= this.#lifeMs() ? session : null;
  }

  /** The live session of a token, its life as it is: the site is open, and no more. */
  attend(token: string | null): Session | null {
    const session = this.peek(token);
    if (session) session.presentAt = this.#now();
    return session;
  }

  /** When an account was there, in no order; its sessions may overlap. */
  spansOf(username: string): readonly Span[] {
    const open = [...this.#open.values()].filter((session) => session.username === username).map(spanOf);
    return [...(this.#past.get(username) ?? []), ...open];
  }

  /** When it ends unless it is used, ms. */
  endsAt({ seenAt }: Session): number {
    return seenAt + this.#lifeMs();
  }

  end(token: string): void {
    const session = this.#open.get(token);
    if (!session) return;
    const { username } = session;
    this.#past.set(username, [...(this.#past.get(username) ?? []), spanOf(session)]);
    this.#open.delete(token);
  }

  /** Ends every session of an account. */
  endOf(username: string): void {
    for (const session of this.#open.values()) if (session.username === username) this.end(session.token);
  }

  endAll(): void {
    for (const token of this.#open.keys()) this.end(token);
  }

  /** Forgets every session. */
  forget(): void {
    this.#open.clear();
    this.#past.clear();
  }

  /** Those of an account, oldest first. */
  of(username: string): readonly Session[] {
    return this.open().filter((session) => session.username === username);
  }

  /** In the order in which they began. */
  open(): readonly Session[] {
    return [...this.#open.values()].filter((session) => this.peek(session.token));
  }
}

const spanOf = ({ startedAt, presentAt }: Session): Span => ({ from: startedAt, to: presentAt });
