import type { Account } from './accounts.ts';
import { secretText } from './random.ts';

export interface Session {
  token: string;
  username: string;
  /** ms. */
  startedAt: number;
  seenAt: number;
  /** A password change is due: everything but that and signing out is refused. */
  restricted: boolean;
  /** A further proof of who it is is due: everything but that and signing out is refused. */
  unverified: boolean;
}

/** Who is signed in. A token is new at every login and is never given out twice. */
export class SessionBook {
  readonly #now: () => number;
  readonly #lifeMs: () => number;
  readonly #open = new Map<string, Session>();

  constructor(now: () => number, lifeMs: () => number) {
    this.#now = now;
    this.#lifeMs = lifeMs;
  }

  start(account: Account, restricted = false, unverified = false): Session {
    const now = this.#now();
    const { username } = account;
    const session = { token: secretText(32), username, startedAt: now, seenAt: now, restricted, unverified };
    this.#open.set(session.token, session);
    return session;
  }

  /** The live session of a token, its life prolonged by being used. */
  use(token: string | null): Session | null {
    const session = token === null ? undefined : this.#open.get(token);
    if (!session) return null;
    const now = this.#now();
    if (now - session.seenAt > this.#lifeMs()) {
      this.#open.delete(session.token);
      return null;
    }
    session.seenAt = now;
    return session;
  }

  /** Looks without prolonging. */
  peek(token: string | null): Session | null {
    const session = token === null ? undefined : this.#open.get(token);
    return session && this.#now() - session.seenAt <= this.#lifeMs() ? session : null;
  }

  /** When it ends unless it is used, ms. */
  endsAt({ seenAt }: Session): number {
    return seenAt + this.#lifeMs();
  }

  end(token: string): void {
    this.#open.delete(token);
  }

  /** Ends every session of an account. */
  endOf(username: string): void {
    for (const [token, session] of this.#open) if (session.username === username) this.#open.delete(token);
  }

  endAll(): void {
    this.#open.clear();
  }

  open(): readonly Session[] {
    return [...this.#open.values()].filter((session) => this.peek(session.token));
  }
}
