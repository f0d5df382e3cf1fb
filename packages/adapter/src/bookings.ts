import { PlatformFault, Refused } from './refused.ts';
import type { Records } from './store.ts';
import type { WriteCount } from './writeCount.ts';

/** State of an idempotency key. `print` tells its content apart; `until` ends the time in which its work may still run. */
export type Booking =
  | { state: 'closed' }
  | { state: 'working'; print: string; at: number; until: number }
  | { state: 'done'; print: string; value: unknown };

export interface Attempt {
  key: string;
  print: string;
  /** Sends the request and returns the value of the answer. */
  work: () => Promise<unknown>;
  /** Looks for a booking under the key; null if there is none. */
  find: (() => Promise<unknown>) | undefined;
  /** Tells that the platform books the key once, so that the work may be repeated. */
  repeatable: boolean;
  writes: WriteCount;
}

export type Fate = { state: 'done'; value: unknown } | { state: 'working' } | { state: 'none' };

/** Time of one attempt, after which its process counts as dead, ms. */
export const longestWork = 60_000;
/** Time after which a request that the platform does not know will not arrive there any more, ms. */
export const settled = 2 * 60_000;

const stillWorking = () => new Refused('in-flight', { message: 'still at work', retryAfter: 1 });

/**
 * Money by idempotency key: each key books once. A repeat gets the first answer, another content a 422, a repeat at the
 * same time a 409. When the answer of the platform is lost, the booking is looked up before anything is sent again.
 */
export class Bookings {
  readonly #records: Records<Booking>;
  readonly #now: () => number;

  constructor(records: Records<Booking>, now: () => number) {
    this.#records = records;
    this.#now = now;
  }

  async once(attempt: Attempt): Promise<unknown> {
    const { key, print } = attempt;
    const now = this.#now();
    const mine: Booking = { state: 'working', print, at: now, until: now + longestWork };
    if (await this.#records.claim(key, mine)) return this.#run(attempt, mine, false);
    const found = await this.#records.locked(key, () => this.#again(attempt, mine));
    return found === null ? this.#run(attempt, mine, true) : found.value;
  }

  /** Decides about a key that was used before; null lets the work be done again. */
  async #again(attempt: Attempt, mine: Booking): Promise<{ value: unknown } | null> {
    const { key, print, find, repeatable } = attempt;
    const kept = await this.#records.read(key);
    if (!kept) throw stillWorking();
    if (kept.state === 'closed') throw new Refused('conflict', { message: 'the key was given up' });
    if (kept.print !== print) throw new Refused('conflict', { message: 'the key was used for something else' });
    if (kept.state === 'done') return kept;
    if (kept.until > this.#now()) throw stillWorking();
    const found = await find?.();
    if (found !== undefined && found !== null) {
      await this.#records.write(key, { state: 'done', print, value: found });
      return { value: found };
    }
    if (!repeatable && this.#now() < kept.at + settled) throw stillWorking();
    await this.#records.write(key, mine);
    return null;
  }

  async #run({ key, print, work, writes }: Attempt, mine: Booking, isRepeat: boolean): Promise<unknown> {
    let value: unknown;
    try {
      value = await work();
    } catch (error) {
      // After a lost answer only a refusal by the platform itself proves that nothing was booked.
      const nothingDone = writes.open === 0 && (!isRepeat || writes.refused > 0);
      if (nothingDone) await this.#records.remove(key);
      else await this.#records.write(key, { ...mine, until: 0 } as Booking);
      throw error;
    }
    // The answer counts even if it cannot be kept: a repeat finds the booking by its key.
    await this.#records.write(key, { state: 'done', print, value }).catch(() => undefined);
    return value;
  }

  /**
   * Tells what became of a key. `find` gets the mark of its content; undefined means that it cannot be looked up. One that was never used is closed, so that a late request under it does nothing.
   */
  async fateOf(key: string, find: (print: string) => Promise<unknown>): Promise<Fate> {
    if (await this.#records.claim(key, { state: 'closed' })) return { state: 'none' };
    return this.#records.locked(key, async () => {
      const kept = await this.#records.read(key);
      if (!kept || kept.state === 'closed') {
        await this.#records.write(key, { state: 'closed' });
        return { state: 'none' };
      }
      if (kept.state === 'done') return { state: 'done', value: kept.value };
      if (kept.until > this.#now()) return { state: 'working' };
      const found = await find(kept.print).catch((error) => {
        if (error instanceof Refused || error instanceof PlatformFault) return undefined;
        throw error;
      });
      if (found === undefined) return { state: 'working' };
      if (found !== null) {
        await this.#records.write(key, { state: 'done', print: kept.print, value: found });
        return { state: 'done', value: found };
      }
      if (this.#now() < kept.at + settled) return { state: 'working' };
      await this.#records.write(key, { state: 'closed' });
      return { state: 'none' };
    });
  }
}
