/**
 * What a game page and the game origin say to each other, and what the page tells the site around it.
 * Amounts are decimal strings in the player's currency; the page never counts money in floating point.
 */

/** Every game is one of three machines; the category of the game decides which. */
export type GameKind = 'slot' | 'dice' | 'draw';

/** How the reels of one game stand: columns by rows, five lines on three columns and ten on five. */
export type SlotLayout = '3x3' | '5x3';

/** A bet on three dice: the sum 4 to 10, the sum 11 to 17, or three of a kind. */
export type DicePick = 'small' | 'big' | 'triple';

/** A bet on a draw: exactly three different numbers from 1 to 20. */
export type DrawPick = readonly [number, number, number];

export interface SlotResult {
  kind: 'slot';
  /** Symbol numbers, column by column, top to bottom; 0 pays least. */
  reels: readonly (readonly number[])[];
  /** The winning line as the row in each column, and how many columns from the first it covers. */
  line: { rows: readonly number[]; count: number; symbol: number } | null;
}

export interface DiceResult {
  kind: 'dice';
  pick: DicePick;
  dice: readonly [number, number, number];
}

export interface DrawResult {
  kind: 'draw';
  pick: DrawPick;
  /** Six different numbers from 1 to 20 in the order drawn. */
  balls: readonly number[];
  matched: readonly number[];
}

export type RoundResult = SlotResult | DiceResult | DrawResult;

/** Body of `POST /play/spin`. The same key sent again must give the same round and move no money. */
export interface SpinRequest {
  launch: string;
  /** UUID of this press. */
  key: string;
  stake: string;
  /** Absent for slots. */
  pick?: DicePick | DrawPick;
}

export type SpinRefusal =
  | 'session-ended'
  | 'insufficient-funds'
  | 'limit-reached'
  | 'invalid-stake'
  | 'maintenance'
  | 'try-later';

export type SpinAnswer =
  | { ok: true; result: RoundResult; stake: string; win: string; balance: string }
  | { ok: false; code: SpinRefusal; balance?: string };

/** What the page tells the window around it, always with that window's exact origin; amounts are never among it. */
export interface GameMessage {
  source: 'baize-game';
  type: 'ready' | 'balance-changed' | 'close' | 'session-ended';
}

export const spinPath = '/play/spin';
export const scriptPath = '/play.js';
export const stylePath = '/play.css';

/** What the page's markup hands to its script. */
export interface GameSetup {
  kind: GameKind;
  launch: string;
  language: 'en' | 'ur';
  /** Origin of the window that may be told things, or null when the game stands alone. */
  parent: string | null;
  /** Currency sign set before an amount. */
  currency: string;
  /** Decimals of the currency. */
  digits: number;
  balance: string;
  /** Offered stakes, smallest first. */
  stakes: readonly string[];
  /** Return to player in percent, as told to the player. */
  returnToPlayer: string;
  /** Addresses of the six reel symbols, lowest pay first. Slots only. */
  symbols: readonly string[];
  layout: SlotLayout;
  prizes: readonly Prize[];
}

/** One line of the pay table: `count` equal symbols, dice or matches pay the stake times `multiplier`. */
export interface Prize {
  multiplier: number;
  /** Symbol number on a slot. */
  symbol?: number;
  /** Equal symbols from the first column, or matched numbers of a draw. */
  count?: number;
  /** The bet on dice that this pays. */
  pick?: DicePick;
}
