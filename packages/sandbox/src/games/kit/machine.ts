import type { GameSetup, Laid, PlacedBet, PlayedRound } from '../protocol.ts';
import type { PayTable } from './payTable.ts';

/** What the shell asks of a game. */
export interface Machine<Result> {
  element: HTMLElement;
  /** Chooses what is staked; stands beside the button that plays. */
  control: HTMLElement;
  /** Word on the button that plays. */
  action: string;
  payTable: PayTable;
  /** Buttons beside that of the pay table. */
  extras?: readonly HTMLElement[];
  /** Said when nothing can be played yet. */
  incomplete: string;
  /** What the player bets now; null while that is incomplete. */
  bets: () => readonly PlacedBet[] | null;
  /** While a round is open its bets stand. */
  lock: (locked: boolean) => void;
  /** Sets everything in motion. */
  start: () => void;
  /**
   * Comes to rest on a result; resolves when all of it can be seen. `wins` are minor units, in the order of the bets; null for a
   * round that the player sat out.
   */
  show: (result: Result, wins: readonly bigint[] | null) => Promise<void>;
  /** Shows how the player's own table stands, at first and after every call; of kinds that keep something there. */
  lay?: (laid: Laid) => void;
  /** Shows the bought free rounds that are left after one of them, and says it in words; of kinds that have any. */
  tellBought?: (bought: NonNullable<PlayedRound<Result>['bought']>) => string;
  /** Comes to rest as it stood before, for a round that did not happen. */
  stop: () => void;
  /** The result in words, for those who do not see it. */
  tell?: (result: Result) => string;
}

/** What a game gets from the shell it stands in. */
export interface Surroundings<Details, Words> {
  setup: GameSetup<Details, Words>;
  words: GameSetup<Details, Words>['words'];
  /** An amount as the player reads it. */
  money: (amount: string) => string;
  /** Says why something did not happen. */
  warn: (text: string) => void;
  /** Plays a round, as the button does. */
  play: () => void;
}
