import type { ContactKind } from '@baize/domain';

const lifeMs = 10 * 60_000;

/** Who has shown that the contact bound now is theirs: it need not be shown again when the new one's code was mistyped. */
export class ContactProofs {
  readonly #now: () => number;
  readonly #until = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  give(username: string, kind: ContactKind): void {
    this.#until.set(`${username} ${kind}`, this.#now() + lifeMs);
  }

  holds(username: string, kind: ContactKind): boolean {
    return (this.#until.get(`${username} ${kind}`) ?? 0) > this.#now();
  }

  take(username: string, kind: ContactKind): void {
    this.#until.delete(`${username} ${kind}`);
  }
}
