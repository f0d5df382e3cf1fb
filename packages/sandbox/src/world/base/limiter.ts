interface Window {
  from: number;
  count: number;
}

export interface Allowance {
  count: number;
  windowMs: number;
}

export class Limiter {
  readonly #windows = new Map<string, Window>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Takes one from the allowance and returns 0, or the seconds to wait when it is used up. */
  take(name: string, { count, windowMs }: Allowance): number {
    const now = this.#now();
    const open = this.#windows.get(name);
    const window = open && now - open.from < windowMs && now >= open.from ? open : { from: now, count: 0 };
    this.#windows.set(name, window);
    if (window.count >= count) return Math.max(1, Math.ceil((window.from + windowMs - now) / 1000));
    window.count += 1;
    return 0;
  }

  taken(name: string, windowMs: number): number {
    const window = this.#windows.get(name);
    return window && this.#now() - window.from < windowMs ? window.count : 0;
  }

  forget(name?: string): void {
    if (name === undefined) this.#windows.clear();
    else this.#windows.delete(name);
  }
}
