import { type GameFacts, kindOf, kindOfName, playRound, type RoundResult } from '@baize/games';
import { randomFrom } from '../base/random.ts';

/** Recent results of each table as marks of its game, oldest first, including rounds before the first player. */
export class TableHistory {
  readonly #seed: string;
  readonly #tables = new Map<string, readonly string[]>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  of(game: GameFacts): readonly string[] {
    const kept = this.#tables.get(game.code) ?? this.#pastOf(game);
    this.#tables.set(game.code, kept);
    return kept;
  }

  add(game: GameFacts, result: RoundResult): void {
    const { history } = kindOfName(kindOf(game));
    if (history) this.#tables.set(game.code, [...this.of(game), history.markOf(result)].slice(-history.length));
  }

  #pastOf(game: GameFacts): string[] {
    const { history } = kindOfName(kindOf(game));
    if (!history) return [];
    const random = randomFrom(this.#seed, 'table', game.code).next;
    return Array.from({ length: history.length }, () =>
      history.markOf(playRound({ game, bets: [{ bet: history.bet, stake: 1n }], random }).result),
    );
  }
}
