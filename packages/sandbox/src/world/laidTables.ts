import type { Currency } from '@baize/domain';
import { type GameFacts, kindOf, kindOfName } from '../games/index.ts';
import { randomFrom } from './random.ts';

export interface LaidTable {
  readonly turn: number;
  readonly lies: unknown;
  /** What the round under way has staked so far, in minor units; 0 between rounds. */
  readonly staked: bigint;
}

/** What lies on each player's own tables between two calls: it outlives the page, so that a reload finds it again. */
export class LaidTables {
  readonly #seed: string;
  readonly #currency: () => Currency;
  readonly #tables = new Map<string, LaidTable>();

  constructor(seed: string, currency: () => Currency) {
    this.#seed = seed;
    this.#currency = currency;
  }

  /** Null for games that keep nothing on the table. */
  of(username: string, game: GameFacts): LaidTable | null {
    const rules = kindOfName(kindOf(game)).table;
    if (!rules) return null;
    const place = this.#placeOf(username, game);
    const kept = this.#tables.get(place) ?? {
      turn: 0,
      lies: rules.layOut(randomFrom(this.#seed, 'laid', place).next),
      staked: 0n,
    };
    this.#tables.set(place, kept);
    return kept;
  }

  /** Keeps how a table stands after a call that staked so much. */
  put(username: string, game: GameFacts, { lies, stake }: { lies: unknown; stake: bigint }): void {
    const before = this.of(username, game);
    const rules = kindOfName(kindOf(game)).table;
    if (!before || !rules) return;
    const staked = rules.running(lies) ? before.staked + stake : 0n;
    this.#tables.set(this.#placeOf(username, game), { turn: before.turn + 1, lies, staked });
  }

  /** Stakes on a table are in one currency, so another one has tables of its own. */
  #placeOf(username: string, { code }: GameFacts): string {
    const { code: currency, digits } = this.#currency();
    return `${username} ${code} ${currency} ${digits}`;
  }
}
