import type { BonusBook } from './bonusBook.ts';

/** Free rounds that were bought together. Amounts in minor units. */
interface Bought {
  /** Of the order. */
  id: string;
  /** Names the words of the reward in the contents. */
  name: string;
  left: number;
  /** Of each round; nobody pays it. */
  stake: bigint;
  /** By the rounds so far. */
  won: bigint;
}

/** Free rounds of slots that players bought. With the last of an order, all that they won becomes a bonus. */
export class FreeRounds {
  readonly #bonuses: BonusBook;
  readonly #bought = new Map<string, Bought[]>();

  constructor(bonuses: BonusBook) {
    this.#bonuses = bonuses;
  }

  give(username: string, { count, ...bought }: { id: string; name: string; count: number; stake: bigint }): void {
    this.#bought.set(username, [...(this.#bought.get(username) ?? []), { ...bought, left: count, won: 0n }]);
  }

  /** The order whose round is played next, that is the oldest; null when none is left. */
  next(username: string): Readonly<Bought> | null {
    return this.#next(username) ?? null;
  }

  /** How many are left, of all orders. */
  left(username: string): number {
    return (this.#bought.get(username) ?? []).reduce((sum, { left }) => sum + left, 0);
  }

  /** Plays one round of the next order, at `at` ms; answers with what that order has won by then. Throws RangeError when none is left. */
  play(username: string, win: bigint, at: number): bigint {
    const bought = this.#next(username);
    if (!bought) throw new RangeError('no free round is left');
    bought.left -= 1;
    bought.won += win;
    const { id, name, won: amount } = bought;
    if (bought.left === 0 && amount > 0n)
      this.#bonuses.grant(username, { id, name, amount, factor: 5, days: 7, maxBet: null, at });
    return amount;
  }

  #next(username: string): Bought | undefined {
    return this.#bought.get(username)?.find(({ left }) => left > 0);
  }
}
