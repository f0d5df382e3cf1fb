import type { PlayStop, SpinRefusal } from '../protocol.ts';
import type { Market, Outcome, Selection } from './markets.ts';
import type { Sport } from './sports.ts';

/**
 * Messages between a book page and the game origin. Amounts are decimal strings, odds whole hundredths, times
 * milliseconds.
 */
export const boardPath = '/play/book/board';
export const betPath = '/play/book/bet';
export const cashOutPath = '/play/book/cash-out';

export interface OfferedOutcome {
  pick: string;
  outcome: Outcome;
  odds: number | null;
}

export interface MatchView {
  id: string;
  sport: Sport;
  home: string;
  away: string;
  starts: number;
  state: 'upcoming' | 'live' | 'over' | 'abandoned';
  /** Minutes or overs played. */
  tick: number;
  score: readonly [home: number, away: number];
}

export interface OfferedMatch extends MatchView {
  markets: readonly { market: Market; line: number; outcomes: readonly OfferedOutcome[] }[];
}

export type BetOutcome = 'open' | 'won' | 'lost' | 'even' | 'void' | 'cashed';

export interface BetView {
  reference: string;
  stake: string;
  odds: number;
  legs: readonly (Selection & { odds: number; match: MatchView })[];
  outcome: BetOutcome;
  /** Amount paid or, while open, the most it can pay. */
  pays: string;
  /** Current cash-out offer; null if there is none. */
  cashOut: string | null;
}

export interface Board {
  now: number;
  balance: string;
  matches: readonly OfferedMatch[];
  bets: readonly BetView[];
}

/** Body of a bet. A repeated key returns the same response and moves no money. */
export interface BetRequest {
  launch: string;
  key: string;
  kind: 'singles' | 'multiple';
  /** Stake of each single, or of the multiple. */
  stake: string;
  /** Legs with the odds the player agreed to, in hundredths. */
  legs: readonly { pick: string; odds: number }[];
}

export interface CashOutRequest {
  launch: string;
  key: string;
  reference: string;
  price: string;
}

export type BookRefusal = SpinRefusal | 'odds-changed' | 'price-changed';

export type BookAnswer = { ok: true; board: Board } | { ok: false; code: BookRefusal; board?: Board; stop?: PlayStop };
