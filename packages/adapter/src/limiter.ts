/** Allowance of requests by key: `most` at once, refilled over `seconds`. */
export class Limiter {
  readonly #most: number;
  readonly #perMs: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(most: number, seconds: number, now: () => number) {
    this.#most = most;
    this.#perMs = most / (seconds * 1000);
    this.#now = now;
  }

  /** Takes one; returns 0, or the seconds until the next is allowed. */
  take(key: string): number {
    const now = this.#now();
    if (this.#buckets.size > 10_000) this.#sweep(now);
    const { left, at } = this.#buckets.get(key) ?? { left: this.#most, at: now };
    const filled = Math.min(this.#most, left + Math.max(0, now - at) * this.#perMs);
    const fine = filled >= 1;
    this.#buckets.set(key, { left: fine ? filled - 1 : filled, at: now });
    return fine ? 0 : Math.max(1, Math.ceil((1 - filled) / this.#perMs / 1000));
  }

  #sweep(now: number) {
    for (const [key, { left, at }] of this.#buckets)
      if (left + (now - at) * this.#perMs >= this.#most) this.#buckets.delete(key);
  }
}
