export type ClockMode = { kind: 'running'; offsetMs: number } | { kind: 'frozen'; at: number };

/** Only source of time (ms since the epoch): runs, stands still or is moved manually. */
export class WorldClock {
  #mode: ClockMode = { kind: 'running', offsetMs: 0 };
  readonly #source: () => number;

  constructor(source: () => number) {
    this.#source = source;
  }

  get mode(): ClockMode {
    return this.#mode;
  }

  now(): number {
    return this.#mode.kind === 'frozen' ? this.#mode.at : this.#source() + this.#mode.offsetMs;
  }

  freeze(at = this.now()): void {
    this.#mode = { kind: 'frozen', at };
  }

  step(ms: number): void {
    this.#mode =
      this.#mode.kind === 'frozen'
        ? { kind: 'frozen', at: this.#mode.at + ms }
        : { kind: 'running', offsetMs: this.#mode.offsetMs + ms };
  }

  run(): void {
    this.#mode = { kind: 'running', offsetMs: this.now() - this.#source() };
  }

  reset(): void {
    this.#mode = { kind: 'running', offsetMs: 0 };
  }
}
