import { PlatformFault, Refused } from './refused.ts';
import { hashOf, randomHex } from './secrets.ts';
import { Records, type Store } from './store.ts';
import type { Credentials, Player, Session } from './types.ts';

/** Session as it is kept: the token itself is nowhere, only its hash as the name. */
export interface KeptSession {
  player: Player;
  openedAt: number;
  credentials: Credentials;
  /** Counts renewals, so that a caller sees that another has renewed already. */
  version: number;
}

export type Renewal = (credentials: Credentials) => Promise<Credentials | null>;

/** Sessions of players: tokens of the site and, behind them, credentials of the platform. */
export class Sessions {
  readonly #records: Records<KeptSession>;
  readonly #now: () => number;

  constructor(records: Records<KeptSession>, now: () => number) {
    this.#records = records;
    this.#now = now;
  }

  /** Returns a new token of 256 random bits. */
  async open(credentials: Credentials, player: Player): Promise<string> {
    const token = randomHex(32);
    await this.#records.write(await hashOf(token), { player, credentials, openedAt: this.#now(), version: 0 });
    return token;
  }

  async find(token: string): Promise<Session | null> {
    const id = await hashOf(token);
    const kept = await this.#records.read(id);
    return kept && sessionOf(id, kept);
  }

  close(id: string): Promise<void> {
    return this.#records.remove(id);
  }

  /** Returns the credentials with the number of their renewal; refuses a session that is over. */
  async credentials(id: string): Promise<KeptSession> {
    const kept = await this.#records.read(id);
    if (!kept) throw over();
    return kept;
  }

  /**
   * Renews the credentials that a caller used, one at a time per session: whoever waited takes what the first got. A
   * renewal that says so ends the session; one that fails on the way does not.
   */
  renew(id: string, used: number, renewal: Renewal): Promise<KeptSession> {
    return this.#records.locked(id, async () => {
      const kept = await this.credentials(id);
      if (kept.version !== used) return kept;
      const credentials = await renewal(kept.credentials);
      if (credentials === null) {
        await this.#records.remove(id);
        throw over();
      }
      const renewed = { ...kept, credentials, version: kept.version + 1 };
      try {
        await this.#records.write(id, renewed);
      } catch {
        // Rotated credentials that are not kept would end the session at their second use.
        await this.#records.write(id, renewed);
      }
      return renewed;
    });
  }
}

const days = 24 * 3_600_000;

/** Records of sessions in a store. */
export const sessionRecords = (store: Store): Records<KeptSession> => new Records(store, 'session', 30 * days);

/** Opens a session in a store without a login, for tests of an adapter. Returns the site's token. */
export const openSession = (store: Store, credentials: Credentials, player: Player, now: number): Promise<string> =>
  new Sessions(sessionRecords(store), () => now).open(credentials, player);

export const sessionOf = (id: string, { player, openedAt, credentials }: KeptSession): Session => ({
  id,
  player,
  openedAt,
  credentials,
});

export const over = (): Refused => new Refused('not-logged-in', { message: 'log in first' });

/** Tells whether a failure says that credentials are refused. */
export const isUnauthorised = (error: unknown): boolean =>
  error instanceof Refused && error.answer?.status === 401 && !(error instanceof PlatformFault);
