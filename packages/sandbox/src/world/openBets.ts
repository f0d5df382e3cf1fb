import type { BetState } from '@baize/domain';
import type { Game } from './games.ts';
import { house, type Ledger } from './ledger.ts';

/** A bet whose event is still to come. Amounts in minor units of its ledger, times in ms. */
export interface OpenBet {
  reference: string;
  username: string;
  game: Game;
  placedAt: number;
  settlesAt: number;
  stake: bigint;
  /** What it will pay; nothing when it will be lost. */
  pays: bigint;
  ledger: Ledger;
}

export interface BetStanding {
  state: BetState;
  /** When it was settled, ms; null while it runs. */
  at: number | null;
}

/** Bets on events: the stake leaves at once, the prize comes when the event is over, and an event that does not take place gives the stake back. */
export class OpenBets {
  readonly #states = new Map<string, BetStanding>();
  readonly #running = new Set<OpenBet>();

  /** Throws LedgerError when the player has too little; nothing is taken then. */
  take(bet: OpenBet): void {
    this.#post(bet, 'stake', bet.stake, bet.placedAt);
    this.#running.add(bet);
    this.#states.set(bet.reference, { state: 'running', at: null });
  }

  callOff(reference: string, at: number): void {
    for (const bet of this.#running) if (bet.reference === reference) this.#end(bet, 'called-off', bet.stake, at);
  }

  /** Ends every bet whose event is over by `now`. */
  settle(now: number): void {
    for (const bet of this.#running) if (now >= bet.settlesAt) this.#end(bet, 'ended', bet.pays, bet.settlesAt);
  }

  /** Null for what is no bet of this book. */
  stateOf(reference: string): BetStanding | null {
    return this.#states.get(reference) ?? null;
  }

  #end(bet: OpenBet, state: BetState, amount: bigint, at: number): void {
    this.#running.delete(bet);
    this.#states.set(bet.reference, { state, at });
    if (amount > 0n) this.#post(bet, state === 'ended' ? 'win' : 'refund', amount, at);
  }

  #post({ ledger, username, reference }: OpenBet, kind: 'stake' | 'win' | 'refund', amount: bigint, at: number): void {
    const [from, to] = kind === 'stake' ? [username, house('games')] : [house('games'), username];
    ledger.post({ key: `bet:${username}:${reference}:${kind}`, kind, from, to, amount, at, reference });
  }
}
