import { rewardStand } from '@baize/domain';
import type { Account } from '../account/account.ts';
import { playUnit } from '../base/scales.ts';
import { house, type Ledger } from '../money/ledger.ts';
import type { BonusBook } from './bonusBook.ts';
import type { PromotionService, Verdict } from './promotions.ts';
import { type RewardSeed, rewardSeeds } from './rewardSeeds.ts';
import { birthdayUnits } from './vip.ts';

const hour = 3_600_000;

/** Minor units credited to the wallet and as a bonus. */
export interface Credited {
  ids: readonly string[];
  wallet: bigint;
  bonus: bigint;
}

interface Parts {
  ledger: Ledger;
  bonuses: BonusBook;
  promotions: () => PromotionService;
  begun: number;
}

/** Rewards of players, including issued promotion bonuses; each is credited once, however it is requested. */
export class RewardService {
  readonly #parts: Parts;
  readonly #claimed = new Map<string, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

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
  // Only club members receive a birthday gift.
  const given = rewardSeeds.filter(({ amount }) => amount !== 'birthday' || rankLevel > 0);
  return given.filter(({ everybody }) => everybody || historyDays > 0);
}

const keyOf = ({ id }: RewardSeed, { username }: Account): string => `${username} ${id}`;
