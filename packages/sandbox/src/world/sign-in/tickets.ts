import { secretText } from '../base/random.ts';

/** Values behind unguessable single-use keys, valid for a few minutes. */
export class TicketService<T> {
  readonly #now: () => number;
  readonly #lifeMs: number;
  readonly #open = new Map<string, { thing: T; until: number }>();

  constructor(now: () => number, lifeMs: number) {
    this.#now = now;
    this.#lifeMs = lifeMs;
  }

  issue(thing: T): string {
    const ticket = secretText(24);
    this.keep(ticket, thing);
    return ticket;
  }

  keep(name: string, thing: T): void {
    for (const [old, { until }] of this.#open) if (until <= this.#now()) this.#open.delete(old);
    this.#open.set(name, { thing, until: this.#now() + this.#lifeMs });
  }

  peek(ticket: string): T | null {
    const kept = this.#open.get(ticket);
    return kept && kept.until > this.#now() ? kept.thing : null;
  }

  take(ticket: string): T | null {
    const thing = this.peek(ticket);
    this.#open.delete(ticket);
    return thing;
  }

  forget(): void {
    this.#open.clear();
  }
}
