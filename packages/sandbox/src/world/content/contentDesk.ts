import type { Agreement } from '@baize/domain';
import { TicketService } from '../sign-in/tickets.ts';

/** Version of the terms in force, and the one before it. */
export const termsVersions = { now: '4.2', before: '4.1' } as const;

/** Minutes for which a token shows what is planned. */
export const previewMinutes = 60;

/** Tokens of the operator's team for its preview, and what players agreed to after their registration. */
export class ContentDesk {
  readonly #now: () => number;
  readonly #previews: TicketService<number>;
  readonly #agreed = new Map<string, Agreement[]>();

  constructor(now: () => number) {
    this.#now = now;
    this.#previews = new TicketService(now, previewMinutes * 60_000);
  }

  openPreview(): string {
    return this.#previews.issue(this.#now() + previewMinutes * 60_000);
  }

  /** Returns when a token ends, ms; null for a forged or spent one. */
  previewEnds(token: string): number | null {
    return this.#previews.peek(token);
  }

  agreements(username: string, termsAgreed: string): Agreement[] {
    return [{ text: 'terms', version: termsAgreed, language: 'EN' }, ...(this.#agreed.get(username) ?? [])];
  }

  agree(username: string, agreements: readonly Agreement[]): void {
    this.#agreed.set(username, [...(this.#agreed.get(username) ?? []), ...agreements]);
  }
}
