import type { SmsCodeDesk } from './smsCodes.ts';
import { TicketDesk } from './tickets.ts';

const minute = 60_000;

/** The state of the third party that verifies phones: sent codes by session, and ID tokens by number. */
export class IdentityDesk {
  readonly sessions: TicketDesk<string>;
  readonly tokens: TicketDesk<string>;
  readonly #codes: SmsCodeDesk;

  constructor(now: () => number, codes: SmsCodeDesk) {
    this.#codes = codes;
    this.sessions = new TicketDesk(now, 5 * minute);
    this.tokens = new TicketDesk(now, 5 * minute);
  }

  /** Sends a code to a number in E.164; answers with what it is confirmed by. */
  send(number: string): string {
    this.#codes.send('firebase', number);
    return this.sessions.issue(number);
  }

  /** An ID token for the number, or what is wrong in the service's own words. */
  confirm(session: string, code: string): { idToken: string; number: string } | { error: string } {
    const number = this.sessions.peek(session);
    if (number === null) return { error: 'SESSION_EXPIRED' };
    const verdict = this.#codes.use('firebase', number, code);
    if (verdict !== 'right') return { error: verdict === 'wrong' ? 'INVALID_CODE' : 'SESSION_EXPIRED' };
    this.sessions.take(session);
    return { idToken: this.tokens.issue(number), number };
  }

  forget(): void {
    this.sessions.forget();
    this.tokens.forget();
  }
}
