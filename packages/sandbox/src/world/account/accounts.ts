import type { PlayLimit } from '@baize/domain';
import { agentTeam } from '../agents/agentTeam.ts';
import { grandTeam } from '../agents/grandTeam.ts';
import { birthdayHours } from '../promotions/rewardSeeds.ts';
import { digestPassword, type PasswordDigest, passwordMatches } from '../sign-in/passwords.ts';
import { type Account, newPlayer } from './account.ts';
import { type DemoAccount, demoAccounts, demoPassword, firstPassword } from './demoAccounts.ts';

const day = 86_400_000;

/** Accounts and password digests; plain passwords are kept only for the public demo accounts. */
export class AccountBook {
  readonly #byName = new Map<string, Account>();
  readonly #byId = new Map<string, Account>();
  readonly #digests = new Map<string, PasswordDigest>();
  /** Temporary passwords sent by e-mail, valid beside the account's own. */
  readonly #lent = new Map<string, { digest: PasswordDigest; until: number }>();
  readonly #decoy = digestPassword('nobody has this password');
  #nextId = 70_020_001;
  readonly #ready: Promise<void>;

  readonly #seed: string;
  readonly #now: () => number;
  readonly #begun: number;

  constructor(seed: string, now: () => number) {
    this.#seed = seed;
    this.#now = now;
    this.#begun = now();
    for (const { state: _, bornIn, ...account } of demoAccounts) {
      const limits = account.limits.map((limit) => begunAt(limit, this.#begun));
      const birthday = bornIn ? birthdayIn(bornIn, this.#begun) : account.birthday;
      this.#add({ ...account, limits, birthday });
    }
    for (const account of agentTeam(this.#begun)) this.#add(account);
    this.#ready = Promise.all(
      this.demo().map(async ({ username, password }) => {
        this.#digests.set(username, await digestPassword(password));
      }),
    ).then(() => undefined);
  }

  find(username: string): Account | undefined {
    return this.#byName.get(username.trim().toLowerCase());
  }

  /** Returns the opening time in milliseconds; seeded accounts are as old as their history. */
  openedAt({ openedAt, historyDays }: Account): number {
    return openedAt || this.#begun - Math.max(30, historyDays) * day;
  }

  findById(id: string): Account | undefined {
    return this.#byId.get(id);
  }

  all(): readonly Account[] {
    return [...this.#byName.values()];
  }

  get count(): number {
    return this.#byName.size;
  }

  isBelow(agent: string, username: string): boolean {
    for (let upline = this.find(username)?.upline ?? null; upline !== null; ) {
      if (upline === agent) return true;
      upline = this.find(upline)?.upline ?? null;
    }
    return false;
  }

  /** Creates the team of 10,000 when its agent logs in, so that other worlds do not pay for it. */
  bringTeamOf(username: string): void {
    if (username !== 'demo.grand' || this.#byName.has('grand-1')) return;
    for (const account of grandTeam(this.#seed, this.#begun)) this.#add(account);
  }

  findByMobile(number: string): Account | undefined {
    return this.all().find(({ mobileNum, closedAt }) => mobileNum === number && closedAt === null);
  }

  /** Always does two derivations and two comparisons, so that timing does not reveal whether the name exists. */
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

  /** Adds a second password until a time in milliseconds; using it forces a change. */
  async lend(account: Account, password: string, until: number): Promise<void> {
    this.#lent.set(account.username, { digest: await digestPassword(password), until });
  }

  /** Opens a player account. The caller must have checked that the name is free. */
  async open(username: string, password: string, more: Partial<Account> = {}): Promise<Account> {
    const digest = await digestPassword(password);
    const account = newPlayer(this.#nextId, username.toLowerCase(), {
      nickname: username,
      opening: 0,
      openedAt: this.#now(),
      ...more,
    });
    this.#nextId += 1;
    this.#add(account);
    this.#digests.set(account.username, digest);
    return account;
  }

  #add(account: Account): void {
    this.#byName.set(account.username, account);
    this.#byId.set(account.id, account);
  }

  async changePassword(account: Account, password: string): Promise<void> {
    const digest = await digestPassword(password);
    this.#digests.set(account.username, digest);
    this.#lent.delete(account.username);
    account.firstLogin = false;
    account.passwordExpired = false;
    account.passwordChangedAt = this.#now();
  }

  demo(): readonly DemoAccount[] {
    return demoAccounts.map(({ username, state, firstLogin }) => ({
      username,
      password: firstLogin ? firstPassword : demoPassword,
      state,
    }));
  }
}

function birthdayIn(year: number, begun: number): string {
  const day = new Date(begun - birthdayHours * 3_600_000).toISOString().slice(5, 10);
  // 29 February exists only in leap years.
  return `${year}-${day === '02-29' ? '02-28' : day}`;
}

function begunAt(limit: PlayLimit, begun: number): PlayLimit {
  const { pending } = limit;
  return { ...limit, pending: pending && { ...pending, from: begun + pending.from } };
}
