import { fromMinor, type InvitedFriend, periodEnd, periodStart, reachedTier, rebateOf } from '@baize/domain';
import type { Account } from '../account/account.ts';
import { randomFrom } from '../base/random.ts';
import { playUnit } from '../base/scales.ts';
import { nameHeads, nameTails } from '../games/names.ts';
import { masked } from '../games/ranks.ts';
import { house, type Ledger } from '../money/ledger.ts';
import type { BetRecords } from '../records/betRecords.ts';
import { referralTiers } from './referral.ts';

const dayMs = 86_400_000;
const paidAfterMs = 10 * 60_000;

interface Friend {
  name: string;
  joined: number;
  bets: (day: number) => bigint;
}

export interface Payment {
  reference: string;
  day: number;
  at: number;
  active: number;
  rate: string;
  bets: bigint;
  amount: bigint;
  shares: ReadonlyMap<Friend, bigint>;
}

interface Inviter {
  account: Account;
  invented: readonly Friend[];
  payments: Payment[];
  due: number;
}

const inventedFriends: Readonly<Record<string, { count: number; days: number }>> = {
  'demo.member': { count: 28, days: 30 },
};

interface Parts {
  ledger: Ledger;
  records: BetRecords;
  seed: string;
  accounts: () => readonly Account[];
  begun: number;
}

/** Invited friends and what they earned: a share of their bets, paid after each day. */
export class ReferralBook {
  readonly #parts: Parts;
  readonly #opened = new Map<string, Friend>();
  readonly #inviters = new Map<string, Inviter>();

  constructor(parts: Parts) {
    this.#parts = parts;
    for (const account of parts.accounts()) if (inventedFriends[account.username]) this.#inviterOf(account);
  }

  settle(now: number): void {
    for (const { invitedBy } of this.#parts.accounts()) {
      if (invitedBy === null || this.#inviters.has(invitedBy)) continue;
      const account = this.#parts.accounts().find(({ username }) => username === invitedBy);
      if (account) this.#inviterOf(account);
    }
    for (const inviter of this.#inviters.values()) {
      for (; inviter.due + dayMs + paidAfterMs <= now; inviter.due += dayMs) this.#payDay(inviter);
    }
  }

  friends(username: string, now: number): readonly InvitedFriend[] {
    const { digits } = this.#parts.ledger.currency;
    const payments = this.payments(username);
    return this.#friendsOf(username, now).map((friend) => {
      const bets = betsUntil(friend, now);
      const earned = payments.reduce((sum, { shares }) => sum + (shares.get(friend) ?? 0n), 0n);
      return {
        name: friend.name,
        joined: friend.joined,
        active: bets > 0n,
        validBets: fromMinor(bets, digits),
        earned: fromMinor(earned, digits),
      };
    });
  }

  payments(username: string): readonly Payment[] {
    return [...(this.#inviters.get(username)?.payments ?? [])].reverse();
  }

  playingSince(username: string, since: number, now: number): number {
    return this.#friendsOf(username, now).filter((friend) => friend.joined >= since && betsUntil(friend, now) > 0n)
      .length;
  }

  nextPayment(now: number): number {
    const today = periodStart('day', now) + paidAfterMs;
    return now < today ? today : periodEnd('day', now) + paidAfterMs;
  }

  #payDay({ account, payments, due: day }: Inviter): void {
    const { ledger } = this.#parts;
    const friends = this.#friendsOf(account.username, day + dayMs - 1);
    const active = friends.filter((friend) => betsUntil(friend, day + dayMs - 1) > 0n).length;
    const rate = reachedTier(referralTiers, active)?.rate;
    if (!rate) return;
    const shares = new Map(friends.map((friend) => [friend, rebateOf(friend.bets(day), rate)]));
    const amount = [...shares.values()].reduce((sum, share) => sum + share, 0n);
    if (amount === 0n) return;
    const bets = friends.reduce((sum, friend) => sum + friend.bets(day), 0n);
    const at = day + dayMs + paidAfterMs;
    const reference = `F${new Date(day).toISOString().slice(2, 10).replaceAll('-', '')}-${account.id.slice(-4)}`;
    const own = { kind: 'referral' as const, from: house('referrals'), to: account.username, amount, at, reference };
    ledger.post({ key: `referral:${account.username}:${day}`, ...own });
    payments.push({ reference, day, at, active, rate, bets, amount, shares });
  }

  #inviterOf(account: Account): Inviter {
    const kept = this.#inviters.get(account.username);
    if (kept) return kept;
    const { begun } = this.#parts;
    const { count, days } = inventedFriends[account.username] ?? { count: 0, days: 0 };
    const invented = Array.from({ length: count }, (_, place) => this.#invent(account.username, place, count, days));
    const made = { account, invented, payments: [], due: periodStart('day', begun) - days * dayMs };
    this.#inviters.set(account.username, made);
    return made;
  }

  /** Returns friends who joined by a time, newest first: simulated ones and accounts opened with the code. */
  #friendsOf(username: string, until: number): readonly Friend[] {
    const opened = this.#parts
      .accounts()
      .filter(({ invitedBy }) => invitedBy === username)
      .map((account) => this.#friendOf(account));
    const invented = this.#inviters.get(username)?.invented ?? [];
    return [...invented, ...opened].filter(({ joined }) => joined <= until).sort((a, b) => b.joined - a.joined);
  }

  #friendOf({ username, openedAt }: Account): Friend {
    const kept = this.#opened.get(username);
    if (kept) return kept;
    const bets = (day: number) =>
      this.#parts.records
        .ended(username)
        .filter(({ endedAt }) => endedAt >= day && endedAt < day + dayMs)
        .reduce((sum, { valid }) => sum + valid, 0n);
    const made = { name: masked(username), joined: openedAt, bets };
    this.#opened.set(username, made);
    return made;
  }

  #invent(username: string, place: number, count: number, days: number): Friend {
    const { seed, begun, ledger } = this.#parts;
    const random = randomFrom(seed, 'friend', username, place);
    const unit = playUnit(ledger.currency);
    // The last one joined today, so that there is always a new one.
    const today = periodStart('day', begun);
    const back = Math.floor((days * (count - 1 - place)) / Math.max(1, count - 1));
    const joined = back === 0 ? today : today - back * dayMs + random.int(8, 20) * 3_600_000;
    const plays = place % 4 !== 3 || place === count - 1;
    const rolled = new Map<number, bigint>();
    const bets = (day: number) => {
      const kept = rolled.get(day);
      if (kept !== undefined) return kept;
      const luck = randomFrom(seed, 'friend', username, place, day);
      const idle = !plays || day < periodStart('day', joined) || (day !== today && !luck.chance(0.4));
      const made = idle ? 0n : BigInt(luck.int(20, 400)) * unit;
      rolled.set(day, made);
      return made;
    };
    return { name: `${random.pick(nameHeads)}***${random.pick(nameTails)}`, joined, bets };
  }
}

function betsUntil({ joined, bets }: Friend, now: number): bigint {
  let sum = 0n;
  for (let day = periodStart('day', joined); day <= now; day += dayMs) sum += bets(day);
  return sum;
}
