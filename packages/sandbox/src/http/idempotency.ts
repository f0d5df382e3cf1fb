import { Refusal } from './refusal.ts';

interface Attempt {
  fingerprint: string;
  outcome: Promise<unknown>;
  settled: boolean;
}

export type Fate = { state: 'done'; value: unknown } | { state: 'working' } | { state: 'none' };

/**
 * Work by idempotency key: repeats get the first result, another payload is refused with 422, a repeat while the first
 * runs with 409. Failed work frees its key, since nothing was done under it.
 */
export class IdempotencyService {
  readonly #attempts = new Map<string, Attempt>();
  /** Idempotency keys already reported as unused; later requests with them are rejected. */
  readonly #closed = new Set<string>();

  async once<T>(key: string, payload: unknown, work: () => T | Promise<T>): Promise<T> {
    if (this.#closed.has(key)) throw new Refusal('conflict', { status: 422, message: 'the key was given up' });
    const fingerprint = JSON.stringify(payload);
    const earlier = this.#attempts.get(key);
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) {
        throw new Refusal('conflict', { status: 422, message: 'the key was used for something else' });
      }
      if (!earlier.settled) throw new Refusal('in-flight', { status: 409, message: 'still at work', retryAfter: 1 });
      return earlier.outcome as Promise<T>;
    }
    const outcome = Promise.resolve().then(work);
    const attempt: Attempt = { fingerprint, outcome, settled: false };
    this.#attempts.set(key, attempt);
    try {
      return await outcome;
    } catch (error) {
      this.#attempts.delete(key);
      throw error;
    } finally {
      attempt.settled = true;
    }
  }

  /** Returns the state of a key. An unused key is closed, so that a late request under it does nothing. */
  async fateOf(key: string): Promise<Fate> {
    const attempt = this.#attempts.get(key);
    if (!attempt) {
      this.#closed.add(key);
      return { state: 'none' };
    }
    return attempt.settled ? { state: 'done', value: await attempt.outcome } : { state: 'working' };
  }
}

const keyShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const isIdempotencyKey = (key: unknown): key is string => typeof key === 'string' && keyShape.test(key);

/** Scopes a key to its player, so no other player can query it or use it up. */
export const moneyKey = ({ account }: { account: { username: string } | null }, key: string): string =>
  `${account?.username}:${key.toLowerCase()}`;
