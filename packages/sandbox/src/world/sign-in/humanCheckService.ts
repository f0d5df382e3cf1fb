import { randomFrom, secretText } from '../base/random.ts';

interface Sum {
  answer: number;
  expires: number;
}

const lifeMs = 5 * 60_000;

/** Puzzles against bots, each valid for one try within five minutes. */
export class HumanCheckService {
  readonly #now: () => number;
  readonly #open = new Map<string, Sum>();

  constructor(now: () => number) {
    this.#now = now;
  }

  issue(): { id: string; first: number; second: number } {
    const id = secretText(12);
    const random = randomFrom(secretText(12));
    const [first, second] = [random.int(2, 12), random.int(2, 12)];
    this.#open.set(id, { answer: first + second, expires: this.#now() + lifeMs });
    return { id, first, second };
  }

  check(id: string, answer: string): boolean {
    const sum = this.#open.get(id);
    this.#open.delete(id);
    return sum !== undefined && sum.expires > this.#now() && answer.trim() === String(sum.answer);
  }
}
