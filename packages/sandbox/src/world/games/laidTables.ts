import type { Currency } from '@baize/domain';
import { type GameFacts, type KeptTable, kindOf, kindOfName } from '@baize/games';
import { randomFrom } from '../base/random.ts';

export interface LaidTable {
  readonly turn: number;
  readonly lies: unknown;
  /** Stake of the current round so far, in minor units; 0 between rounds. */
  readonly staked: bigint;
  /** Time at which bets close (ms); null while a round runs or waits for its player. */
  readonly closesAt: number | null;
}

/** Tolerance for bets in transit. */
const graceMs = 2_000;
/** Time for which a result is shown before betting reopens. */
const showMs = 5_000;

/** Each player's tables between two calls; kept on the server so that a reload restores them. */
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

  inPlay(): { username: string; code: string; table: LaidTable }[] {
    return [...this.#tables].flatMap(([place, kept]) => {
      const isNow = place === this.#placeOf(kept.username, kept);
      return isNow && (kept.table.closesAt !== null || kept.table.staked > 0n) ? [kept] : [];
    });
  }

  isClosed({ closesAt }: LaidTable): boolean {
    return closesAt !== null && this.#now() >= closesAt;
  }

  /** Reports whether a bet is too late, even allowing for transit. */
  isLate({ closesAt }: LaidTable): boolean {
    return closesAt !== null && this.#now() > closesAt + graceMs;
  }

  /** Reopens bets if the last round closed without the player. */
  reopen(username: string, game: GameFacts): void {
    const kept = this.of(username, game);
    if (kept && this.isLate(kept)) this.put(username, game, { lies: kept.lies, stake: 0n });
  }

  #closing({ betsOpenMs }: KeptTable, after = 0): number | null {
    return betsOpenMs === undefined ? null : this.#now() + after + betsOpenMs;
  }

  /** Stakes on a table are in one currency, so each currency has its own tables. */
  #placeOf(username: string, { code }: Pick<GameFacts, 'code'>): string {
    const { code: currency, digits } = this.#currency();
    return `${username} ${code} ${currency} ${digits}`;
  }
}
