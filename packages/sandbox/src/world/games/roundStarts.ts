import type { GameFacts } from '@baize/games';

/** Start of each player's last round of a game, in ms; tabs and devices share it. */
export class RoundStarts {
  readonly #starts = new Map<string, number>();

  of(username: string, { code }: Pick<GameFacts, 'code'>): number | null {
    return this.#starts.get(`${username} ${code}`) ?? null;
  }

  put(username: string, { code }: Pick<GameFacts, 'code'>, at: number): void {
    this.#starts.set(`${username} ${code}`, at);
  }
}
