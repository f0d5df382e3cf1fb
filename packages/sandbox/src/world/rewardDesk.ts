import { rewardStand } from '@baize/domain';
import type { Account } from './account.ts';
import type { BonusBook } from './bonusBook.ts';
import { house, type Ledger } from './ledger.ts';
import type { PromotionDesk, Verdict } from './promotions.ts';
import { type RewardSeed, rewardSeeds } from './rewardSeeds.ts';
import { playUnit } from './scales.ts';
import { birthdayUnits } from './vip.ts';

const hour = 3_600_000;

/** Minor units: what came to the wallet, and what came as a bonus. */
export interface Credited {
  ids: readonly string[];
  wallet: bigint;
  bonus: bigint;
}

interface Parts {
  ledger: Ledger;
  bonuses: BonusBook;
  promotions: () => PromotionDesk;
  /** When the world began (ms): courses are counted from it. */
  begun: number;
}

/** A player's rewards, and with them the bonuses of promotions that were issued: each is credited once, however it is asked for. */
export class RewardDesk {
  readonly #parts: Parts;
  /** When what was claimed, by account and reward. */
  readonly #claimed = new Map<string, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Where each reward of an account stands; those whose course has not begun are left out. */
  of(account: Account, now: number) {
    return seedsOf(account).flatMap((seed) => {
      const stand = this.#standOf(seed, account, now);
      return stand
        ? [{ seed, stand, amount: this.#minor(seed, account), turnover: this.#turnover(seed, account) }]
        : [];
    });
  }

  claim(id: string, account: Account, now: number): Verdict<Credited> {
    const { promotions, ledger } = this.#parts;
    const seed = seedsOf(account).find((one) => one.id === id);
    if (seed) {
      const status = this.#standOf(seed, account, now)?.status;
      if (status === 'issued') return { ok: true, value: this.#credit(seed, account, now) };
      if (status === 'claimed') return { ok: false, code: 'already-claimed' };
      return { ok: false, code: status === 'closed' ? 'promotion-over' : 'promotion-not-open' };
    }
    const issued = promotions()
      .issued(account, now)
      .find((one) => one.id === id);
    if (!issued) return { ok: false, code: 'not-found' };
    const verdict = promotions().claim(id, 'bonus', account, ledger, now);
    return verdict.ok
      ? { ok: true, value: { ids: [id], wallet: this.#unit() * BigInt(issued.units), bonus: 0n } }
      : verdict;
  }

  /** Credits everything claimable now. Synchronous and therefore atomic. */
  claimAll(account: Account, now: number): Credited {
    const ids = this.claimable(account, now);
    const all = ids.flatMap((id) => {
      const verdict = this.claim(id, account, now);
      return verdict.ok ? [verdict.value] : [];
    });
    return {
      ids: all.flatMap((one) => one.ids),
      wallet: all.reduce((sum, { wallet }) => sum + wallet, 0n),
      bonus: all.reduce((sum, { bonus }) => sum + bonus, 0n),
    };
  }

  claimable(account: Account, now: number): readonly string[] {
    const own = this.of(account, now).filter(({ stand }) => stand.status === 'issued');
    const offered = this.#parts
      .promotions()
      .issued(account, now)
      .filter(({ open }) => open);
    return [...own.map(({ seed }) => seed.id), ...offered.map(({ id }) => id)];
  }

  /** The rewards that were claimed before the first day. */
  postHistory(account: Account): void {
    for (const seed of seedsOf(account)) {
      const claimed = seed.course.find(([status]) => status === 'claimed');
      if (claimed) this.#pay(seed, account, this.#parts.begun + claimed[1] * hour);
    }
  }

  #standOf(seed: RewardSeed, account: Account, now: number) {
    const { begun } = this.#parts;
    const course = seed.course.map(([status, hours]) => ({ status, at: begun + hours * hour }));
    return rewardStand(course, this.#claimed.get(keyOf(seed, account)) ?? null, now);
  }

  #credit(seed: RewardSeed, account: Account, now: number): Credited {
    const amount = this.#minor(seed, account);
    this.#claimed.set(keyOf(seed, account), now);
    if (!seed.wager) {
      this.#pay(seed, account, now);
      return { ids: [seed.id], wallet: amount, bonus: 0n };
    }
    const { factor, days } = seed.wager;
    const id = `reward-${seed.id}`;
    const maxBet = 50n * this.#unit();
    this.#parts.bonuses.grant(account.username, { id, name: seed.id, amount, factor, days, maxBet, at: now });
    return { ids: [seed.id], wallet: 0n, bonus: amount };
  }

  #pay(seed: RewardSeed, account: Account, at: number): void {
    const reference = `reward:${seed.id}`;
    const key = `${reference}:${account.id}`;
    const amount = this.#minor(seed, account);
    this.#parts.ledger.post({
      key,
      kind: 'reward',
      from: house('rewards'),
      to: account.username,
      amount,
      at,
      reference,
    });
  }

  #turnover(seed: RewardSeed, account: Account): bigint | null {
    return seed.wager ? this.#minor(seed, account) * BigInt(seed.wager.factor) : null;
  }

  #minor({ amount }: RewardSeed, { rankLevel }: Account): bigint {
    return BigInt(amount === 'birthday' ? birthdayUnits(rankLevel) : amount) * this.#unit();
  }

  #unit(): bigint {
    return playUnit(this.#parts.ledger.currency);
  }
}

function seedsOf({ historyDays, type, rankLevel }: Account): readonly RewardSeed[] {
  if (type === 4) return [];
  // The club alone gives something to a birthday.
  const given = rewardSeeds.filter(({ amount }) => amount !== 'birthday' || rankLevel > 0);
  return given.filter(({ everybody }) => everybody || historyDays > 0);
}

const keyOf = ({ id }: RewardSeed, { username }: Account): string => `${username} ${id}`;
