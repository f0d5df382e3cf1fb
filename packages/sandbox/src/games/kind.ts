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
  /** Stakes in minor units. */
  bets: readonly { bet: string; stake: bigint }[];
  /** Fractions from 0 up to 1. */
  random: () => number;
}

export interface Outcome<Result> {
  result: Result;
  /** What each bet is paid, its stake included, in minor units; 0 for one that lost. */
  wins: readonly bigint[];
}

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
  /** How many different bets a round may have. */
  mostBets: number;
  /** Plays one round. Throws RangeError for a bet that this kind does not take. */
  play(round: Round): Outcome<Result>;
  /** What the page of a game needs besides what every page has. */
  detailsOf(game: GameFacts): Details;
  /** The results that a table remembers. */
  history?: {
    length: number;
    /** A bet that is always taken, for rounds before anybody came. */
    bet: string;
    markOf(result: Result): string;
  };
}
