import { secretText } from './random.ts';

const mostKept = 12;

/** Pictures that players have sent and not yet named in anything. */
export class ProofBox {
  readonly #kept = new Map<string, Set<string>>();

  /** Keeps one until something names it; the oldest gives way. */
  keep(username: string): string {
    const kept = this.#kept.get(username) ?? new Set<string>();
    this.#kept.set(username, kept);
    const [oldest] = kept;
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest);
    const id = secretText(12);
    kept.add(id);
    return id;
  }

  /** Whether all of them are the player's own. */
  holds(username: string, pictures: readonly string[]): boolean {
    const kept = this.#kept.get(username);
    return pictures.every((picture) => kept?.has(picture));
  }
}
