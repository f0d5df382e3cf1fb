/**
 * Messages between game page, game origin and site. Amounts are decimal strings in the player's currency; the page
 * never calculates money in floating point.
 */
import type { GameRules, LimitPeriod, RestKind } from '@baize/domain';
import type { KitWords } from './kit/words/en.ts';
import type { StopWords } from './kit/words/stops.ts';

/** Stake on one outcome; each kind of game names its own bets. */
export interface PlacedBet {
  bet: string;
  stake: string;
}

/** Body of `POST /play/spin`. A repeated request must return the same round and move no money. */
export interface SpinRequest {
  launch: string;
  key: string;
  /** Bets, whose sum is the stake of the round. */
  bets: readonly PlacedBet[];
  /** Turn the bets were made on, for games with a table. */
  turn?: number | undefined;
}

/** Body of `POST /play/watch`: plays a live-table round that the player sits out. */
export interface WatchRequest {
  launch: string;
  turn: number;
}

/** Simulated bet of another seat and its result; a tie may return some or all of it. */
export interface OtherMove<Bet extends string = string> {
  name: string;
  bet: Bet;
  outcome: 'won' | 'tied' | 'lost';
}

/** State of a player's own table between two calls, as far as the player may see it. */
export interface Laid<Lies = unknown> {
  /** Number of calls played; a call for another turn is refused with the current state. */
  turn: number;
  lies: Lies;
  /** Open round, to which further moves belong. */
  running: boolean;
  seats: number;
  others: readonly string[];
  /** Milliseconds until bets close; null while a round runs or waits for its player. */
  closesIn: number | null;
}

/** Bought free rounds of a slot. Amounts are decimal strings. */
export interface BoughtRounds {
  left: number;
  stake: string;
  /** Total won so far by the rounds bought together. */
  won: string;
}

export interface PastRound {
  stake: string;
  win: string;
}

/** Last finished round of a game, told again after a reload. */
export interface LastRound<Result = unknown> {
  /** Time of the end in milliseconds. */
  at: number;
  result: Result;
  stake: string;
  win: string;
}

/** Rest or limit that stops play, with its end in milliseconds; null for good. */
export type PlayStop =
  | { kind: RestKind; until: number | null }
  | { kind: 'pause' | 'elsewhere'; until: number }
  | { kind: 'limit'; limit: 'stake' | 'loss' | 'time'; period: LimitPeriod; left: string; until: number };

export type SpinRefusal =
  | 'session-ended'
  | 'insufficient-funds'
  | 'limit-reached'
  | 'on-a-break'
  | 'break-due'
  | 'playing-elsewhere'
  | 'invalid-stake'
  | 'table-moved'
  | 'bets-closed'
  | 'maintenance'
  | 'too-soon'
  | 'try-later';

export interface PlayedRound<Result> {
  ok: true;
  result: Result;
  stake: string;
  win: string;
  /** Payout of each bet in order; "0" if lost. */
  wins: readonly string[];
  balance: string;
  laid: Laid | null;
  /** Present after a bought free round; `stake` and `win` are then zero, as no money moved. */
  bought?: BoughtRounds & { win: string };
}

export interface RefusedRound {
  ok: false;
  code: SpinRefusal;
  balance?: string;
  laid?: Laid;
  /** Present with `limit-reached` and whatever else stops all play. */
  stop?: PlayStop;
  /** Present with `too-soon`: milliseconds until the next round may start. */
  waitMs?: number;
}

export type SpinAnswer<Result = { kind: string }> = PlayedRound<Result> | RefusedRound;

/** Message to the embedding window, always to its exact origin and never with amounts. */
export interface GameMessage {
  source: 'baize-game';
  type: 'ready' | 'balance-changed' | 'close' | 'session-ended';
}

export const spinPath = '/play/spin';
export const watchPath = '/play/watch';
export const scriptPath = (kind: string): string => `/play/${kind}.js`;
export const stylePath = (kind: string): string => `/play/${kind}.css`;
export const facePath = (name: string): string => `/play/${name}.woff2`;

export interface GameSetup<Details = unknown, Words = unknown> {
  kind: string;
  launch: string;
  words: KitWords & StopWords & Words;
  parent: string | null;
  currency: string;
  digits: number;
  balance: string;
  /** Stakes of a demonstration, which win and lose nothing. */
  playMoney: boolean;
  /** Offered stakes, smallest first; the smallest is the minimum of any bet. */
  stakes: readonly string[];
  /** Rules of the licence for this game and player; the server enforces the same. */
  rules: GameRules;
  /** Milliseconds until the next round may start. */
  waitMs: number;
  /** Maximum total of a round's bets. */
  most: string;
  /** Return to player in percent, as displayed. */
  returnToPlayer: string;
  /** Marks of the table's last results, oldest first; empty for games without any. */
  history: readonly string[];
  /** Player's last rounds, newest first; null for games whose rounds take several calls. */
  past: readonly PastRound[] | null;
  laid: Laid | null;
  bought: BoughtRounds | null;
  /** Null when the last round is long ago. */
  last: LastRound | null;
  details: Details;
}

export interface EndedSetup {
  words: Pick<KitWords, 'endedTitle' | 'endedText' | 'back'>;
  parent: string | null;
}
