import type { SmsCodeService } from './smsCodes.ts';
import { TicketService } from './tickets.ts';

const minute = 60_000;

export class IdentityService {
  readonly sessions: TicketService<string>;
  readonly tokens: TicketService<string>;
  readonly #codes: SmsCodeService;

  constructor(now: () => number, codes: SmsCodeService) {
    this.#codes = codes;
    this.sessions = new TicketService(now, 5 * minute);
    this.tokens = new TicketService(now, 5 * minute);
  }

  send(number: string): string {
    this.#codes.send('firebase', number);
    return this.sessions.issue(number);
  }

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
