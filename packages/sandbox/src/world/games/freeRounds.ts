import type { BonusBook } from '../promotions/bonusBook.ts';

/** Amounts in minor units. */
interface Bought {
  id: string;
  name: string;
  left: number;
  played: number;
  /** Nominal stake of each round, which is not charged. */
  stake: bigint;
  won: bigint;
}

/**
 * Bought free rounds of slots; rounds bought before the last was played join the others. After the last one the total
 * win becomes one bonus.
 */
export class FreeRounds {
  readonly #bonuses: BonusBook;
  readonly #bought = new Map<string, Bought>();

  constructor(bonuses: BonusBook) {
    this.#bonuses = bonuses;
  }

  give(username: string, { count, ...bought }: { id: string; name: string; count: number; stake: bigint }): void {
    const held = this.#bought.get(username);
    if (held) held.left += count;
    else this.#bought.set(username, { ...bought, left: count, played: 0, won: 0n });
  }

  of(username: string): Readonly<Bought> | null {
    return this.#bought.get(username) ?? null;
  }

  /** Plays one round at `at` (ms) and returns the new state. Throws a RangeError when none is left. */
  play(username: string, win: bigint, at: number): Readonly<Bought> {
    const bought = this.#bought.get(username);
    if (!bought) throw new RangeError('no free round is left');
    bought.left -= 1;
    bought.played += 1;
    bought.won += win;
    if (bought.left > 0) return bought;
    this.#bought.delete(username);
    const { id, name, won: amount } = bought;
    if (amount > 0n) this.#bonuses.grant(username, { id, name, amount, factor: 5, days: 7, maxBet: null, at });
    return bought;
  }
}
