import type { BonusBook } from './bonusBook.ts';

/** A player's free rounds. Amounts in minor units. */
interface Bought {
  /** Of the order that began them. */
  id: string;
  /** Names the words of the reward in the contents. */
  name: string;
  left: number;
  played: number;
  /** Of each round; nobody pays it. */
  stake: bigint;
  /** By the rounds so far. */
  won: bigint;
}

/** Free rounds of slots that players bought; what is bought before the last was played joins the others. With the last of them, all that they won becomes one bonus. */
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

  /** Null when none is left. */
  of(username: string): Readonly<Bought> | null {
    return this.#bought.get(username) ?? null;
  }

  /** Plays one round, at `at` ms; answers with how they stand then. Throws RangeError when none is left. */
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
