import type { Currency } from '@baize/domain';
import type { GameFacts, LastRound, RoundResult } from '@baize/games';

/** Time for which a player is told again how a round ended (ms). */
const toldMs = 10 * 60_000;

/** Each player's last finished round of a game, told after a reload. */
export class LastRounds {
  readonly #currency: () => Currency;
  readonly #now: () => number;
  readonly #rounds = new Map<string, LastRound<RoundResult>>();

  constructor(currency: () => Currency, now: () => number) {
    this.#currency = currency;
    this.#now = now;
  }

  of(username: string, game: Pick<GameFacts, 'code'>): LastRound<RoundResult> | null {
    const last = this.#rounds.get(this.#placeOf(username, game));
    return last && this.#now() - last.at < toldMs ? last : null;
  }

  put(username: string, game: Pick<GameFacts, 'code'>, round: Omit<LastRound<RoundResult>, 'at'>): void {
    this.#rounds.set(this.#placeOf(username, game), { ...round, at: this.#now() });
  }

  #placeOf(username: string, { code }: Pick<GameFacts, 'code'>): string {
    const { code: currency, digits } = this.#currency();
    return `${username} ${code} ${currency} ${digits}`;
  }
}
