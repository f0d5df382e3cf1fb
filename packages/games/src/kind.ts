import type { GameType } from '@baize/domain';
import type { WordsOf } from './languages.ts';

export interface GameFacts {
  gameType: GameType;
  title: string;
  vassalage: string;
  code: string;
  /** Percent, as a decimal string. */
  returnToPlayer: string;
  /** 1 pays small and often, 5 large and seldom. */
  volatility: number;
}

export interface Round {
  game: GameFacts;
  /** Bets with stakes in minor units; empty in a round the player sits out. */
  bets: readonly { bet: string; stake: bigint }[];
  random: () => number;
  /** State of the player's table; undefined for kinds without one. */
  lies?: unknown;
  others?: readonly string[];
}

export interface Outcome<Result> {
  result: Result;
  /** Payout of each bet including its stake, in minor units; 0 if lost. */
  wins: readonly bigint[];
  lies?: unknown;
}

/** State on a player's own table, for rounds of several calls or cards that stay. */
export interface KeptTable<Lies = unknown> {
  layOut(random: () => number): Lies;
  /** Returns the part that the page may know. */
  seen(lies: Lies): unknown;
  /** Reports whether a round is running, so that further moves belong to it. */
  running(lies: Lies): boolean;
  free: readonly string[];
  /** Free move that ends the round when repeated. */
  ends?: string;
  /** Betting time for the next round in milliseconds; undefined where a round waits for its player. */
  betsOpenMs?: number;
}

/** Creates a live table that keeps nothing after a round. */
export const liveTable = (betsOpenMs: number): KeptTable => ({
  layOut: () => null,
  seen: () => null,
  running: () => false,
  free: [],
  betsOpenMs,
});

/** Rules of a kind of game; its folder also holds the client, words and style. */
export interface Kind<Result extends { kind: string } = { kind: string }, Details = unknown> {
  kind: Result['kind'];
  gameTypes: readonly GameType[];
  /** Titles that imply this kind, where a category has several. */
  titles?: RegExp;
  words: WordsOf<Readonly<Record<string, string>>>;
  /** Return and volatility that follow from the rules; otherwise the game is made to return what its sheet states. */
  sheet?: { returnToPlayer: string; volatility: number };
  linesOf?(game: Pick<GameFacts, 'vassalage' | 'code'>): number;
  mostBets: number;
  /** True where the page paints its own ground, so that it needs no picture of the title's scene. */
  ownGround?: true;
  /** Plays one round. Throws a RangeError for a bet that this kind does not accept. */
  play(round: Round): Outcome<Result>;
  detailsOf(game: GameFacts): Details;
  /** Bet that plays a bought free round and stakes nothing. */
  boughtBet?: string;
  table?: KeptTable;
  history?: {
    length: number;
    /** Bet that is always valid, for rounds before the first player came. */
    bet: string;
    markOf(result: Result): string;
  };
}
