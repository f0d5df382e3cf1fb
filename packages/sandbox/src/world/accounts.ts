import type { PlayLimit } from '@baize/domain';
import { type Account, newPlayer } from './account.ts';
import { type DemoAccount, demoAccounts, demoPassword, firstPassword } from './demoAccounts.ts';
import { downlineNames } from './names.ts';
import { digestPassword, type PasswordDigest, passwordMatches } from './passwords.ts';

/** Every account of the platform and its password digest; passwords themselves are kept for the shown demo accounts only. */
export class AccountBook {
  readonly #byName = new Map<string, Account>();
  readonly #digests = new Map<string, PasswordDigest>();
  /** Passwords that were sent in a letter, beside the account's own. */
  readonly #lent = new Map<string, { digest: PasswordDigest; until: number }>();
  readonly #decoy = digestPassword('nobody has this password');
  #nextId = 70_020_001;
  readonly #ready: Promise<void>;

  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
    for (const { state: _, ...account } of demoAccounts)
      this.#byName.set(account.username, { ...account, limits: account.limits.map((limit) => begunAt(limit, now())) });
    for (const [place, name] of downlineNames.entries()) {
      const upline = place < 8 ? 'demo.agent' : (downlineNames[Math.floor((place - 8) / 5)] ?? 'demo.agent');
      this.#byName.set(name, newPlayer(70_011_000 + place, name, { upline, opening: 100 + place * 35 }));
    }
    this.#ready = Promise.all(
      this.demo().map(async ({ username, password }) => {
        this.#digests.set(username, await digestPassword(password));
      }),
    ).then(() => undefined);
  }

  find(username: string): Account | undefined {
    return this.#byName.get(username.trim().toLowerCase());
  }

  all(): readonly Account[] {
    return [...this.#byName.values()];
  }

  findByMobile(number: string): Account | undefined {
    return this.all().find(({ mobileNum, closedAt }) => mobileNum === number && closedAt === null);
  }

  /** Always two derivations and two comparisons, so that timing does not reveal whether the name exists. */
  async authenticate(username: string, password: string): Promise<Account | null> {
    const decoy = await this.#decoy;
    await this.#ready;
    const account = this.find(username);
    const kept = account && this.#digests.get(account.username);
    const lent = account && this.#lent.get(account.username);
    const [right, borrowed] = await Promise.all([
      passwordMatches(password, kept ?? decoy),
      passwordMatches(password, lent?.digest ?? decoy),
    ]);
    if (account && account.closedAt !== null) return null;
    if (account && lent && borrowed && lent.until > this.#now()) {
      account.firstLogin = true;
      return account;
    }
    return right && kept ? (account ?? null) : null;
  }

  /** A second password until a moment (ms), which has to be changed once it is used. */
  async lend(account: Account, password: string, until: number): Promise<void> {
    this.#lent.set(account.username, { digest: await digestPassword(password), until });
  }

  /** Opens a player account. The caller has already checked that the name is free. */
  async open(username: string, password: string, more: Partial<Account> = {}): Promise<Account> {
    const digest = await digestPassword(password);
    const account = newPlayer(this.#nextId, username.toLowerCase(), {
      nickname: username,
      opening: 0,
      openedAt: this.#now(),
      ...more,
    });
    this.#nextId += 1;
    this.#byName.set(account.username, account);
    this.#digests.set(account.username, digest);
    return account;
  }

  /** Takes another password, and with it what made the old one due. */
  async changePassword(account: Account, password: string): Promise<void> {
    const digest = await digestPassword(password);
    this.#digests.set(account.username, digest);
    this.#lent.delete(account.username);
    account.firstLogin = false;
    account.passwordExpired = false;
    account.passwordChangedAt = this.#now();
  }

  /** The public demo accounts with their passwords. */
  demo(): readonly DemoAccount[] {
    return demoAccounts.map(({ username, state, firstLogin }) => ({
      username,
      password: firstLogin ? firstPassword : demoPassword,
      state,
    }));
  }
}

function begunAt(limit: PlayLimit, begun: number): PlayLimit {
  const { pending } = limit;
  return { ...limit, pending: pending && { ...pending, from: begun + pending.from } };
}
