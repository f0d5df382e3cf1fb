import { hex } from '@baize/gateway';
import { toBase64 } from '../base/png.ts';
import { randomFrom, secretText } from '../base/random.ts';
import { captchaAlphabet, captchaPicture } from './captchaPicture.ts';

interface Riddle {
  answer: string;
  expires: number;
}

export type CaptchaVerdict = 'right' | 'wrong' | 'expired';

const lifeMs = 2 * 60_000;
const length = 5;
/** Range of numbers that a proof of work has to search. */
const proofSize = 4_000;

/** Captchas, each valid for one try within two minutes. */
export class CaptchaService {
  readonly #now: () => number;
  readonly #open = new Map<string, Riddle>();

  constructor(now: () => number) {
    this.#now = now;
  }

  issue(): { id: string; image: string } {
    this.#sweep();
    const id = secretText(12);
    const random = randomFrom(secretText(12));
    const answer = Array.from({ length }, () => random.pick(captchaAlphabet)).join('');
    this.#open.set(id, { answer, expires: this.#now() + lifeMs });
    return { id, image: toBase64(captchaPicture(answer, random)) };
  }

  /**
   * Issues a proof of work: find the number below `most` whose salted digest is given. It is answered like a picture.
   */
  async issueProof(): Promise<{ id: string; salt: string; digest: string; most: number }> {
    this.#sweep();
    const [id, salt] = [secretText(12), secretText(12)];
    const answer = String(randomFrom(secretText(12)).int(0, proofSize - 1));
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt + answer)));
    this.#open.set(id, { answer, expires: this.#now() + lifeMs });
    return { id, salt, digest: hex(digest), most: proofSize };
  }

  /** Uses up the captcha, right or wrong. Ignores case and surrounding spaces. */
  check(id: string | undefined, answer: string | undefined): CaptchaVerdict {
    const riddle = id === undefined ? undefined : this.#open.get(id);
    if (id !== undefined) this.#open.delete(id);
    if (!riddle || riddle.expires <= this.#now()) return 'expired';
    return answer?.trim().toUpperCase() === riddle.answer ? 'right' : 'wrong';
  }

  open(): readonly { id: string; answer: string; expires: number }[] {
    this.#sweep();
    return [...this.#open].map(([id, riddle]) => ({ id, ...riddle }));
  }

  #sweep(): void {
    for (const [id, riddle] of this.#open) if (riddle.expires <= this.#now()) this.#open.delete(id);
  }
}
