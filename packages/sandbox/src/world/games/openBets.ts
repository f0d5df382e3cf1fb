import type { BetState } from '@baize/domain';
import { house, type Ledger } from '../money/ledger.ts';
import type { Game } from './games.ts';

/** Bet on a future event. Amounts in minor units of its ledger, times in milliseconds. */
export interface OpenBet {
  reference: string;
  username: string;
  game: Game;
  placedAt: number;
  settlesAt: number;
  stake: bigint;
  pays: bigint;
  ledger: Ledger;
}

export interface BetStanding {
  state: BetState;
  /** Settlement time in milliseconds; null while running. */
  at: number | null;
}

/**
 * Bets on events: the stake leaves at once, the prize comes after the event, and a cancelled event returns the stake.
 */
export class OpenBets {
  readonly #states = new Map<string, BetStanding>();
  readonly #running = new Set<OpenBet>();

  /** Throws a LedgerError, taking nothing, when the balance is too low. */
  take(bet: OpenBet): void {
    this.#post(bet, 'stake', bet.stake, bet.placedAt);
    this.#running.add(bet);
    this.#states.set(bet.reference, { state: 'running', at: null });
  }

  callOff(reference: string, at: number): void {
    for (const bet of this.#running) if (bet.reference === reference) this.#end(bet, 'called-off', bet.stake, at);
  }

  settle(now: number): void {
    for (const bet of this.#running) if (now >= bet.settlesAt) this.#end(bet, 'ended', bet.pays, bet.settlesAt);
  }

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
