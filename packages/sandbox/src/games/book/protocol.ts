import type { SpinRefusal } from '../protocol.ts';
import type { Market, Outcome, Selection } from './markets.ts';
import type { Sport } from './sports.ts';

/** What a page of the book and the game origin say to each other. Amounts are decimal strings, odds whole hundredths, times ms. */
export const boardPath = '/play/book/board';
export const betPath = '/play/book/bet';
export const cashOutPath = '/play/book/cash-out';

export interface OfferedOutcome {
  /** Names it in a bet. */
  pick: string;
  outcome: Outcome;
  /** Null while it is closed. */
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
  /** Of all legs together. */
  odds: number;
  legs: readonly (Selection & { odds: number; match: MatchView })[];
  outcome: BetOutcome;
  /** What it was paid, or what it can be paid at most while it is open. */
  pays: string;
  /** What the platform gives for it now; null when it cannot be cashed out. */
  cashOut: string | null;
}

export interface Board {
  now: number;
  balance: string;
  matches: readonly OfferedMatch[];
  /** Those that are open and the last ones, the latest first. */
  bets: readonly BetView[];
}

/** Body of a bet. The same key again gives the same answer and moves nothing. */
export interface BetRequest {
  launch: string;
  key: string;
  kind: 'singles' | 'multiple';
  /** Of each single, or of the one multiple. */
  stake: string;
  /** The odds that the player agreed to, hundredths. */
  legs: readonly { pick: string; odds: number }[];
}

export interface CashOutRequest {
  launch: string;
  key: string;
  reference: string;
  /** The price that the player agreed to. */
  price: string;
}

export type BookRefusal = SpinRefusal | 'odds-changed' | 'price-changed';

/** Every answer brings the board as it is now, a refusal for want of a session excepted. */
export type BookAnswer = { ok: true; board: Board } | { ok: false; code: BookRefusal; board?: Board };
