import type { Game, GameLibrary } from './games.ts';

const recentKept = 60;

export class PlayerGames {
  readonly #favourites = new Map<string, Set<number>>();
  readonly #recent = new Map<string, number[]>();

  /** Returns node ids, most recently marked first. */
  favourites(username: string): readonly number[] {
    return [...(this.#favourites.get(username) ?? [])].reverse();
  }

  mark(username: string, game: Game): void {
    const marked = this.#favourites.get(username) ?? new Set();
    marked.add(game.nodeId);
    this.#favourites.set(username, marked);
  }

  unmark(username: string, nodeId: number): void {
    this.#favourites.get(username)?.delete(nodeId);
  }

  recent(username: string): readonly number[] {
    return this.#recent.get(username) ?? [];
  }

  opened(username: string, game: Game): void {
    const others = this.recent(username).filter((nodeId) => nodeId !== game.nodeId);
    this.#recent.set(username, [game.nodeId, ...others].slice(0, recentKept));
  }
}

export function stockGames(playerGames: PlayerGames, games: GameLibrary): void {
  const byCode = (codes: readonly string[]) => codes.flatMap((code) => games.byCode(code) ?? []);
  for (const game of byCode(['OMB-3', 'QSM-2', 'OMB-1', 'PKP-5'])) playerGames.mark('demo.member', game);
  for (const game of byCode(['HXN-4', 'CRL-2', 'OMB-2', 'OMB-1'])) playerGames.opened('demo.member', game);
}
