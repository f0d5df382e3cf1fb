import { Refusal } from './refusal.ts';

interface Attempt {
  fingerprint: string;
  outcome: Promise<unknown>;
  settled: boolean;
}

/**
 * One piece of work per key. The same key again answers with the first outcome; with another payload it is refused (422),
 * while the first is still running too (409). Work that failed frees its key: nothing was done under it.
 */
export class IdempotencyDesk {
  readonly #attempts = new Map<string, Attempt>();

  async once<T>(key: string, payload: unknown, work: () => T | Promise<T>): Promise<T> {
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
}

const keyShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const isIdempotencyKey = (key: unknown): key is string => typeof key === 'string' && keyShape.test(key);
