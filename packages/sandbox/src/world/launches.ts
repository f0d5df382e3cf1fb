import { secretText } from './random.ts';

export interface Launch {
  id: string;
  username: string;
  /** The session that asked: when it ends, so does the game. */
  sessionToken: string;
  nodeId: number;
  language: string;
  /** Origin that frames the game. */
  parent: string;
  at: number;
}

const lifeMs = 60_000;

/** A launch opens its game once, within a minute; what it opens is a ticket that the game plays with. */
export class LaunchDesk {
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

  /** Exchanges a launch for a ticket; null when it was used, has expired or never existed. */
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
