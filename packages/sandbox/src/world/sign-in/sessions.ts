import type { Span } from '@baize/domain';
import type { Account } from '../account/account.ts';
import { secretText } from '../base/random.ts';

export interface Session {
  token: string;
  /** Public id in the account's session list; useless for authentication. */
  id: string;
  username: string;
  startedAt: number;
  seenAt: number;
  /** Time of the last call, polling included, which shows that the site is open. */
  presentAt: number;
  /** Password change required; all other calls but logout are refused. */
  restricted: boolean;
  /** Extra verification required; all other calls but logout are refused. */
  unverified: boolean;
  userAgent: string | null;
  country: string;
}

/** Maximum sessions per account; a further login ends the oldest. */
export const mostSessions = 5;

/** Sessions. Every login gets a new token, which is never reused. */
export class SessionBook {
  readonly #now: () => number;
  readonly #lifeMs: () => number;
  readonly #open = new Map<string, Session>();
  readonly #past = new Map<string, Span[]>();
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

  /** Returns the live session of a token and extends it. */
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

  /** Returns the live session without extending it. */
  peek(token: string | null): Session | null {
    const session = token === null ? undefined : this.#open.get(token);
    return session && this.#now() - session.seenAt <= this.#lifeMs() ? session : null;
  }

  /** Marks the session as present without extending it. */
  attend(token: string | null): Session | null {
    const session = this.peek(token);
    if (session) session.presentAt = this.#now();
    return session;
  }

  /** Returns the session spans of an account, unordered and possibly overlapping. */
  spansOf(username: string): readonly Span[] {
    const open = [...this.#open.values()].filter((session) => session.username === username).map(spanOf);
    return [...(this.#past.get(username) ?? []), ...open];
  }

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

  endOf(username: string): void {
    for (const session of this.#open.values()) if (session.username === username) this.end(session.token);
  }

  endAll(): void {
    for (const token of this.#open.keys()) this.end(token);
  }

  forget(): void {
    this.#open.clear();
    this.#past.clear();
  }

  of(username: string): readonly Session[] {
    return this.open().filter((session) => session.username === username);
  }

  open(): readonly Session[] {
    return [...this.#open.values()].filter((session) => this.peek(session.token));
  }
}

const spanOf = ({ startedAt, presentAt }: Session): Span => ({ from: startedAt, to: presentAt });
