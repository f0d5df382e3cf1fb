import { isResting, type PlayLimit, type PlayRest } from '@baize/domain';
import type { VerificationKind } from '@baize/gateway';
import { downlineNames } from './names.ts';
import { digestPassword, type PasswordDigest, passwordMatches } from './passwords.ts';

export interface Account {
  /** The platform's customer id, shown to the player. */
  id: string;
  username: string;
  nickname: string;
  /** 3 player, 4 trial, 1, 2, 41 and 42 agents. */
  type: number;
  /** 0 without a club. */
  rankLevel: number;
  labels: readonly string[];
  toUpline: boolean;
  avatar: string | null;
  /** How many of the messages it begins with are unread. */
  unreadMessages: number;
  /** Opened by another account, and never used. */
  firstLogin: boolean;
  passwordExpired: boolean;
  /** The last rest from playing: while it goes on no launch, no deposit and no promotion. */
  rest: PlayRest | null;
  limits: readonly PlayLimit[];
  /** Minutes between two reality checks by the player's own wish. */
  realityMinutes: number | null;
  /** The last reality check that was seen: in which sitting (when it began, ms), and after how much play (ms). */
  realitySeen: { sitting: number; played: number } | null;
  /** Days of records behind it. */
  historyDays: number;
  /** Whole units of the currency it starts with. */
  opening: number;
  upline: string | null;
  /** ms. */
  openedAt: number;
  /** Whose invitation it came by. */
  invitedBy: string | null;
  /** In E.164; null for none. */
  mobileNum: string | null;
  email: string | null;
  /** The name on the bank account. */
  payeeName: string | null;
  /** What the authenticator's codes are made from; null without one. */
  authenticator: string | null;
  /** Logs in from an address that the platform has not seen: a further proof is due. */
  unknownAddress: boolean;
  /** yyyy-MM-dd; null until it is told, and then for good. */
  birthday: string | null;
  /** The third party whose account the number is: it stays as it is. */
  linked: string | null;
  /** How a login from an unknown address is verified; null for any way that there is. */
  verification: VerificationKind | null;
  /** The secret of an authenticator that is not proved yet. */
  preparedAuthenticator: string | null;
  /** ms; null for one that was not changed since the account was opened. */
  passwordChangedAt: number | null;
  /** When its player closed it, ms; it cannot be logged in to again. */
  closedAt: number | null;
}

export interface DemoAccount {
  username: string;
  password: string;
  state: string;
}

const clubs = ['Bronze', 'Copper', 'Silver', 'Gold', 'Jade', 'Onyx'];

/** The name of a club rank; null below the first. */
export const clubName = (rank: number): string | null => clubs[rank - 1] ?? null;

export const demoPassword = 'Baize.demo.1';
/** The password that accounts opened by another begin with; the brand documents know it by a digest. */
export const firstPassword = 'Baize.first.1';

const player = (id: number, username: string, more: Partial<Account> = {}): Account => ({
  id: String(id),
  username,
  nickname: username,
  type: 3,
  rankLevel: 0,
  labels: [],
  toUpline: false,
  avatar: null,
  unreadMessages: 0,
  firstLogin: false,
  passwordExpired: false,
  rest: null,
  limits: [],
  realityMinutes: null,
  realitySeen: null,
  historyDays: 0,
  opening: 500,
  upline: null,
  openedAt: 0,
  invitedBy: null,
  mobileNum: null,
  email: `${username.toLowerCase()}@mail.example`,
  payeeName: null,
  authenticator: null,
  unknownAddress: false,
  birthday: null,
  linked: null,
  verification: null,
  preparedAuthenticator: null,
  passwordChangedAt: null,
  closedAt: null,
  ...more,
});

const hour = 3_600_000;

/** What waits for a moment says how long after the beginning it comes (ms). */
const demoAccounts: readonly (Account & { state: string })[] = [
  {
    ...player(70010001, 'demo.member', {
      nickname: 'Rania',
      rankLevel: 3,
      labels: ['Early bird'],
      toUpline: true,
      avatar: 'u9',
      unreadMessages: 3,
      limits: [
        { kind: 'stake', period: 'day', amount: '5000', pending: null },
        { kind: 'time', period: 'day', amount: '240', pending: null },
      ],
      historyDays: 60,
      opening: 20_000,
      upline: 'demo.agent',
      mobileNum: '+923001234567',
      payeeName: 'Rania Ashgrove',
      birthday: '1991-06-04',
    }),
    state: 'player, rank 3, 60 days of records',
  },
  {
    ...player(70010002, 'demo.vip', {
      nickname: 'Zubair',
      rankLevel: 6,
      labels: ['Host: Mirabel'],
      avatar: 'u3',
      unreadMessages: 12,
      historyDays: 60,
      opening: 1_284_500,
      mobileNum: '+923005550106',
      linked: 'Firebase',
      payeeName: 'Zubair Thornby',
    }),
    state: 'player, rank 6',
  },
  {
    ...player(70010003, 'demo.new', { firstLogin: true, passwordExpired: true, opening: 0, upline: 'demo.agent' }),
    state: 'first login, expired password: must change it',
  },
  { ...player(70010004, 'demo.trial', { type: 4, opening: 1_000 }), state: 'trial account' },
  {
    ...player(70010005, 'demo.agent', { type: 1, avatar: 'u5', unreadMessages: 1, historyDays: 60, opening: 80_000 }),
    state: 'agent of three levels, 40 downlines',
  },
  {
    ...player(70010006, 'demo.sub', { type: 41, opening: 9_000, upline: 'demo.agent' }),
    state: 'sub-agent with a contract request',
  },
  {
    ...player(70010007, 'demo.limited', {
      limits: [
        { kind: 'deposit', period: 'day', amount: '520', pending: null },
        { kind: 'deposit', period: 'week', amount: '515', pending: { amount: '2000', from: 20 * hour } },
        { kind: 'stake', period: 'day', amount: '2', pending: null },
      ],
      opening: 500,
    }),
    state: 'close to a deposit and a stake limit, a raise pending',
  },
  {
    ...player(70010008, 'demo.excluded', { rest: { kind: 'exclusion', from: 0, until: null }, opening: 320 }),
    state: 'on a break',
  },
  {
    ...player(70010009, 'demo.pending', { opening: 2_400, unreadMessages: 1, payeeName: 'Noor Hallam' }),
    state: 'a withdrawal waits to be confirmed',
  },
  {
    ...player(70010010, 'demo.away', {
      opening: 750,
      mobileNum: '+923007654321',
      payeeName: 'Idris Farrow',
      authenticator: 'away from home',
      unknownAddress: true,
    }),
    state: 'logs in from an unregistered address',
  },
  { ...player(70010011, 'demo.expired', { passwordExpired: true }), state: 'expired password' },
];

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
      this.#byName.set(name, player(70_011_000 + place, name, { upline, opening: 100 + place * 35 }));
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

  /** Two derivations and two comparisons for every name, known or not, so that none takes longer. */
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
    const account = player(this.#nextId, username.toLowerCase(), {
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

  /** The accounts anybody may try, with their passwords. */
  demo(): readonly DemoAccount[] {
    return demoAccounts.map(({ username, state, firstLogin }) => ({
      username,
      password: firstLogin ? firstPassword : demoPassword,
      state,
    }));
  }
}

/** `now` in ms. */
export const isOnBreak = ({ rest }: Account, now: number): boolean => isResting(rest, now);

function begunAt(limit: PlayLimit, begun: number): PlayLimit {
  const { pending } = limit;
  return { ...limit, pending: pending && { ...pending, from: begun + pending.from } };
}
