import { secretText } from '../base/random.ts';

const mostKept = 12;

export class ProofBox {
  readonly #kept = new Map<string, Set<string>>();

  /** Keeps a picture; the oldest is dropped. */
  keep(username: string): string {
    const kept = this.#kept.get(username) ?? new Set<string>();
    this.#kept.set(username, kept);
    const [oldest] = kept;
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest);
    const id = secretText(12);
    kept.add(id);
    return id;
  }

  holds(username: string, pictures: readonly string[]): boolean {
    const kept = this.#kept.get(username);
    return pictures.every((picture) => kept?.has(picture));
  }
}
