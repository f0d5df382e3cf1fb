import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Log with one JSON line per try of a story: `{ id, phases }`, in ms. */
const phasesFile = 'test-results/storyPhases.jsonl';

/** `wait` covers fonts, images and frames after a mode change; `play` includes the waits of the play function. */
export type Phase = 'start' | 'play' | 'second mount' | 'wait' | 'axe' | 'pictures';

export class PhaseClock {
  readonly #spent: Partial<Record<Phase, number>> = {};
  #playing = 0;

  async time<Value>(phase: Phase, work: () => Promise<Value>): Promise<Value> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      this.#add(phase, performance.now() - start);
    }
  }

  /** Called between the runner's hooks, where Storybook mounts and plays the story. */
  startPlay(): void {
    this.#playing = performance.now();
  }

  /** Excludes the time of looks requested by the play function. */
  endPlay(): void {
    this.#add('play', performance.now() - this.#playing - this.#judged());
  }

  save(id: string): void {
    mkdirSync(dirname(phasesFile), { recursive: true });
    appendFileSync(phasesFile, `${JSON.stringify({ id, phases: this.#spent })}\n`);
  }

  #judged(): number {
    const { axe = 0, pictures = 0, wait = 0 } = this.#spent;
    return axe + pictures + wait;
  }

  #add(phase: Phase, ms: number) {
    this.#spent[phase] = (this.#spent[phase] ?? 0) + ms;
  }
}
