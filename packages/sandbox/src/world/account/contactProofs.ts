import type { ContactKind } from '@baize/domain';

const lifeMs = 10 * 60_000;

/** Proof of the current contact, kept so that a mistyped code of the new one does not cost it. */
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
