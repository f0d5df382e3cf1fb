import { digestPassword, type PasswordDigest, passwordMatches } from './passwords.ts';

/** What the demo accounts pay with; shown by the control panel, never a real secret. */
export const demoPaymentPassword = '246810';

/** The payment passwords. They open nothing: they are asked for before points or money leave an account. */
export class PaymentDesk {
  readonly #digests = new Map<string, Promise<PasswordDigest>>();

  /** Gives an account its payment password, or another one. */
  async set(username: string, password: string): Promise<void> {
    const digest = digestPassword(password);
    this.#digests.set(username, digest);
    await digest;
  }

  /** Whether the account has one. */
  has(username: string): boolean {
    return this.#digests.has(username) || username.startsWith('demo.');
  }

  /** Whether it is the account's; null for an account that has none yet. */
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
