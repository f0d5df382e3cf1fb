/** Purpose of a code; a login code cannot open an account. */
export type CodePurpose = 'register' | 'login' | 'password' | 'verify' | 'firebase' | 'contact' | 'contact-held';

export type CodeVerdict = 'right' | 'wrong' | 'expired';

interface SentCode {
  purpose: CodePurpose;
  mobileNum: string;
  code: string;
  expires: number;
  failures: number;
}

const digits = 6;
const mostFailures = 5;

/** SMS codes, each for one number and purpose, single-use, valid for minutes and void after five wrong tries. */
export class SmsCodeService {
  readonly #now: () => number;
  readonly #lifeMs: () => number;
  readonly #sent = new Map<string, SentCode>();

  constructor(now: () => number, lifeMs: () => number) {
    this.#now = now;
    this.#lifeMs = lifeMs;
  }

  send(purpose: CodePurpose, mobileNum: string): void {
    const [raw = 0] = crypto.getRandomValues(new Uint32Array(1));
    const code = String(raw % 10 ** digits).padStart(digits, '0');
    const expires = this.#now() + this.#lifeMs();
    this.#sent.set(`${purpose}:${mobileNum}`, { purpose, mobileNum, code, expires, failures: 0 });
  }

  /** Checks a code and spends it if right. A void, spent, old or missing code is `expired`. */
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

/** Normalises a number to international form, such as +923001234567, dropping leading zeros. */
export const internationalNumber = (dialling: string, national: string): string =>
  `+${dialling.replace(/\D/g, '')}${national.replace(/\D/g, '').replace(/^0+/, '')}`;
