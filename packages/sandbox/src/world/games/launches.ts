import { secretText } from '../base/random.ts';

export interface Launch {
  id: string;
  username: string;
  sessionToken: string;
  nodeId: number;
  language: string;
  parent: string;
  at: number;
}

const lifeMs = 60_000;

/** Launches, each usable once within a minute, and the tickets that opened games play with. */
export class LaunchService {
  readonly #now: () => number;
  readonly #waiting = new Map<string, Launch>();
  readonly #tickets = new Map<string, Launch>();

  constructor(now: () => number) {
    this.#now = now;
  }

  issue(launch: Omit<Launch, 'id' | 'at'>): { token: string; launch: Launch } {
    const token = secretText();
    const made = { ...launch, id: secretText(9), at: this.#now() };
    this.#waiting.set(token, made);
    return { token, launch: made };
  }

  open(token: string): { ticket: string; launch: Launch } | null {
    const launch = this.#waiting.get(token);
    this.#waiting.delete(token);
    if (!launch || this.#now() - launch.at > lifeMs) return null;
    const ticket = secretText();
    this.#tickets.set(ticket, launch);
    return { ticket, launch };
  }

  ofTicket(ticket: string): Launch | null {
    return this.#tickets.get(ticket) ?? null;
  }
}
