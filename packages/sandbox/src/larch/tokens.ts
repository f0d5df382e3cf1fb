import type { Account } from '../world/account/account.ts';
import { secretText } from '../world/base/random.ts';
import type { Session } from '../world/sign-in/sessions.ts';
import type { World } from '../world/world.ts';
import { Problem } from './answers.ts';

/** Life of an access token, ms. */
export const accessLife = 15 * 60_000;

interface Family {
  session: string;
  access: string;
  expiresAt: number;
  refresh: string;
  /** Refresh tokens that were used already. */
  used: Set<string>;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

/** Access tokens of 15 minutes and refresh tokens that are good once: the second use ends the session. */
export class TokenBook {
  readonly #world: World;
  readonly #families: Family[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  open(account: Account, userAgent: string | null, how: 'password' | 'registration'): Tokens {
    const visit = { userAgent, country: this.#world.settings.country };
    const { token } = this.#world.sessions.start(account, false, visit);
    this.#world.logins.note(account.username, { ...visit, how, token });
    const family = { session: token, access: '', expiresAt: 0, refresh: '', used: new Set<string>() };
    this.#families.push(family);
    return this.#renewed(family);
  }

  refresh(token: string): Tokens {
    const family = this.#families.find(({ refresh, used }) => refresh === token || used.has(token));
    if (!family || !this.#world.sessions.peek(family.session)) throw new Problem('session-over', 401);
    if (family.used.has(token)) {
      this.#world.sessions.end(family.session);
      throw new Problem('refresh-reused', 401);
    }
    this.#world.sessions.use(family.session);
    family.used.add(token);
    return this.#renewed(family);
  }

  /** Finds who asks. Throws a 401 for a token that is missing, unknown or past its life. */
  caller(header: string | undefined): { account: Account; session: Session } {
    const token = /^Bearer (.+)$/.exec(header ?? '')?.[1];
    const family = token && this.#families.find(({ access }) => access === token);
    if (!family || this.#world.clock.now() >= family.expiresAt) throw new Problem('token-expired', 401);
    const session = this.#world.sessions.use(family.session);
    const account = session && this.#world.accounts.find(session.username);
    if (!session || !account) throw new Problem('session-over', 401);
    return { account, session };
  }

  #renewed(family: Family): Tokens {
    family.access = `la_${secretText(24)}`;
    family.refresh = `lr_${secretText(24)}`;
    family.expiresAt = this.#world.clock.now() + accessLife;
    return { access_token: family.access, refresh_token: family.refresh, expires_in: accessLife / 1000 };
  }
}
