import { digestPassword, type PasswordDigest, passwordMatches } from '../sign-in/passwords.ts';

/** Payment password of the demo accounts, shown by the control panel; never a real secret. */
export const demoPaymentPassword = '246810';

export class PaymentService {
  readonly #digests = new Map<string, Promise<PasswordDigest>>();

  async set(username: string, password: string): Promise<void> {
    const digest = digestPassword(password);
    this.#digests.set(username, digest);
    await digest;
  }

  has(username: string): boolean {
    return this.#digests.has(username) || username.startsWith('demo.');
  }

  async matches(username: string, password: string): Promise<boolean | null> {
    const kept = this.#digests.get(username) ?? (username.startsWith('demo.') ? this.#demo() : undefined);
    return kept ? passwordMatches(password, await kept) : null;
  }

  #demo(): Promise<PasswordDigest> {
    const made = this.#digests.get('demo') ?? digestPassword(demoPaymentPassword);
    this.#digests.set('demo', made);
    return made;
  }
}
