/**
 * What a game page and the game origin say to each other, and what the page tells the site around it.
 * Amounts are decimal strings in the player's currency; the page never counts money in floating point.
 */
import type { KitWords } from './kit/words/en.ts';

/** What is staked on one outcome; each kind of game has its own names of bets. */
export interface PlacedBet {
  bet: string;
  stake: string;
}

/** Body of `POST /play/spin`. The same key sent again must give the same round and move no money. */
export interface SpinRequest {
  launch: string;
  /** UUID of this press. */
  key: string;
  /** The stake of the round is their sum. */
  bets: readonly PlacedBet[];
  /** Of games that keep something on the table: the turn that the bets were made on. */
  turn?: number | undefined;
}

/** Body of `POST /play/watch`: the round of a live table that the player sits out. It stakes nothing. */
export interface WatchRequest {
  launch: string;
  turn: number;
}

/** What another seat bet, which is made up, and how that ended; a tie gives back some or all of it. */
export interface OtherMove<Bet extends string = string> {
  name: string;
  bet: Bet;
  outcome: 'won' | 'tied' | 'lost';
}

/** What lies on a player's own table between two calls, as far as the player may know it. */
export interface Laid<Lies = unknown> {
  /** Calls that were played at it; a call made on another turn is refused with how the table stands now. */
  turn: number;
  lies: Lies;
  /** A round is under way, and further moves belong to it. */
  running: boolean;
  /** Seats of the room, the player's own included. */
  seats: number;
  /** Who else sits there, invented and masked. */
  others: readonly string[];
  /** Ms until no bet is taken for the next round; null while a round runs, and where a round waits for its player. */
  closesIn: number | null;
}

/** Free rounds of a slot that the player bought. Amounts are decimal strings. */
export interface BoughtRounds {
  left: number;
  /** Of each round. */
  stake: string;
  /** By those that were bought together, so far. */
  won: string;
}

/** A round that is over. */
export interface PastRound {
  stake: string;
  win: string;
}

export type SpinRefusal =
  | 'session-ended'
  | 'insufficient-funds'
  | 'limit-reached'
  | 'invalid-stake'
  | 'table-moved'
  | 'bets-closed'
  | 'maintenance'
  | 'try-later';

export interface PlayedRound<Result> {
  ok: true;
  result: Result;
  /** Of all calls of the round. */
  stake: string;
  win: string;
  /** What each bet was paid, in their order; "0" for one that lost. */
  wins: readonly string[];
  balance: string;
  /** Null for games that keep nothing on the table. */
  laid: Laid | null;
  /** After a free round that was bought: `stake` and `win` are nothing then, as no money moved. */
  bought?: BoughtRounds & { win: string };
}

export interface RefusedRound {
  ok: false;
  code: SpinRefusal;
  balance?: string;
  laid?: Laid;
}

export type SpinAnswer<Result = { kind: string }> = PlayedRound<Result> | RefusedRound;

/** What the page tells the window around it, always with that window's exact origin; amounts are never among it. */
export interface GameMessage {
  source: 'baize-game';
  type: 'ready' | 'balance-changed' | 'close' | 'session-ended';
}

export const spinPath = '/play/spin';
export const watchPath = '/play/watch';
export const scriptPath = (kind: string): string => `/play/${kind}.js`;
export const stylePath = (kind: string): string => `/play/${kind}.css`;
export const facePath = (name: string): string => `/play/${name}.woff2`;

/** What the page's markup hands to its script. */
export interface GameSetup<Details = unknown, Words = unknown> {
  kind: string;
  launch: string;
  words: KitWords & Words;
  /** Origin of the window that may be told things, or null when the game stands alone. */
  parent: string | null;
  /** Currency sign set before an amount. */
  currency: string;
  /** Decimals of the currency. */
  digits: number;
  balance: string;
  /** Offered stakes, smallest first: the smallest is the least of any bet. */
  stakes: readonly string[];
  /** The most of all bets of a round. */
  most: string;
  /** Return to player in percent, as told to the player. */
  returnToPlayer: string;
  /** Marks of the last results at this table, oldest first; empty for games that keep none. */
  history: readonly string[];
  /** The player's last rounds of this game, newest first; null for games whose rounds take several calls. */
  past: readonly PastRound[] | null;
  /** How the player's own table stands; null for games that keep nothing there. */
  laid: Laid | null;
  /** Null where there are none. */
  bought: BoughtRounds | null;
  /** What only this kind of game needs. */
  details: Details;
}

/** What the markup of a page hands to its script when there is no session to play in. */
export interface EndedSetup {
  words: Pick<KitWords, 'endedTitle' | 'endedText' | 'back'>;
  parent: string | null;
}
