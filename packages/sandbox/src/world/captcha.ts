import { captchaAlphabet, captchaPicture } from './captchaPicture.ts';
import { toBase64 } from './png.ts';
import { randomFrom, secretText } from './random.ts';

interface Riddle {
  answer: string;
  expires: number;
}

export type CaptchaVerdict = 'right' | 'wrong' | 'expired';

const lifeMs = 2 * 60_000;
const length = 5;

/** Pictures that have to be read: each is good for one try within two minutes. */
export class CaptchaDesk {
  readonly #now: () => number;
  readonly #open = new Map<string, Riddle>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A new riddle: its id and a base64 PNG. */
  issue(): { id: string; image: string } {
    this.#sweep();
    const id = secretText(12);
    const random = randomFrom(secretText(12));
    const answer = Array.from({ length }, () => random.pick(captchaAlphabet)).join('');
    this.#open.set(id, { answer, expires: this.#now() + lifeMs });
    return { id, image: toBase64(captchaPicture(answer, random)) };
  }

  /** Spends the riddle, whatever the answer is. Case and spaces around do not count. */
  check(id: string | undefined, answer: string | undefined): CaptchaVerdict {
    const riddle = id === undefined ? undefined : this.#open.get(id);
    if (id !== undefined) this.#open.delete(id);
    if (!riddle || riddle.expires <= this.#now()) return 'expired';
    return answer?.trim().toUpperCase() === riddle.answer ? 'right' : 'wrong';
  }

  /** Riddles still open with their answers, for the control panel. */
  open(): readonly { id: string; answer: string; expires: number }[] {
    this.#sweep();
    return [...this.#open].map(([id, riddle]) => ({ id, ...riddle }));
  }

  #sweep(): void {
    for (const [id, riddle] of this.#open) if (riddle.expires <= this.#now()) this.#open.delete(id);
  }
}
