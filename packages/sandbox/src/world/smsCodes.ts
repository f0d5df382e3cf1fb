/** What a code may be used for: one sent to log in opens no account. */
export type CodePurpose = 'register' | 'login' | 'password' | 'verify' | 'firebase' | 'contact' | 'contact-held';

export type CodeVerdict = 'right' | 'wrong' | 'expired';

interface SentCode {
  purpose: CodePurpose;
  /** In international form. */
  mobileNum: string;
  code: string;
  expires: number;
  failures: number;
}

const digits = 6;
const mostFailures = 5;

/** Codes sent by message: each for one number and one purpose, for a few minutes, void after five wrong tries, good for one use. */
export class SmsCodeDesk {
  readonly #now: () => number;
  readonly #lifeMs: () => number;
  readonly #sent = new Map<string, SentCode>();

  constructor(now: () => number, lifeMs: () => number) {
    this.#now = now;
    this.#lifeMs = lifeMs;
  }

  /** Sends another code; the one before it is void. */
  send(purpose: CodePurpose, mobileNum: string): void {
    const [raw = 0] = crypto.getRandomValues(new Uint32Array(1));
    const code = String(raw % 10 ** digits).padStart(digits, '0');
    const expires = this.#now() + this.#lifeMs();
    this.#sent.set(`${purpose}:${mobileNum}`, { purpose, mobileNum, code, expires, failures: 0 });
  }

  /** Whether a code is right; a right one is spent. One that is void, spent, too old or another number's is `expired`. */
  use(purpose: CodePurpose, mobileNum: string, typed: string): CodeVerdict {
    const key = `${purpose}:${mobileNum}`;
    const sent = this.#sent.get(key);
    if (!sent || sent.expires <= this.#now()) return 'expired';
    if (typed.trim() === sent.code) {
      this.#sent.delete(key);
      return 'right';
    }
    sent.failures += 1;
    if (sent.failures >= mostFailures) this.#sent.delete(key);
    return 'wrong';
  }

  /** Codes that still hold, for the control panel. */
  open(): readonly Pick<SentCode, 'purpose' | 'mobileNum' | 'code'>[] {
    const now = this.#now();
    return [...this.#sent.values()]
      .filter(({ expires }) => expires > now)
      .map(({ purpose, mobileNum, code }) => ({ purpose, mobileNum, code }));
  }

  forget(): void {
    this.#sent.clear();
  }
}

/** A number in international form, however its national part was written: +923001234567. */
export const internationalNumber = (dialling: string, national: string): string =>
  `+${dialling.replace(/\D/g, '')}${national.replace(/\D/g, '').replace(/^0+/, '')}`;
