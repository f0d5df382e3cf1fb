import type { GameType } from '@baize/domain';
import type { WordsOf } from './languages.ts';

/** What a round depends on besides its bets. */
export interface GameFacts {
  gameType: GameType;
  title: string;
  vassalage: string;
  code: string;
  /** Per cent, a decimal string. */
  returnToPlayer: string;
  /** 1 pays small and often, 5 pays large and seldom. */
  volatility: number;
}

export interface Round {
  game: GameFacts;
  /** Stakes in minor units. None in a round that the player sits out. */
  bets: readonly { bet: string; stake: bigint }[];
  /** Fractions from 0 up to 1. */
  random: () => number;
  /** What lies on the player's table; undefined for kinds that keep nothing there. */
  lies?: unknown;
  /** Masked names of the other seats, whose moves are made up. */
  others?: readonly string[];
}

export interface Outcome<Result> {
  result: Result;
  /** What each bet is paid, its stake included, in minor units; 0 for one that lost. */
  wins: readonly bigint[];
  /** What lies on the player's table from now on. */
  lies?: unknown;
}

/** What games of several calls, or with cards that stay, keep on a player's own table. */
export interface KeptTable<Lies = unknown> {
  /** How it stands before the first call. */
  layOut(random: () => number): Lies;
  /** What of it the page may know. */
  seen(lies: Lies): unknown;
  /** Whether a round is under way, so that further moves belong to it. */
  running(lies: Lies): boolean;
  /** Moves that stake nothing. */
  free: readonly string[];
  /** The one of them that ends a round, if it is repeated as long as one runs. */
  ends?: string;
  /** How long bets on the next round are taken, in ms; undefined where a round waits for its player. */
  betsOpenMs?: number;
}

/** A live table on which nothing stays after a round. */
export const liveTable = (betsOpenMs: number): KeptTable => ({
  layOut: () => null,
  seen: () => null,
  running: () => false,
  free: [],
  betsOpenMs,
});

/** A kind of game: its folder holds these rules, the client that shows it, its words and its style. */
export interface Kind<Result extends { kind: string } = { kind: string }, Details = unknown> {
  kind: Result['kind'];
  /** Where games of this kind are found. */
  gameTypes: readonly GameType[];
  /** Titles that promise this kind, where a category has several. */
  titles?: RegExp;
  words: WordsOf<Readonly<Record<string, string>>>;
  /** Return and volatility that follow from the rules; without them a game is made to return what its sheet says. */
  sheet?: { returnToPlayer: string; volatility: number };
  /** Lines that a stake covers, of kinds that have any. */
  linesOf?(game: Pick<GameFacts, 'vassalage' | 'code'>): number;
  /** How many different bets a round may have. */
  mostBets: number;
  /** Plays one round. Throws RangeError for a bet that this kind does not take. */
  play(round: Round): Outcome<Result>;
  /** What the page of a game needs besides what every page has. */
  detailsOf(game: GameFacts): Details;
  /** The bet that plays a free round which the player bought, and stakes nothing. */
  boughtBet?: string;
  table?: KeptTable;
  /** The results that a table remembers. */
  history?: {
    length: number;
    /** A bet that is always taken, for rounds before anybody came. */
    bet: string;
    markOf(result: Result): string;
  };
}
