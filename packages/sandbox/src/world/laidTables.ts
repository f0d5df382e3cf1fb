import type { Currency } from '@baize/domain';
import { type GameFacts, type KeptTable, kindOf, kindOfName } from '../games/index.ts';
import { randomFrom } from './random.ts';

export interface LaidTable {
  readonly turn: number;
  readonly lies: unknown;
  /** What the round under way has staked so far, in minor units; 0 between rounds. */
  readonly staked: bigint;
  /** When no more bets are taken for the next round, ms since 1970; null while a round runs, and where a round waits for its player. */
  readonly closesAt: number | null;
}

/** How long a bet may be on its way. */
const graceMs = 2_000;
/** How long a result is shown before the next bets are expected. */
const showMs = 5_000;

/** What lies on each player's own tables between two calls: it outlives the page, so that a reload finds it again. */
export class LaidTables {
  readonly #seed: string;
  readonly #currency: () => Currency;
  readonly #now: () => number;
  readonly #tables = new Map<string, { username: string; code: string; table: LaidTable }>();

  constructor(seed: string, currency: () => Currency, now: () => number) {
    this.#seed = seed;
    this.#currency = currency;
    this.#now = now;
  }

  /** Null for games that keep nothing on the table. */
  of(username: string, game: GameFacts): LaidTable | null {
    const rules = kindOfName(kindOf(game)).table;
    if (!rules) return null;
    const place = this.#placeOf(username, game);
    const kept = this.#tables.get(place)?.table;
    if (kept) return kept;
    const table = {
      turn: 0,
      lies: rules.layOut(randomFrom(this.#seed, 'laid', place).next),
      staked: 0n,
      closesAt: this.#closing(rules),
    };
    this.#tables.set(place, { username, code: game.code, table });
    return table;
  }

  /** Keeps how a table stands after a call that staked so much. */
  put(username: string, game: GameFacts, { lies, stake }: { lies: unknown; stake: bigint }): void {
    const before = this.of(username, game);
    const rules = kindOfName(kindOf(game)).table;
    if (!before || !rules) return;
    const running = rules.running(lies);
    const staked = running ? before.staked + stake : 0n;
    const closesAt = running ? null : this.#closing(rules, showMs);
    const table = { turn: before.turn + 1, lies, staked, closesAt };
    this.#tables.set(this.#placeOf(username, game), { username, code: game.code, table });
  }

  /** Tables at which bets are taken or a round runs, in the currency of now. */
  inPlay(): { username: string; code: string; table: LaidTable }[] {
    return [...this.#tables].flatMap(([place, kept]) => {
      const isNow = place === this.#placeOf(kept.username, kept);
      return isNow && (kept.table.closesAt !== null || kept.table.staked > 0n) ? [kept] : [];
    });
  }

  /** Whether the time for bets on the next round is over. */
  isClosed({ closesAt }: LaidTable): boolean {
    return closesAt !== null && this.#now() >= closesAt;
  }

  /** Whether a bet comes too late even if it was long on its way. */
  isLate({ closesAt }: LaidTable): boolean {
    return closesAt !== null && this.#now() > closesAt + graceMs;
  }

  /** Opens the next round for bets where the last one has closed without the player. */
  reopen(username: string, game: GameFacts): void {
    const kept = this.of(username, game);
    if (kept && this.isLate(kept)) this.put(username, game, { lies: kept.lies, stake: 0n });
  }

  #closing({ betsOpenMs }: KeptTable, after = 0): number | null {
    return betsOpenMs === undefined ? null : this.#now() + after + betsOpenMs;
  }

  /** Stakes on a table are in one currency, so another one has tables of its own. */
  #placeOf(username: string, { code }: Pick<GameFacts, 'code'>): string {
    const { code: currency, digits } = this.#currency();
    return `${username} ${code} ${currency} ${digits}`;
  }
}
