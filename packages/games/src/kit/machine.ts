import type { GameSetup, Laid, PlacedBet, PlayedRound } from '../protocol.ts';
import type { PayTable } from './payTable.ts';

/** Interface of a game to the shell. */
export interface Machine<Result> {
  element: HTMLElement;
  /** `table` and `sea` keep all that a round needs on one screen; others are a cabinet with a deck below. */
  layout?: 'table' | 'sea';
  /** Elements below the first screen on phones, above the deck on desks. */
  beside?: readonly HTMLElement[];
  control: HTMLElement;
  action: string;
  payTable: PayTable;
  extras?: readonly HTMLElement[];
  /** Message when no bet is complete. */
  incomplete: string;
  /** Returns the current bets; null while incomplete. */
  bets: () => readonly PlacedBet[] | null;
  /** Returns the amount of chips on the table, which count when betting closes; null while none lie there. */
  chips?: () => string | null;
  /** True where messages belong to the deck, beside the buttons they speak of. */
  speaksInDeck?: boolean;
  /** Returns a sentence about a hand that waits for a move instead of the main button; null between rounds. */
  stands?: () => string | null;
  /** Moves the focus to the first possible move. */
  focusMove?: () => void;
  lock: (locked: boolean) => void;
  start: () => void;
  /**
   * Animates to a result and resolves when all of it is visible. `wins` are minor units in the order of the bets; null
   * for a round the player sat out.
   */
  show: (result: Result, wins: readonly bigint[] | null) => Promise<void>;
  /** Shows the player's own table at first and after every call, for kinds that keep one. */
  lay?: (laid: Laid) => void;
  /** Shows the bought free rounds left and returns a sentence about them, for kinds with free rounds. */
  tellBought?: (bought: NonNullable<PlayedRound<Result>['bought']>) => string;
  /** Returns to the previous state after a round that did not happen. */
  stop: () => void;
  tell?: (result: Result) => string;
}

/** Services of the shell for a game. */
export interface Surroundings<Details, Words> {
  setup: GameSetup<Details, Words>;
  words: GameSetup<Details, Words>['words'];
  money: (amount: string) => string;
  warn: (text: string) => void;
  /** Announces a step of the round that runs. */
  announce: (text: string) => void;
  play: () => void;
}
